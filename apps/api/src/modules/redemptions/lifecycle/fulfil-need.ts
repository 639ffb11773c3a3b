import { type RedemptionNeed, type RedemptionReason, redemptionDueAt } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { changeRedemption, type RedemptionRow } from '../redemption.store.ts';
import type { LockedRedemption } from './lock-redemption.ts';
import { insertEvent } from './status-history.store.ts';

/**
 * Records that the player has done one of the things that a redemption waits for. After the last one, its clock starts.
 */
export async function fulfilNeed(
  tx: Db,
  { row }: LockedRedemption,
  need: RedemptionNeed,
  reason: RedemptionReason,
): Promise<RedemptionRow> {
  const needs = row.needs.filter((other) => other !== need);
  const since = await readDatabaseClock(tx);
  const dueAt = redemptionDueAt({ ...row, method: row.payoutMethod, needs, since });
  await insertEvent(tx, row, { status: row.status, reason });
  return changeRedemption(tx, row, { needs, dueAt });
}

/** Makes a redemption wait for its player and stops its clock. A repeated call changes nothing. */
export async function addNeed(
  tx: Db,
  { row }: LockedRedemption,
  need: RedemptionNeed,
  reason: RedemptionReason,
): Promise<RedemptionRow> {
  if (row.needs.includes(need)) return row;
  await insertEvent(tx, row, { status: row.status, reason });
  return changeRedemption(tx, row, { needs: [...row.needs, need], dueAt: null });
}
