import type { DataExport } from '@goldwren/contracts/player';
import type { ExportRow } from './export.store.ts';

/**
 * Builds an export as its player sees it. It counts as expired from its expiry time on, even before the worker marks
 * it.
 */
export function exportView(row: ExportRow, now: Date): DataExport {
  const isOver = row.state === 'ready' && row.expiresAt !== null && row.expiresAt <= now;
  return {
    id: row.id,
    state: isOver ? 'expired' : row.state,
    requested_at: row.requestedAt.toISOString(),
    progress: row.rowsTotal === null ? null : { rows: row.rowsDone, of: row.rowsTotal },
    size_bytes: row.sizeBytes,
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}
