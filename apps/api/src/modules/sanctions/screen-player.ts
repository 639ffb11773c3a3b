import type { ScreeningOccasion, ScreeningResult } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findMatches } from './find-matches.ts';
import { readListInForce } from './list-in-force.ts';
import { insertScreening, isHeldBySanctions } from './match.store.ts';
import { matchOf } from './match-of.ts';

/** What a screening means for approval and payout. */
export type ScreeningOutcome = 'clear' | 'held' | 'no_list';

/**
 * Compares a player's name and year of birth with the current list, and records version and result. A new match opens a
 * review.
 * It uses its own transaction, so the result is stored even when the caller's operation is then rejected.
 * @returns `held` while approval and payout must wait for a review, `no_list` while there is no list to compare with.
 */
export async function screenPlayer(
  { database, events }: Pick<Context, 'database' | 'events'>,
  playerId: string,
  occasion: ScreeningOccasion,
  { name, birthYear }: { readonly name: string; readonly birthYear: number },
): Promise<ScreeningOutcome> {
  const list = await readListInForce(database.db);
  const found = list ? await findMatches(list.index, { name, birthYear }) : [];
  if (!list) events.report('sanctions_list_missing', { playerId });
  const screening = { playerId, id: newId(), occasion, name, birthYear };
  const result: ScreeningResult = list ? (found.length > 0 ? 'match' : 'clear') : 'no_list';
  return inTransaction(database, async (tx) => {
    await insertScreening(
      tx,
      { ...screening, listVersion: list?.version ?? null, listSha256: list?.sha256 ?? null, result },
      found.map((likeness) => matchOf(likeness, screening, list?.version ?? 0)),
    );
    if (await isHeldBySanctions(tx, playerId)) return 'held';
    return list ? 'clear' : 'no_list';
  });
}
