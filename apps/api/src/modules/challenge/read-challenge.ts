import type { Challenge, ChallengeLine } from '@goldwren/contracts/player';
import { toHex } from '@goldwren/game-engine';
import { challenge, challengePrizeOf, challengePrizes, formatHundredths, productDay } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { selectOffSlugs } from '../games/public.ts';
import type { ChallengeDeps } from './act-on-challenge.ts';
import { countBetter, countFinished, type EntryRow, selectBestEntries, selectEntry } from './challenge.store.ts';
import { findDay, openToday } from './challenge-days.ts';
import { playHands } from './play-hands.ts';

/**
 * Returns the challenge of a day with the player's hands and the leaderboard. The seed is included only after the day.
 * @throws Problem `not_found` for a day without a challenge.
 */
export async function readChallenge(
  deps: ChallengeDeps,
  playerId: string,
  wanted: string | undefined,
): Promise<Challenge> {
  const { db } = deps.database;
  const today = productDay(await readDatabaseClock(db));
  const isToday = wanted === undefined || wanted === today;
  const day = isToday ? await openToday(deps, db, today) : await findDay(deps, db, wanted);
  if (!day) throw new Problem('not_found');
  const isOver = day.day < today;
  const isGameOff = !isOver && (await selectOffSlugs(db)).includes(day.slug);
  const entry = await selectEntry(db, playerId, day.day);
  return {
    day: day.day,
    is_over: isOver,
    is_game_off: isGameOff,
    game: day.slug,
    maths_hash: day.mathsHash,
    hands: challenge.hands,
    commitment: day.commitment,
    seed: isOver ? toHex(day.seed) : null,
    prizes: challengePrizes.map(({ givenUpX100, goldHundredths }) => ({
      given_up_x100: givenUpX100,
      gold: formatHundredths(goldHundredths),
    })),
    entry: entry && toEntry(entry),
    played: await playHands(day, entry?.hands ?? []),
    leaderboard: await readLeaderboard(db, day.day, entry),
  };
}

function toEntry(entry: EntryRow): Challenge['entry'] {
  const { id, alias, removedAlias, removalReason, givenUp, finishedAt } = entry;
  return {
    id,
    alias,
    removed_alias: removedAlias && removalReason ? { alias: removedAlias, reason: removalReason } : null,
    given_up_x100: givenUp,
    finished_at: finishedAt?.toISOString() ?? null,
    prize: finishedAt ? formatHundredths(challengePrizeOf(givenUp)) : null,
  };
}

async function readLeaderboard(db: Db, day: string, own: EntryRow | null): Promise<Challenge['leaderboard']> {
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
