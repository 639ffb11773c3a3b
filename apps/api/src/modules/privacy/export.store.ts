import { dataExportAttempts, privacy, unfinishedExportStates } from '@goldwren/rules';
import { and, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { ahead, now } from '../../platform/sql-instants.ts';
import { dataExport } from './privacy.table.ts';

export type ExportRow = typeof dataExport.$inferSelect;
export type ExportKey = Readonly<Pick<ExportRow, 'playerId' | 'id'>>;
/** An export that this worker builds: under any other number of attempts it is somebody else's. */
export type ClaimedExport = Readonly<Pick<ExportRow, 'playerId' | 'id' | 'attempts'>>;

/** Longer than any step between two renewals; a worker that dies leaves its export to the next one after this. */
export const leaseSeconds = 120;
const listed = 10;

const isUnfinished = inArray(dataExport.state, [...unfinishedExportStates]);
const isKey = ({ playerId, id }: ExportKey) => and(eq(dataExport.playerId, playerId), eq(dataExport.id, id));
const isClaim = (claim: ClaimedExport) =>
  and(isKey(claim), eq(dataExport.attempts, claim.attempts), eq(dataExport.state, 'running'));

/** Null when one of the player's is not finished yet. */
export async function insertExport(tx: Db, key: ExportKey): Promise<ExportRow | null> {
  const [row] = await tx.insert(dataExport).values(key).onConflictDoNothing().returning();
  return row ?? null;
}

const latest = prepared('select_exports', (db, at: Inputs<{ playerId: string }>) =>
  db.select().from(dataExport).where(eq(dataExport.playerId, at.playerId)).orderBy(desc(dataExport.id)).limit(listed),
);

/** The latest ones, newest first. */
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

/** Takes the export that waits longest, also one whose worker has not been heard of for the length of a lease. */
export async function claimExport(db: Db): Promise<ClaimedExport | null> {
  const { playerId, id, attempts, leaseUntil } = dataExport;
  const isFree = or(eq(dataExport.state, 'queued'), lte(leaseUntil, now()));
  const next = db
    .select({ id })
    .from(dataExport)
    .where(and(isUnfinished, isFree, lt(attempts, dataExportAttempts)))
    .orderBy(id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(dataExport)
    .set({
      state: 'running',
      attempts: sql`${attempts} + 1`,
      leaseUntil: ahead(leaseSeconds, 'second'),
      rowsDone: 0,
      rowsTotal: null,
    })
    .where(inArray(id, next))
    .returning({ playerId, id, attempts });
  return claimed ?? null;
}

/** Says how far it has come and keeps the lease; false when another worker has it by now. */
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

/** False when another worker has it by now. */
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

/** Lets go of it, for the next look. */
export async function releaseClaim(db: Db, claim: ClaimedExport): Promise<void> {
  await db.update(dataExport).set({ state: 'queued', leaseUntil: null }).where(isClaim(claim));
}

/** Gives up what was begun too often; answers whose it was. */
export async function failHopeless(db: Db): Promise<ExportKey[]> {
  const { playerId, id, attempts, leaseUntil, state } = dataExport;
  return db
    .update(dataExport)
    .set({ state: 'failed', leaseUntil: null })
    .where(
      and(isUnfinished, sql`${attempts} >= ${dataExportAttempts}`, or(eq(state, 'queued'), lte(leaseUntil, now()))),
    )
    .returning({ playerId, id });
}

/** Expires one export whose time is over, or every one of an erased player; answers the files that nobody needs now. */
export async function expireExports(tx: Db, which: { readonly playerId?: string }): Promise<string[]> {
  const { playerId, id, state, expiresAt, fileIds } = dataExport;
  const due = await tx
    .select({ playerId, id, fileIds })
    .from(dataExport)
    .where(and(eq(state, 'ready'), which.playerId === undefined ? lte(expiresAt, now()) : eq(playerId, which.playerId)))
    .limit(100)
    .for('update');
  for (const key of due) await tx.update(dataExport).set({ state: 'expired', fileIds: [] }).where(isKey(key));
  return due.flatMap((row) => row.fileIds);
}

/** Ends what was asked for and not built, at the end of the account. */
export async function dropUnfinished(tx: Db, playerId: string): Promise<void> {
  await tx
    .update(dataExport)
    .set({ state: 'failed', leaseUntil: null })
    .where(and(eq(dataExport.playerId, playerId), isUnfinished));
}
