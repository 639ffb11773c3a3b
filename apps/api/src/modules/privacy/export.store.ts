import { privacy, unfinishedExportStates } from '@goldwren/rules';
import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { ahead, now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { dataExport } from './privacy.table.ts';

export type ExportRow = typeof dataExport.$inferSelect;
export type ExportKey = Readonly<Pick<ExportRow, 'playerId' | 'id'>>;
/** An export that this worker builds. When `attempts` has changed, another worker has claimed it. */
export type ClaimedExport = Readonly<Pick<ExportRow, 'playerId' | 'id' | 'attempts' | 'withDocuments'>>;

/** Longer than any step between two renewals. If a worker dies, its export is free again after this time. */
const leaseSeconds = 120;
const listed = 10;

const isUnfinished = inArray(dataExport.state, [...unfinishedExportStates]);
const isClaim = ({ playerId, id, attempts }: ClaimedExport) =>
  and(
    eq(dataExport.playerId, playerId),
    eq(dataExport.id, id),
    eq(dataExport.attempts, attempts),
    eq(dataExport.state, 'running'),
  );

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

const isFree = or(eq(dataExport.state, 'queued'), lte(dataExport.leaseUntil, now()));

/** Returns exports that no worker builds, the longest waiting first. Includes exports whose lease has expired. */
export function selectWaitingExports(db: Db): Promise<(ExportKey & { attempts: number })[]> {
  const { playerId, id, attempts } = dataExport;
  return db
    .select({ playerId, id, attempts })
    .from(dataExport)
    .where(and(isUnfinished, isFree))
    .orderBy(id)
    .limit(listed);
}

/** Claims an export. Returns null when another worker was faster. */
export async function claimExport(db: Db, { playerId, id }: ExportKey): Promise<ClaimedExport | null> {
  const { attempts, withDocuments } = dataExport;
  const [claimed] = await db
    .update(dataExport)
    .set({
      state: 'running',
      attempts: sql`${dataExport.attempts} + 1`,
      leaseUntil: ahead(leaseSeconds, 'second'),
      rowsDone: 0,
      rowsTotal: null,
    })
    .where(and(eq(dataExport.playerId, playerId), eq(dataExport.id, id), isUnfinished, isFree))
    .returning({ playerId: dataExport.playerId, id: dataExport.id, attempts, withDocuments });
  return claimed ?? null;
}

/** Stores the progress and renews the lease. Returns false when another worker has claimed it. */
export async function renewLease(
  db: Db,
  claim: ClaimedExport,
  progress: { readonly rowsDone: number; readonly rowsTotal: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(dataExport)
    .set({ ...progress, leaseUntil: ahead(leaseSeconds, 'second') })
    .where(isClaim(claim));
  return rowCount === 1;
}

/** Returns null when another worker has claimed it. */
export async function markReady(
  tx: Db,
  claim: ClaimedExport,
  file: { readonly fileIds: readonly string[]; readonly sizeBytes: number; readonly rows: number },
): Promise<Date | null> {
  const [row] = await tx
    .update(dataExport)
    .set({
      state: 'ready',
      leaseUntil: null,
      rowsDone: file.rows,
      rowsTotal: file.rows,
      sizeBytes: file.sizeBytes,
      fileIds: [...file.fileIds],
      expiresAt: ahead(privacy.exportLinkDays, 'day'),
    })
    .where(isClaim(claim))
    .returning({ expiresAt: dataExport.expiresAt });
  return row?.expiresAt ?? null;
}

/** Releases the claim, so that the next run can try again. */
export async function releaseClaim(db: Db, claim: ClaimedExport): Promise<void> {
  await db.update(dataExport).set({ state: 'queued', leaseUntil: null }).where(isClaim(claim));
}

/** Gives up an export after too many attempts. Returns false when another worker has claimed it again. */
export async function markFailed(db: Db, { playerId, id }: ExportKey): Promise<boolean> {
  const { rowCount } = await db
    .update(dataExport)
    .set({ state: 'failed', leaseUntil: null })
    .where(and(eq(dataExport.playerId, playerId), eq(dataExport.id, id), isUnfinished, isFree));
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
