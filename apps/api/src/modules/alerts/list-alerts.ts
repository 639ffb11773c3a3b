import type { OperatorAlert } from '@goldwren/contracts/staff';
import { type AlertKind, type AlertLevel, type AlertState, pagination } from '@goldwren/rules';
import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { alertView } from './alert-view.ts';
import { selectAlerts } from './alerts.store.ts';

export interface AlertQuery {
  readonly state?: AlertState | undefined;
  readonly kind?: AlertKind | undefined;
  readonly level?: AlertLevel | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * Returns a page of alerts: open ones oldest first, settled ones newest first.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listAlerts(
  db: Db,
  { state = 'open', kind, level, cursor, limit = pagination.defaultLimit }: AlertQuery,
): Promise<{ results: OperatorAlert[]; next_cursor: string | null }> {
  const rows = await selectAlerts(db, { state, kind, level, after: idCursor(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return { results: shown.map(alertView), next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
