import type { SanctionsMatch } from '@goldwren/contracts/staff';
import type { SanctionsMatchState } from '@goldwren/rules';
import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { selectPlayerLines } from '../players/public.ts';
import { selectMatches } from './match.store.ts';
import { matchView } from './match-view.ts';

/** @throws Problem `validation_failed` for an invalid cursor. */
export async function listMatches(
  db: Db,
  query: {
    state?: SanctionsMatchState | undefined;
    playerId?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ results: SanctionsMatch[]; next_cursor: string | null }> {
  const { limit } = query;
  const found = await selectMatches(db, { ...query, cursor: idCursor(query.cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const [players, now] = await Promise.all([
    selectPlayerLines(
      db,
      rows.map(({ playerId }) => playerId),
    ),
    readDatabaseClock(db),
  ]);
  return {
    results: rows.map((row) => matchView(row, players.get(row.playerId), now)),
    next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  };
}
