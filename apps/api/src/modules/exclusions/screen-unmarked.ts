import { inTransaction } from '../../platform/transaction.ts';
import { selectUnmarked } from './exclusions.store.ts';
import { holdAccountsOf, lockExclusions, type ScreenDeps, screenForExclusion } from './screen.ts';

/** Players in one run. */
const batch = 500;

/**
 * Stores marks for players who registered before marks existed, excluded ones first, and compares them with the
 * excluded people. Returns the number of screened players.
 */
export async function screenUnmarked(deps: ScreenDeps): Promise<number> {
  const players = await selectUnmarked(deps.database.db, batch);
  for (const { playerId, isExcluded } of players) {
    if (!isExcluded) await screenForExclusion(deps, playerId, 'backfill');
    else {
      await inTransaction(deps.database, async (tx) => {
        await lockExclusions(tx);
        await holdAccountsOf(tx, deps.config.seedKey, playerId);
      });
    }
  }
  return players.length;
}
