import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { type AdjustmentFilter, type AdjustmentRow, selectAdjustments } from './adjustments.store.ts';

/** @throws Problem `validation_failed` for an invalid cursor. */
export async function listAdjustments(
  db: Db,
  { cursor, limit, ...filter }: Omit<AdjustmentFilter, 'after'> & { readonly cursor?: string | undefined },
): Promise<{ rows: AdjustmentRow[]; nextCursor: string | null }> {
  const after = idCursor(cursor) ?? undefined;
  const found = await selectAdjustments(db, { ...filter, after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
