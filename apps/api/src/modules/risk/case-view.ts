import type { RiskCase } from '@goldwren/contracts/staff';
import { addBusinessDays, risk } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { selectPlayerLines } from '../players/public.ts';
import { staffNames } from '../staff/public.ts';
import type { CaseRow } from './case.store.ts';

/** The deadline for the decision on an open case. */
export function caseDueAt(openedAt: Date): Date {
  return addBusinessDays(openedAt, risk.reviewBusinessDays);
}

/** Builds cases with the names of the players and of staff. */
export async function viewCases(db: Db, rows: readonly CaseRow[]): Promise<RiskCase[]> {
  if (rows.length === 0) return [];
  const players = await selectPlayerLines(
    db,
    rows.map(({ playerId }) => playerId),
  );
  const names = await staffNames(db);
  const now = await readDatabaseClock(db);
  return rows.map((row) => {
    const dueAt = caseDueAt(row.openedAt);
    return {
      id: row.id,
      player: players.get(row.playerId) ?? { id: row.playerId, display: '', email: '' },
      score: row.score,
      signals: row.signals,
      state: row.state,
      opened_at: row.openedAt.toISOString(),
      due_at: dueAt.toISOString(),
      breached: row.state === 'open' && dueAt < now,
      decided_at: row.decidedAt?.toISOString() ?? null,
      decided_by: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? row.decidedBy),
      note: row.note,
      ticket_id: row.ticketId,
    };
  });
}
