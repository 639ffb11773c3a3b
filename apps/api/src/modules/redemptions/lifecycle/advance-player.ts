import type { Db } from '../../../platform/database.ts';
import { lockAccount } from '../../players/public.ts';
import { selectOpen } from '../redemption.store.ts';
import { fulfilNeed } from './fulfil-need.ts';
import type { LockedRedemption } from './lock-redemption.ts';
import { type MoveDeps, moveRedemption } from './move-redemption.ts';

/** The open redemption of a player, locked. */
async function lockOpen(tx: Db, playerId: string): Promise<LockedRedemption | null> {
  const account = await lockAccount(tx, playerId);
  const row = await selectOpen(tx, playerId);
  return row && { row, account };
}

/** The player's identity was verified, in the transaction that verified it: what waited for that goes on to the review. */
export async function advanceVerified(deps: MoveDeps, tx: Db, playerId: string): Promise<void> {
  const locked = await lockOpen(tx, playerId);
  if (locked?.row.status !== 'awaiting_verification') return;
  await moveRedemption(deps, tx, locked, 'in_review', { reason: 'verified' });
}

/** The player has given form W-9, in the transaction that keeps it: the clock of what waited for it starts anew. */
export async function advanceW9Given(tx: Db, playerId: string): Promise<void> {
  const locked = await lockOpen(tx, playerId);
  if (locked?.row.needs.includes('w9')) await fulfilNeed(tx, locked, 'w9', 'w9_given');
}
