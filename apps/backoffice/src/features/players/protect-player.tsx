import { playersMessages } from '@goldwren/messages/staff/players';
import {
  type CoolOffDays,
  coolOffDays,
  type ExclusionTerm,
  exclusionTermNames,
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
} from '@goldwren/rules';
import { SelectField, TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { useSession } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

const messages = playersMessages.protect;
const reasonField = { name: 'reason', label: playersMessages.reason, hint: playersMessages.reasonHint };

/** What support can set for a player who asks for it, such as by phone. */
export function ProtectPlayer({ id }: { id: string }) {
  const may = useSession(({ staff }) => staff?.permissions.includes('players.protect') ?? false);
  if (!may) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <SetLimit id={id} />
      <StartBreak id={id} />
      <Exclude id={id} />
    </div>
  );
}

function SetLimit({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.limit}
      title={messages.limit}
      text={messages.limitText}
      confirm={messages.limit}
      fields={['kind', 'period', 'amount', 'reason']}
      send={({ kind, period, ...body }) =>
        api.players.setLimit({
          params: { id },
          body: { ...body, kind: kind as LimitKind, period: period as LimitPeriod },
        })
      }
      done={playersMessages.done}
    >
      {(errors) => (
        <>
          <Choice
            name="kind"
            label={messages.kind}
            options={optionsOf(limitKinds, messages.kinds)}
            error={errors.kind}
          />
          <Choice
            name="period"
            label={messages.period}
            options={optionsOf(limitPeriods, messages.periods)}
            error={errors.period}
          />
          <TextField
            label={messages.amount}
            hint={messages.amountHint}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            error={errors.amount}
          />
          <NoteField {...reasonField} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

function StartBreak({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.coolOff}
      title={messages.coolOff}
      text={messages.coolOffText}
      confirm={messages.coolOff}
      fields={['days', 'reason']}
      send={({ days, reason }) =>
        api.players.coolOff({ params: { id }, body: { days: Number(days) as CoolOffDays, reason } })
      }
      done={playersMessages.done}
    >
      {(errors) => (
        <>
          <Choice
            name="days"
            label={messages.days}
            options={coolOffDays.map((days) => [days, messages.dayCount(days)] as const)}
            error={errors.days}
          />
          <NoteField {...reasonField} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

function Exclude({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.exclude}
      title={messages.exclude}
      text={messages.excludeText}
      confirm={messages.exclude}
      fields={['term', 'reason']}
      send={({ term, reason }) =>
        api.players.selfExclude({ params: { id }, body: { term: term as ExclusionTerm, reason } })
      }
      done={playersMessages.done}
    >
      {(errors) => (
        <>
          <Choice
            name="term"
            label={messages.term}
            options={optionsOf(exclusionTermNames, messages.terms)}
            error={errors.term}
          />
          <NoteField {...reasonField} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly (readonly [value: string | number, text: string])[];
  error: string | undefined;
}

/** A choice without a default, because no one can take back what it sets. */
function Choice({ name, label, options, error }: ChoiceProps) {
  return (
    <SelectField label={label} name={name} defaultValue="" error={error}>
      <option value="" disabled>
        {messages.choose}
      </option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
