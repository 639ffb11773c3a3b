import type { LeaderboardName, PlayerLine } from '@goldwren/contracts/staff';
import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { selectPlayerLines } from '../players/public.ts';
import { type NamedEntry, type NamesQuery, selectNames } from './names.store.ts';

/**
 * Lists the names on the leaderboards for staff.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listNames(
  db: Db,
  { cursor, ...query }: Omit<NamesQuery, 'cursor'> & { readonly cursor?: string | undefined },
): Promise<{ results: LeaderboardName[]; next_cursor: string | null }> {
  const found = await selectNames(db, { ...query, cursor: idCursor(cursor), limit: query.limit + 1 });
  const rows = found.slice(0, query.limit);
  const players = await selectPlayerLines(
    db,
    rows.map(({ playerId }) => playerId),
  );
  return {
    results: rows.map((row) => toName(row, players)),
    next_cursor: found.length > query.limit ? (rows.at(-1)?.id ?? null) : null,
  };
}

function toName(row: NamedEntry, players: ReadonlyMap<string, PlayerLine>): LeaderboardName {
  const { id, day, slug, playerId, alias, removedAlias, removalReason, finishedAt, givenUp } = row;
  return {
    entry_id: id,
    day,
    game: slug,
    player: players.get(playerId) ?? { id: playerId, display: '', email: '' },
    name: alias,
    removed: removedAlias && removalReason ? { name: removedAlias, reason: removalReason } : null,
    given_up_x100: finishedAt ? givenUp : null,
  };
}
