import type { Json } from '@goldwren/contracts/json';
import type { OperatorAlert } from '@goldwren/contracts/staff';
import type { AlertRow } from './alerts.store.ts';

/** Builds an alert as the back office shows it. */
export function alertView(row: AlertRow): OperatorAlert {
  const { settledAt, settledByName: by, note } = row;
  return {
    id: row.id,
    kind: row.kind,
    level: row.level,
    key: row.key,
    day: row.day,
    count: row.count,
    first_at: row.firstAt.toISOString(),
    last_at: row.lastAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    breached: row.isBreached,
    facts: row.facts as Json,
    settled: settledAt && by !== null && note !== null ? { at: settledAt.toISOString(), by, note } : null,
  };
}
