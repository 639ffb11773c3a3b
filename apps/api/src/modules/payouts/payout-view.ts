import type { Payout, PlayerLine } from '@goldwren/contracts/staff';
import { formatHundredths } from '@goldwren/rules';
import type { PayoutRow } from './payouts.store.ts';
import type { TransferRow } from './transfers/transfer.store.ts';

/** `players`: the players of the rows, by id. */
export function payoutView(
  row: PayoutRow,
  players: ReadonlyMap<string, PlayerLine>,
  transfer: TransferRow | undefined,
): Payout {
  return {
    id: row.id,
    redemption_id: row.redemptionId,
    batch_id: row.batchId,
    player: players.get(row.playerId) ?? { id: row.playerId, display: '', email: '' },
    payout_method: row.method,
    gross: formatHundredths(row.grossCents),
    withheld: formatHundredths(row.withheldCents),
    net: formatHundredths(row.netCents),
    state: row.state,
    started_at: row.startedAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    paid_on: row.paidOn,
    reference: row.reference,
    failure: row.failure,
    note: row.note,
    transfer: transfer
      ? {
          provider: transfer.provider,
          state: transfer.state,
          provider_reference: transfer.providerRef,
          unclaimed: transfer.unclaimedAt !== null,
          code: transfer.code,
          taken_back:
            transfer.takenBackAt === null
              ? null
              : { at: transfer.takenBackAt.toISOString(), code: transfer.takenBackCode ?? '' },
        }
      : null,
  };
}
