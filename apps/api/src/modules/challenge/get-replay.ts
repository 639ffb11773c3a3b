import type { ChallengeReplay } from '@goldwren/contracts/player';
import { productDay } from '@goldwren/rules';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import type { ChallengeDeps } from './act-on-challenge.ts';
import { selectEntry, selectEntryById } from './challenge.store.ts';
import { type ChallengeDay, findDay } from './challenge-days.ts';
import { playHands } from './play-hands.ts';

/**
 * Returns the decisions of a finished entry. While the day is running, entries of others show the cards that the player has
 * still to play, so they are hidden until the player has finished.
 * @throws Problem `not_found`, `conflict`.
 */
export async function getReplay(deps: ChallengeDeps, playerId: string, entryId: string): Promise<ChallengeReplay> {
  const { db } = deps.database;
  const entry = await selectEntryById(db, entryId);
  if (!entry?.finishedAt) throw new Problem('not_found');
  const isOwn = entry.playerId === playerId;
  if (!isOwn && entry.day >= productDay(await readDatabaseClock(db))) {
    const own = await selectEntry(db, playerId, entry.day);
    if (!own?.finishedAt) throw new Problem('conflict', { params: { reason: 'challenge_unfinished' } });
  }
  const day = (await findDay(deps, db, entry.day)) as ChallengeDay;
  return {
    day: day.day,
    game: day.slug,
    alias: entry.alias,
    is_own: isOwn,
    given_up_x100: entry.givenUp,
    hands: await playHands(day, entry.hands),
  };
}
