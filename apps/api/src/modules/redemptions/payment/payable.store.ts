import type { PayoutMethod } from '@goldwren/rules';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import type { RedemptionKey, RedemptionRow } from '../redemption.store.ts';
import { redemption } from '../redemptions.table.ts';
import { openPayoutDetails } from './payout-details.ts';

export type ApprovedRow = Pick<
  RedemptionRow,
  'playerId' | 'id' | 'sweepsSubmitted' | 'payoutMethod' | 'detailsMasked' | 'needs' | 'since' | 'dueAt'
>;

const approvedColumns = {
  playerId: redemption.playerId,
  id: redemption.id,
  sweepsSubmitted: redemption.sweepsSubmitted,
  payoutMethod: redemption.payoutMethod,
  detailsMasked: redemption.detailsMasked,
  needs: redemption.needs,
  since: redemption.since,
  dueAt: redemption.dueAt,
};

/** Returns approved redemptions, the earliest request first. */
export function selectApproved(
  db: Db,
  query: { method?: PayoutMethod | undefined; afterId: string | null; limit: number },
): Promise<ApprovedRow[]> {
  const { method, afterId, limit } = query;
  return db
    .select(approvedColumns)
    .from(redemption)
    .where(
      and(
        eq(redemption.status, 'approved'),
        method && eq(redemption.payoutMethod, method),
        afterId === null ? undefined : gt(redemption.id, afterId),
      ),
    )
    .orderBy(asc(redemption.id))
    .limit(limit);
}

/** Returns which of these redemptions are approved, for any player. */
export function selectApprovedByIds(db: Db, ids: readonly string[]): Promise<RedemptionKey[]> {
  return db
    .select({ playerId: redemption.playerId, id: redemption.id })
    .from(redemption)
    .where(and(inArray(redemption.id, [...ids]), eq(redemption.status, 'approved')));
}

/**
 * Returns what finance must export or settle, the longest waiting first. Leaves out redemptions that wait for their
 * player.
 */
export function selectPayable(db: Db): Promise<Pick<RedemptionRow, 'since' | 'dueAt'>[]> {
  return db
    .select({ since: redemption.since, dueAt: redemption.dueAt })
    .from(redemption)
    .where(and(inArray(redemption.status, ['approved', 'processing']), eq(redemption.needs, sql`'{}'::text[]`)))
    .orderBy(asc(redemption.since));
}

/** Returns the payout details in full. Only for staff who pay prizes; callers must audit the access. */
export async function openDetailsOf(db: Db, box: SealedBox, key: RedemptionKey): Promise<string> {
  const rows = await db
    .select({ playerId: redemption.playerId, id: redemption.id, detailsSealed: redemption.detailsSealed })
    .from(redemption)
    .where(and(eq(redemption.playerId, key.playerId), eq(redemption.id, key.id)));
  return openPayoutDetails(box, onlyRow(rows));
}
