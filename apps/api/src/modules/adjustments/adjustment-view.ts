import type { Adjustment } from '@goldwren/contracts/staff';
import { formatHundredths } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { selectPlayerLines } from '../players/public.ts';
import { staffNames } from '../staff/public.ts';
import type { AdjustmentRow } from './adjustments.store.ts';

/** Builds adjustments as the back office shows them. */
export async function viewAdjustments(db: Db, rows: readonly AdjustmentRow[]): Promise<Adjustment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ playerId }) => playerId);
  const [players, names] = await Promise.all([selectPlayerLines(db, ids), staffNames(db)]);
  const who = (id: string) => ({ id, name: names.get(id) ?? id });
  return rows.map((row) => ({
    id: row.id,
    player: players.get(row.playerId) ?? { id: row.playerId, display: row.playerId, email: '' },
    currency: row.currency,
    direction: row.amount > 0n ? 'credit' : 'debit',
    amount: formatHundredths(row.amount > 0n ? row.amount : -row.amount),
    reason: row.reason,
    status: row.status,
    requested_by: who(row.requestedBy),
    requested_at: row.requestedAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    decided_by: row.decidedBy === null ? null : who(row.decidedBy),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_note: row.decisionNote,
  }));
}
