import type { PlayerFile } from '@goldwren/contracts/staff';
import { playersMessages as messages } from '@goldwren/messages/staff/players';
import { dayAfter, isCalendarDay, productDayStart } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { usePermission } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { moneyText } from '../../shared/money.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';

type Props = Pick<PlayerFile, 'id' | 'redemption_limits'>;

const usd = (amount: string) => moneyText(amount, 'USD');

/** The player's redemption limits, how much of them is used, and the form to raise them. */
export function RedemptionLimitsCard({ id, redemption_limits: limits }: Props) {
  const mayRaise = usePermission('redemptions.raise_limit');
  const { until } = limits;
  return (
    <SectionCard title={messages.allowance}>
      <Facts
        facts={[
          [messages.limits, limits.raised ? messages.raised : messages.published],
          limits.raised ? [messages.raisedUntil, until ? <When key="until" at={until} /> : messages.noEnd] : null,
          [messages.perRequest, usd(limits.request)],
          [messages.perDay, messages.usedOf(usd(limits.used_today), usd(limits.day))],
          [messages.perMonth, messages.usedOf(usd(limits.used_this_month), usd(limits.month))],
        ]}
      />
      {mayRaise ? (
        <div className="mt-4">
          <RaiseLimits id={id} redemption_limits={limits} />
        </div>
      ) : null}
    </SectionCard>
  );
}

/** Converts a day to the instant of its end. Invalid days pass unchanged, so that the API rejects them. */
function endOfDay(day: string): string | null {
  if (day === '') return null;
  return isCalendarDay(day) ? productDayStart(dayAfter(day)).toISOString() : day;
}

function RaiseLimits({ id, redemption_limits: limits }: Props) {
  return (
    <ActionButton
      label={messages.raise}
      text={messages.raiseText}
      fields={['request', 'day', 'month', 'until', 'reason']}
      send={({ until, ...body }) =>
        api.redemptions.raiseLimits({ params: { id }, body: { ...body, until: endOfDay(until) } })
      }
      done={messages.done}
    >
      {(errors) => (
        <>
          <Amount name="request" label={messages.perRequest} now={limits.request} error={errors.request} />
          <Amount name="day" label={messages.perDay} now={limits.day} error={errors.day} />
          <Amount name="month" label={messages.perMonth} now={limits.month} error={errors.month} />
          <TextField
            label={messages.raiseUntil}
            name="until"
            type="date"
            hint={messages.raiseUntilHint}
            error={errors.until}
            optional
          />
          <ReasonField hint={messages.reasonHint} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

interface AmountProps {
  name: 'request' | 'day' | 'month';
  label: string;
  now: string;
  error: string | undefined;
}

function Amount({ now, ...field }: AmountProps) {
  return <TextField {...field} inputMode="decimal" autoComplete="off" defaultValue={now} />;
}
