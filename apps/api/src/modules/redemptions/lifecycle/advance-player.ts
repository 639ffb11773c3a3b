import type { Db } from '../../../platform/database.ts';
import { lockAccount } from '../../players/public.ts';
import { selectOpen } from '../redemption.store.ts';
import { fulfilNeed } from './fulfil-need.ts';
import type { LockedRedemption } from './lock-redemption.ts';
import { type MoveDeps, moveRedemption } from './move-redemption.ts';

/** Locks and returns the player's open redemption. */
export async function lockOpenRedemption(tx: Db, playerId: string): Promise<LockedRedemption | null> {
  const account = await lockAccount(tx, playerId);
  const row = await selectOpen(tx, playerId);
  return row && { row, account };
}

/**
 * Moves a redemption that waited for identity verification on to review. Runs in the transaction that verified the
 * identity.
 */
export async function advanceVerified(deps: MoveDeps, tx: Db, playerId: string): Promise<void> {
  const locked = await lockOpenRedemption(tx, playerId);
  if (locked?.row.status !== 'awaiting_verification') return;
  await moveRedemption(deps, tx, locked, 'in_review', { reason: 'verified' });
}

/** Restarts the clock of a redemption that waited for form W-9. Runs in the transaction that stores the form. */
export async function advanceW9Submitted(tx: Db, playerId: string): Promise<void> {
  const locked = await lockOpenRedemption(tx, playerId);
  if (locked?.row.needs.includes('w9')) await fulfilNeed(tx, locked, 'w9', 'w9_given');
}
