import type { Context } from '../../../context.ts';
import { endClaims, markFreed, selectEndedClaims } from './registration-claim.store.ts';

/** A registration ends within seconds. Its claim is old when its process ended, or when it was rejected. */
const oldMinutes = 3;
const batch = 500;

/**
 * Finishes old claims of this cell: with an account, the claim becomes active; without one, its email can be registered again. Also
 * deletes the claims of erased players. It works from the current state, so it can be repeated at any time. The first commit
 * counts: a registration that is slower than this function is rejected.
 */
export async function sweepClaims({
  database,
  cells,
}: Pick<Context, 'database' | 'cells'>): Promise<{ finished: number; freed: number }> {
  if (cells === null) return { finished: 0, freed: 0 };
  const accounts = await endClaims(database.db, await cells.findOldClaims(oldMinutes, batch));
  await cells.confirmClaims(accounts);
  const ended = await selectEndedClaims(database.db, batch);
  await cells.freeClaims(ended);
  await markFreed(database.db, ended);
  return { finished: accounts.length, freed: ended.length };
}
