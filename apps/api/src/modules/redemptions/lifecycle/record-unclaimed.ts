import type { Db } from '../../../platform/database.ts';
import { redemptionMoved } from '../redemptions.events.ts';
import type { LockedRedemption } from './lock-redemption.ts';
import type { MoveDeps } from './move-redemption.ts';
import { insertEvent } from './status-history.store.ts';

/** Records that the provider waits for the player to accept the prize. The provider mails the player how. */
export async function recordUnclaimed(
  { emit }: Pick<MoveDeps, 'emit'>,
  tx: Db,
  { row }: LockedRedemption,
): Promise<void> {
  await insertEvent(tx, row, { status: row.status, reason: 'payout_unclaimed' });
  await emit(tx, redemptionMoved, { playerId: row.playerId });
}
