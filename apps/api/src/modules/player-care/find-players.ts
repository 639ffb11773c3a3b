import { searchResultsPerKind } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import type { Found, SearchTerm } from '../../platform/search-term.ts';
import { selectRoundById } from '../games/public.ts';
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
