import type { IdentityCase, IdentityFile, RejectIdentityForm } from '@goldwren/contracts/staff';
import { identityMessages } from '@goldwren/messages/staff/checks/identity';
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

/** Verifies the player under the name and birth date on the documents. */
export function ApproveButton({ player, entered, waiting }: DecisionProps) {
  const messages = identityMessages.approve;
  return (
    <ActionButton
      label={messages.label}
      look="primary"
      atSide
      title={messages.title}
      text={messages.text}
      confirm={messages.confirm}
      done={messages.done}
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
          <TextField label={messages.firstName} name="first_name" autoComplete="off" error={errors.first_name} />
          <TextField label={messages.lastName} name="last_name" autoComplete="off" error={errors.last_name} />
          <TextField
            label={messages.birthDate}
            name="birth_date"
            type="date"
            error={errors.birth_date}
            hint={`${identityMessages.case.entered}: ${entered.first_name} ${entered.last_name}, ${entered.birth_date}`}
          />
          <TextField
            label={messages.documentNumber}
            name="document_number"
            autoComplete="off"
            error={errors.document_number}
            hint={messages.documentNumberHint}
          />
          <Tick name="differences_confirmed" label={messages.differences} />
        </>
      )}
    </ActionButton>
  );
}

const refusalFields = [...documentKinds, 'ssn_last4', 'note'] as const;
type RefusalField = (typeof refusalFields)[number];

/** Converts the form values to the request body. A document without a reason is accepted, so it is left out. */
function refusalOf(values: Record<RefusalField, string>): RejectIdentityForm {
  const chosen = documentKinds.filter((kind) => values[kind] !== '').map((kind) => [kind, values[kind]] as const);
  return {
    ...(Object.fromEntries(chosen) as Pick<RejectIdentityForm, DocumentKind>),
    ssn_last4: values.ssn_last4 === 'on',
    ...(values.note.trim() === '' ? {} : { note: values.note }),
  };
}

/** Requests other documents, with a reason for each. */
export function RejectButton({ player, waiting }: Omit<DecisionProps, 'entered'>) {
  const messages = identityMessages.reject;
  return (
    <ActionButton
      label={messages.label}
      atSide
      title={messages.title}
      text={messages.text}
      confirm={messages.confirm}
      done={messages.done}
      fields={refusalFields}
      send={(values) =>
        api.identity.reject({ params: { playerId: player.id, caseId: waiting.id }, body: refusalOf(values) })
      }
      problemMessages={{ validation_failed: messages.missing }}
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
              <option value="">{messages.fine}</option>
              {rejectionsOf[kind].map((reason) => (
                <option key={reason} value={reason}>
                  {identityMessages.reasons[reason]}
                </option>
              ))}
            </SelectField>
          ))}
          {waiting.ssn_last4 === null ? null : <Tick name="ssn_last4" label={messages.digits} />}
          <NoteField
            label={messages.note}
            hint={messages.noteHint}
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
