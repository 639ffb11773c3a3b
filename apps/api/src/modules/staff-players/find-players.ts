import { searchResultsPerKind } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { timeOfId } from '../../platform/ids.ts';
import type { Found, SearchTerm } from '../../platform/search-term.ts';
import { selectRoundById } from '../games/public.ts';
import { selectDroppedUntil } from '../ledger/public.ts';
import { searchPlayers } from './search-players.ts';
import { cursorBeforeRound } from './timeline-cursor.ts';

/** Finds players like the search of players, newest first. */
export async function findPlayers(db: Db, { text }: SearchTerm): Promise<Found[]> {
  const { results } = await searchPlayers(db, { text, redemptionSuspended: false, limit: searchResultsPerKind });
  return results.map(({ id, display, email, created_at }) => ({
    id,
    note: email,
    at: new Date(created_at),
    // The names of an erased account are empty.
    ...(display === '' ? {} : { name: display }),
  }));
}

/** Finds a round by its ID. It is in the timeline of its player. */
export async function findRounds(db: Db, { id }: SearchTerm): Promise<Found[]> {
  const row = id === null ? null : await selectRoundById(db, id);
  if (!row) return [];
  return [{ id: row.id, pageId: row.playerId, name: row.title, at: row.at, cursor: cursorBeforeRound(row.id) }];
}

/**
 * Returns the month (`2025-09`) of an ID whose rounds are only in the archive. Null for every other term. It does not say whether
 * the round exists: the files of a month are in the order of players, so finding one by its ID would read them all.
 */
export async function findArchivedMonth(db: Db, { id }: SearchTerm): Promise<string | null> {
  const time = id === null ? null : timeOfId(id);
  const until = time === null ? null : await selectDroppedUntil(db);
  return time !== null && until !== null && time < until.getTime() ? new Date(time).toISOString().slice(0, 7) : null;
}
