import type { Challenge, ChallengeLine } from '@goldwren/contracts/player';
import { challenge } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { countBetter, countFinished, type EntryRow, selectBestEntries } from './challenge.store.ts';

/**
 * Returns the best finished entries of a day, and the player's own. Entries that gave up the same part of the stake have the
 * same rank.
 */
export async function readLeaderboard(db: Db, day: string, own: EntryRow | null): Promise<Challenge['leaderboard']> {
  const best = await selectBestEntries(db, day, challenge.leaderboardLines);
  const rankOf = ({ givenUp }: EntryRow) => best.findIndex((other) => other.givenUp === givenUp) + 1;
  const toLine = (entry: EntryRow, rank: number): ChallengeLine => ({
    entry_id: entry.id,
    rank,
    alias: entry.alias,
    given_up_x100: entry.givenUp,
    is_own: entry.id === own?.id,
  });
  return {
    players: await countFinished(db, day),
    lines: best.map((entry) => toLine(entry, rankOf(entry))),
    own: own?.finishedAt ? toLine(own, (await countBetter(db, day, own.givenUp)) + 1) : null,
  };
}
