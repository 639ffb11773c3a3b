import type { ExclusionMatch } from '@goldwren/contracts/staff';
import type { ExclusionMatchState } from '@goldwren/rules';
import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { selectMatches } from './match.store.ts';
import { viewMatches } from './match-view.ts';

/** More matches than any account has. */
const maxMatchesOfPlayer = 50;

/** @throws Problem `validation_failed` for an invalid cursor. */
export async function listMatches(
  db: Db,
  query: {
    readonly state?: ExclusionMatchState | undefined;
    readonly playerId?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<{ results: ExclusionMatch[]; next_cursor: string | null }> {
  const { limit } = query;
  const found = await selectMatches(db, { ...query, cursor: idCursor(query.cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  return {
    results: await viewMatches(db, rows),
    next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Returns every match of one player, newest first, for staff who decide about the player's identity or redemption. */
export async function matchesOfPlayer(db: Db, playerId: string): Promise<ExclusionMatch[]> {
  return viewMatches(db, await selectMatches(db, { playerId, cursor: null, limit: maxMatchesOfPlayer }));
}
