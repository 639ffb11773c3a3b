import type { Challenge } from '@goldwren/contracts/player';
import { toHex } from '@goldwren/game-engine';
import { challenge, challengePrizeOf, challengePrizes, formatHundredths, productDay } from '@goldwren/rules';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { selectOffSlugs } from '../games/public.ts';
import type { ChallengeDeps } from './act-on-challenge.ts';
import { type EntryRow, selectEntry } from './challenge.store.ts';
import { findDay, openToday } from './challenge-days.ts';
import { playHands } from './play-hands.ts';
import { readLeaderboard } from './read-leaderboard.ts';

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
