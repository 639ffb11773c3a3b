import { privacy, unfinishedExportStates } from '@goldwren/rules';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { ahead, now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { dataExport } from './privacy.table.ts';

export type ExportRow = typeof dataExport.$inferSelect;
export type ExportKey = Readonly<Pick<ExportRow, 'playerId' | 'id'>>;
/** An attempt to build an export. A higher number of attempts in the row means that a later attempt has begun. */
export type StartedExport = ExportKey & Readonly<Pick<ExportRow, 'attempts' | 'withDocuments'>>;

const listed = 10;

const isExport = ({ playerId, id }: ExportKey) => and(eq(dataExport.playerId, playerId), eq(dataExport.id, id));
const isUnfinished = inArray(dataExport.state, [...unfinishedExportStates]);
const isCurrent = (attempt: StartedExport) =>
  and(isExport(attempt), eq(dataExport.attempts, attempt.attempts), eq(dataExport.state, 'running'));

/** Returns null when the player has an unfinished export. */
export async function insertExport(
  tx: Db,
  added: ExportKey & { readonly withDocuments: boolean },
): Promise<ExportRow | null> {
  const [row] = await tx.insert(dataExport).values(added).onConflictDoNothing().returning();
  return row ?? null;
}

const latest = prepared('select_exports', (db, at: Inputs<{ playerId: string }>) =>
  db.select().from(dataExport).where(eq(dataExport.playerId, at.playerId)).orderBy(desc(dataExport.id)).limit(listed),
);

/** Returns the latest exports, newest first. */
export function selectExports(db: Db, playerId: string): Promise<ExportRow[]> {
  return latest(db, { playerId });
}

const one = prepared('select_export', (db, at: Inputs<{ playerId: string; id: string }>) =>
  db
    .select()
    .from(dataExport)
    .where(and(eq(dataExport.playerId, at.playerId), eq(dataExport.id, at.id))),
);

export async function selectExport(db: Db, key: ExportKey): Promise<ExportRow | null> {
  const [row] = await one(db, { ...key });
  return row ?? null;
}

/** Counts another attempt; null when the export is finished or deleted. */
export async function startExportAttempt(db: Db, key: ExportKey): Promise<StartedExport | null> {
  const { playerId, id, attempts, withDocuments } = dataExport;
  const [started] = await db
    .update(dataExport)
    .set({ state: 'running', attempts: sql`${attempts} + 1`, rowsDone: 0, rowsTotal: null })
    .where(and(isExport(key), isUnfinished))
    .returning({ playerId, id, attempts, withDocuments });
  return started ?? null;
}

/** Returns false when a later attempt has begun, or the export was deleted. */
export async function recordProgress(
  db: Db,
  attempt: StartedExport,
  progress: { readonly rowsDone: number; readonly rowsTotal: number },
): Promise<boolean> {
  const { rowCount } = await db.update(dataExport).set(progress).where(isCurrent(attempt));
  return rowCount === 1;
}

/** Returns null when a later attempt has begun, or the export was deleted. */
export async function markReady(
  tx: Db,
  attempt: StartedExport,
  file: { readonly fileIds: readonly string[]; readonly sizeBytes: number; readonly rows: number },
): Promise<Date | null> {
  const [row] = await tx
    .update(dataExport)
    .set({
      state: 'ready',
      rowsDone: file.rows,
      rowsTotal: file.rows,
      sizeBytes: file.sizeBytes,
      fileIds: [...file.fileIds],
      expiresAt: ahead(privacy.exportLinkDays, 'day'),
    })
    .where(isCurrent(attempt))
    .returning({ expiresAt: dataExport.expiresAt });
  return row?.expiresAt ?? null;
}

/** Puts an export back into the queue, for the next attempt. */
export async function markQueued(db: Db, attempt: StartedExport): Promise<void> {
  await db.update(dataExport).set({ state: 'queued' }).where(isCurrent(attempt));
}

/** Gives up an export. Returns false when a later attempt has begun. */
export async function markFailed(db: Db, attempt: StartedExport): Promise<boolean> {
  const { rowCount } = await db.update(dataExport).set({ state: 'failed' }).where(isCurrent(attempt));
  return rowCount === 1;
}

/** Returns some of the players with expired exports. */
export async function selectPlayersWithOldExports(db: Db): Promise<string[]> {
  const { playerId, state, expiresAt } = dataExport;
  const rows = await db
    .selectDistinct({ playerId })
    .from(dataExport)
    .where(and(eq(state, 'ready'), lte(expiresAt, now())))
    .limit(100);
  return rows.map((row) => row.playerId);
}

/** Marks a player's exports as expired. Returns the files that are no longer needed. */
export async function expireExports(tx: Db, playerId: string): Promise<string[]> {
  const { id, state, expiresAt, fileIds } = dataExport;
  const due = await tx
    .select({ id, fileIds })
    .from(dataExport)
    .where(and(eq(dataExport.playerId, playerId), eq(state, 'ready'), lte(expiresAt, now())))
    .for('update');
  for (const row of due) {
    await tx
      .update(dataExport)
      .set({ state: 'expired', fileIds: [] })
      .where(and(eq(dataExport.playerId, playerId), eq(id, row.id)));
  }
  return due.flatMap((row) => row.fileIds);
}

/**
 * Deletes every export of an erased player, even one that is being built. Returns the files that are no longer needed.
 */
export async function deleteExports(tx: Db, playerId: string): Promise<string[]> {
  const { fileIds } = dataExport;
  const gone = await tx.delete(dataExport).where(eq(dataExport.playerId, playerId)).returning({ fileIds });
  return gone.flatMap((row) => row.fileIds);
}
