import type { Redemption } from '@goldwren/contracts/player';
import { formatHundredths, redemptionStates } from '@goldwren/rules';
import type { EventRow } from '../lifecycle/status-history.store.ts';
import type { RedemptionRow } from '../redemption.store.ts';

const usd = (cents: bigint | null): string | null => (cents === null ? null : formatHundredths(cents));

/** Builds a redemption as its player sees it, without the names of staff. */
export function redemptionView(row: RedemptionRow, events: readonly EventRow[]): Redemption {
  const { step } = redemptionStates[row.status];
  const dueAt = row.dueAt?.toISOString() ?? null;
  return {
    id: row.id,
    sweeps_submitted: formatHundredths(row.sweepsSubmitted),
    payout_method: row.payoutMethod,
    payout_details: { details: row.detailsMasked },
    status: row.status,
    created_at: row.createdAt.toISOString(),
    since: row.since.toISOString(),
    due_at: dueAt,
    next: step === null ? null : { step, by: dueAt },
    needs: [...row.needs],
    history: events
      .filter(({ redemptionId }) => redemptionId === row.id)
      .map(({ status, at, reason, note }) => ({ status, at: at.toISOString(), reason, note })),
    withheld: usd(row.withheldCents),
    paid_amount: usd(row.paidCents),
    delayed: row.breachedAt !== null,
  };
}
