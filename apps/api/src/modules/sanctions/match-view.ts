import type { PlayerLine, SanctionsMatch } from '@goldwren/contracts/staff';
import { addBusinessDays, sanctions } from '@goldwren/rules';
import type { MatchRow } from './match.store.ts';

/** The deadline for the decision on an open match. */
export function matchDueAt(openedAt: Date): Date {
  return addBusinessDays(openedAt, sanctions.reviewBusinessDays);
}

export function matchView(row: MatchRow, player: PlayerLine | undefined, now: Date): SanctionsMatch {
  const dueAt = matchDueAt(row.openedAt);
  return {
    id: row.id,
    player: player ?? { id: row.playerId, display: row.name, email: '' },
    name: row.name,
    birth_year: row.birthYear,
    listed_name: row.listedName,
    listed_birth_years: row.listedBirthYears,
    entry: row.entry,
    list_version: row.listVersion,
    score: row.score,
    state: row.state,
    opened_at: row.openedAt.toISOString(),
    due_at: dueAt.toISOString(),
    breached: row.state === 'open' && dueAt < now,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
    reason: row.reason,
  };
}
