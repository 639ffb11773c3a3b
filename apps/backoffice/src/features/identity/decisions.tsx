import type { IdentityCase, IdentityFile, RejectIdentityForm } from '@goldwren/contracts/staff';
import { identityMessages } from '@goldwren/messages/staff/identity';
import { type DocumentKind, documentKinds, identityNoteMaxLength, rejectionsOf } from '@goldwren/rules';
import { SelectField, TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

interface DecisionProps {
  player: IdentityFile['player'];
  entered: IdentityFile['entered'];
  waiting: IdentityCase;
}

const personFields = ['first_name', 'last_name', 'birth_date', 'document_number', 'differences_confirmed'] as const;

/** Verifies the player, under the name and birth date that the documents show. */
export function ApproveButton({ player, entered, waiting }: DecisionProps) {
  const words = identityMessages.approve;
  return (
    <ActionButton
      label={words.label}
      look="primary"
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      done={words.done}
      fields={personFields}
      send={({ differences_confirmed: confirmed, ...person }) =>
        api.identity.approve({
          params: { playerId: player.id, caseId: waiting.id },
          body: { ...person, differences_confirmed: confirmed === 'on' },
        })
      }
    >
      {(errors) => (
        <>
          <TextField label={words.firstName} name="first_name" autoComplete="off" error={errors.first_name} />
          <TextField label={words.lastName} name="last_name" autoComplete="off" error={errors.last_name} />
          <TextField
            label={words.birthDate}
            name="birth_date"
            type="date"
            error={errors.birth_date}
            hint={`${identityMessages.case.entered}: ${entered.first_name} ${entered.last_name}, ${entered.birth_date}`}
          />
          <TextField
            label={words.documentNumber}
            name="document_number"
            autoComplete="off"
            error={errors.document_number}
            hint={words.documentNumberHint}
          />
          <Tick name="differences_confirmed" label={words.differences} />
        </>
      )}
    </ActionButton>
  );
}

const refusalFields = [...documentKinds, 'ssn_last4', 'note'] as const;
type RefusalField = (typeof refusalFields)[number];

/** What was chosen as the body has it: a document without a reason is fine, and left out. */
function refusalOf(values: Record<RefusalField, string>): RejectIdentityForm {
  const chosen = documentKinds.filter((kind) => values[kind] !== '').map((kind) => [kind, values[kind]] as const);
  return {
    ...(Object.fromEntries(chosen) as Pick<RejectIdentityForm, DocumentKind>),
    ssn_last4: values.ssn_last4 === 'on',
    ...(values.note.trim() === '' ? {} : { note: values.note }),
  };
}

/** Asks for other documents, with a reason for each. */
export function RejectButton({ player, waiting }: Omit<DecisionProps, 'entered'>) {
  const words = identityMessages.reject;
  return (
    <ActionButton
      label={words.label}
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      done={words.done}
      fields={refusalFields}
      send={(values) =>
        api.identity.reject({ params: { playerId: player.id, caseId: waiting.id }, body: refusalOf(values) })
      }
      words={{ validation_failed: words.missing }}
    >
      {(errors) => (
        <>
          {documentKinds.map((kind) => (
            <SelectField
              key={kind}
              label={identityMessages.kinds[kind]}
              name={kind}
              defaultValue=""
              required={false}
              error={errors[kind]}
            >
              <option value="">{words.fine}</option>
              {rejectionsOf[kind].map((reason) => (
                <option key={reason} value={reason}>
                  {identityMessages.reasons[reason]}
                </option>
              ))}
            </SelectField>
          ))}
          {waiting.ssn_last4 === null ? null : <Tick name="ssn_last4" label={words.digits} />}
          <NoteField
            label={words.note}
            hint={words.noteHint}
            error={errors.note}
            maxLength={identityNoteMaxLength}
            optional
          />
        </>
      )}
    </ActionButton>
  );
}

function Tick({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex items-start gap-2">
      <input type="checkbox" name={name} className="mt-1 size-4" />
      <span>{label}</span>
    </label>
  );
}
