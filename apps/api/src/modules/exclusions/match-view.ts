import type { ExclusionMatch, PlayerLine } from '@goldwren/contracts/staff';
import { addBusinessDays, exclusionReview } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { selectPlayerLines } from '../players/public.ts';
import { selectForeignExclusions } from './between-cells/foreign.store.ts';
import type { MatchRow } from './match.store.ts';

/** The deadline for the decision on an open match. */
export function matchDueAt(openedAt: Date): Date {
  return addBusinessDays(openedAt, exclusionReview.businessDays);
}

/** Builds matches with the names of both accounts. */
export async function viewMatches(db: Db, rows: readonly MatchRow[]): Promise<ExclusionMatch[]> {
  if (rows.length === 0) return [];
  const players = await selectPlayerLines(
    db,
    rows.flatMap(({ playerId, excludedPlayerId }) => [playerId, excludedPlayerId]),
  );
  const elsewhere = rows.map(({ excludedPlayerId: id }) => id).filter((id) => !players.has(id));
  const cells = new Map((await selectForeignExclusions(db, elsewhere)).map((row) => [row.excludedPlayerId, row.cell]));
  const now = await readDatabaseClock(db);
  return rows.map((row) => matchView(row, players, cells, now));
}

function matchView(
  row: MatchRow,
  players: ReadonlyMap<string, PlayerLine>,
  cells: ReadonlyMap<string, string>,
  now: Date,
): ExclusionMatch {
  const line = (id: string) => players.get(id) ?? { id, display: '', email: '' };
  const dueAt = matchDueAt(row.openedAt);
  return {
    id: row.id,
    player: line(row.playerId),
    excluded_player: cells.has(row.excludedPlayerId) ? null : line(row.excludedPlayerId),
    excluded_cell: cells.get(row.excludedPlayerId) ?? null,
    verdict: row.verdict,
    reasons: row.reasons,
    occasion: row.occasion,
    state: row.state,
    opened_at: row.openedAt.toISOString(),
    due_at: dueAt.toISOString(),
    breached: row.state === 'open' && dueAt < now,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
    reason: row.reason,
  };
}
