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
import { TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { usePermission } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ChoiceField, ReasonField } from '../../shared/reason-fields.tsx';

const messages = playersMessages.protect;

/** What support can set for a player who requests it, such as by phone. */
export function ProtectPlayer({ id }: { id: string }) {
  const may = usePermission('players.protect');
  if (!may) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <SetLimit id={id} />
      <StartCoolOff id={id} />
      <Exclude id={id} />
    </div>
  );
}

function SetLimit({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.limit}
      text={messages.limitText}
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
          <ChoiceField
            choose={messages.choose}
            name="kind"
            label={messages.kind}
            options={optionsOf(limitKinds, messages.kinds)}
            error={errors.kind}
          />
          <ChoiceField
            choose={messages.choose}
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
          <ReasonField hint={playersMessages.reasonHint} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

function StartCoolOff({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.coolOff}
      text={messages.coolOffText}
      fields={['days', 'reason']}
      send={({ days, reason }) =>
        api.players.coolOff({ params: { id }, body: { days: Number(days) as CoolOffDays, reason } })
      }
      done={playersMessages.done}
    >
      {(errors) => (
        <>
          <ChoiceField
            choose={messages.choose}
            name="days"
            label={messages.days}
            options={coolOffDays.map((days) => [days, messages.dayCount(days)] as const)}
            error={errors.days}
          />
          <ReasonField hint={playersMessages.reasonHint} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

function Exclude({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.exclude}
      text={messages.excludeText}
      fields={['term', 'reason']}
      send={({ term, reason }) =>
        api.players.selfExclude({ params: { id }, body: { term: term as ExclusionTerm, reason } })
      }
      done={playersMessages.done}
    >
      {(errors) => (
        <>
          <ChoiceField
            choose={messages.choose}
            name="term"
            label={messages.term}
            options={optionsOf(exclusionTermNames, messages.terms)}
            error={errors.term}
          />
          <ReasonField hint={playersMessages.reasonHint} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}
