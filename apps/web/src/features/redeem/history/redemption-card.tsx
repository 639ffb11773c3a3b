import type { Redemption } from '@goldwren/contracts/player';
import { redeem } from '@goldwren/messages/current/redeem';
import { redemptionHistory as messages } from '@goldwren/messages/current/redemption-history';
import { redemptions as shared } from '@goldwren/messages/current/redemptions';
import { Icon } from '@goldwren/ui/icons';
import { useNow } from '../../../lib/browser/use-now.ts';
import { durations } from '../../../lib/i18n/durations.ts';
import { coins, moment } from '../../../lib/i18n/format.ts';
import { CoinMark } from '../../../shared/coins/coin-mark.tsx';
import { needsHeadingId } from '../places.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { RedemptionStatusMark } from './redemption-status-mark.tsx';
import { Steps } from './steps.tsx';

/** One redemption: amount, destination, status and since when, the next step and its deadline, and its history. */
export function RedemptionCard({ redemption }: { redemption: Redemption }) {
  const { sweeps_submitted: amount, payout_method: method, payout_details: to, created_at: requested } = redemption;
  const { status, since, next, needs, delayed, withheld, paid_amount: paid } = redemption;
  return (
    <li className="card min-w-0 p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="flex items-center gap-2 text-lg">
            <CoinMark currency="sweeps" className="size-5" />
            {messages.of(`${coins(amount)} SC`, shared.methods[method])}
          </h3>
          <p className="mt-0.5 text-sm break-words text-ink-3">
            {messages.details} {to.details} · {messages.requestedOn(moment(requested))}
          </p>
        </div>
        <div className="text-sm">
          <RedemptionStatusMark status={status} className="text-base font-semibold" />
          <p className="text-ink-3">{messages.since(moment(since))}</p>
        </div>
      </div>
      {next ? <NextStep next={next} delayed={delayed} /> : null}
      {needs.length > 0 ? (
        <p className="mt-2 flex items-center gap-2 text-warn">
          <Icon name="alert" />
          <a href={`#${needsHeadingId}`} className="link">
            {messages.needed}: {needs.map((need) => redeem.needs[need]).join(', ')}
          </a>
        </p>
      ) : null}
      {paid === null ? null : (
        <p className="mt-2 text-ink-2">
          <strong className="text-ink">{messages.paid(paid)}</strong>
          {withheld === null || withheld === '0.00' ? null : ` · ${messages.withheld(withheld)}`}
        </p>
      )}
      <Steps history={redemption.history} />
      {status === 'paid' ? <ReceiptButton redemption={redemption} /> : null}
    </li>
  );
}

/** The next step with its deadline, and the time until then or the delay. */
function NextStep({ next, delayed }: { next: NonNullable<Redemption['next']>; delayed: boolean }) {
  const by = next.by === null ? null : Date.parse(next.by);
  const now = useNow(by);
  const left = by === null ? null : (by - now) / 1_000;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-2 border-info pl-3">
      <span>
        <strong>{messages.next}</strong> {shared.steps[next.step]}
        {next.by === null ? null : `, ${messages.by(moment(next.by))}`}
      </span>
      {left === null ? null : (
        <span className={`flex items-center gap-1.5 text-sm ${delayed ? 'font-semibold text-warn' : 'text-ink-3'}`}>
          <Icon name={delayed ? 'alert' : 'clock'} className="size-4.5" />
          {delayed ? `${messages.delayed}: ` : ''}
          {left >= 0 ? messages.timeLeft(durations.inWords(left)) : messages.overdue(durations.inWords(-left))}
        </span>
      )}
    </p>
  );
}
