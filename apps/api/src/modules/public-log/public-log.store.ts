import type { PublicLogKind } from '@goldwren/rules';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, max } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callForRow, callFunction } from '../../platform/postgres/call-function.ts';
import { prepared } from '../../platform/prepared.ts';
import { logEntry, logHead } from './public-log.table.ts';

/**
 * Queues an entry in the caller's transaction. It is published within a minute after the commit.
 * @param onceKey with it, a second entry with the same key is not queued
 */
export async function queueLogEntry(
  db: Db,
  kind: PublicLogKind,
  body: Readonly<Record<string, unknown>>,
  onceKey: string | null = null,
): Promise<void> {
  await callFunction(db, 'queue_log_entry', [kind, JSON.stringify(body), onceKey]);
}

/** An entry that waits for its position. */
export interface WaitingEntry {
  readonly id: bigint;
  readonly kind: PublicLogKind;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Head {
  readonly size: number;
  readonly root: Buffer;
  /** The checkpoint of this size with the signature of the log. Null before the first one. */
  readonly note: string | null;
  readonly publishedSize: number;
}

export async function selectHead(db: Db): Promise<Head> {
  const { size, root, note, publishedSize } = logHead;
  const [row] = await db.select({ size, root, note, publishedSize }).from(logHead);
  if (!row) throw new Error('the public log has no head');
  return row;
}

/** Locks the head, so that only one transaction at a time assigns positions. */
export async function lockHead(tx: Db): Promise<void> {
  await tx.select({ size: logHead.size }).from(logHead).for('update');
}

/** Returns entries that wait, oldest first. */
export async function selectWaiting(tx: Db, limit: number): Promise<WaitingEntry[]> {
  const { id, kind, body } = logEntry;
  const rows = await tx
    .select({ id, kind, body })
    .from(logEntry)
    .where(isNull(logEntry.position))
    .orderBy(asc(id))
    .limit(limit);
  return rows as WaitingEntry[];
}

/** Returns the position of the next entry. */
export async function selectNextPosition(tx: Db): Promise<number> {
  const [row] = await tx.select({ last: max(logEntry.position) }).from(logEntry);
  return row?.last === null || row === undefined ? 0 : Number(row.last) + 1;
}

/** Gives an entry its position and the bytes that are published. Its body is removed. */
export async function placeEntry(tx: Db, id: bigint, position: number, entry: Uint8Array): Promise<void> {
  await tx
    .update(logEntry)
    .set({ position, entry: Buffer.from(entry), body: null })
    .where(eq(logEntry.id, id));
}

/** Returns the positions of entries with these keys. An entry that waits has none. */
export async function selectPositions(db: Db, onceKeys: readonly string[]): Promise<Map<string, number>> {
  const { onceKey, position } = logEntry;
  const rows = await db
    .select({ onceKey, position })
    .from(logEntry)
    .where(and(inArray(onceKey, [...onceKeys]), isNotNull(position)));
  return new Map(rows.map((row) => [row.onceKey as string, row.position as number]));
}

/** Returns the entries from this position on, in order. */
export async function selectEntries(db: Db, from: number, limit: number): Promise<Buffer[]> {
  const rows = await db
    .select({ entry: logEntry.entry })
    .from(logEntry)
    .where(gte(logEntry.position, from))
    .orderBy(asc(logEntry.position))
    .limit(limit);
  return rows.map(({ entry }) => entry as Buffer);
}

/** Stores the next checkpoint unless the log has grown since `oldSize`. Returns whether it was stored. */
export async function saveHead(
  db: Db,
  oldSize: number,
  { size, root, note }: { readonly size: number; readonly root: Uint8Array; readonly note: string },
): Promise<boolean> {
  const rows = await db
    .update(logHead)
    .set({ size, root: Buffer.from(root), note })
    .where(eq(logHead.size, oldSize))
    .returning({ size: logHead.size });
  return rows.length === 1;
}

/** Makes a checkpoint public, unless a larger one is. */
export async function publishNote(db: Db, size: number, note: string): Promise<void> {
  await db.update(logHead).set({ published: note, publishedSize: size }).where(lt(logHead.publishedSize, size));
}

const publishedNote = prepared('select_published_note', (db) => db.select({ note: logHead.published }).from(logHead));

/** Returns the public checkpoint. Null before the first one. */
export async function selectPublished(db: Db): Promise<string | null> {
  const [row] = await publishedNote(db, {});
  return row?.note ?? null;
}

/** Journal rows between two instants. */
export interface LedgerWindow {
  readonly rowCount: number;
  readonly walletCount: number;
  readonly digest: Buffer;
  readonly moved: Readonly<Record<string, string>>;
}

export async function readLedgerWindow(db: Db, from: string, until: string): Promise<LedgerWindow> {
  const row = await callForRow<{
    row_count: bigint;
    wallet_count: bigint;
    digest: Buffer;
    moved: Readonly<Record<string, string>>;
  }>(db, 'ledger_window', [from, until]);
  const { row_count: rowCount, wallet_count: walletCount, digest, moved } = row;
  return { rowCount: Number(rowCount), walletCount: Number(walletCount), digest, moved };
}

/** Returns the instant up to which the journal is complete. */
export async function readLedgerWindowEnd(db: Db): Promise<Date> {
  return (await callForRow<{ until: Date }>(db, 'ledger_window_end', [])).until;
}

/** Returns ledger checkpoints before a position, newest first. */
export async function selectLedgerEntries(db: Db, before: number, limit: number): Promise<Buffer[]> {
  const rows = await db
    .select({ entry: logEntry.entry })
    .from(logEntry)
    .where(and(eq(logEntry.kind, 'ledger_checkpoint'), isNotNull(logEntry.position), lt(logEntry.position, before)))
    .orderBy(desc(logEntry.position))
    .limit(limit);
  return rows.map(({ entry }) => entry as Buffer);
}

/** Returns whether a ledger checkpoint waits for its position. */
export async function hasWaitingLedgerEntry(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: logEntry.id })
    .from(logEntry)
    .where(and(eq(logEntry.kind, 'ledger_checkpoint'), isNull(logEntry.position)))
    .limit(1);
  return rows.length > 0;
}

/** Returns the newest entry about a build of the site, also one that waits. Null before the first one. */
export async function selectNewestBuild(
  db: Db,
): Promise<{ readonly id: bigint; readonly manifestHash: string | undefined } | null> {
  const { id, body, entry } = logEntry;
  const [row] = await db
    .select({ id, body, entry })
    .from(logEntry)
    .where(eq(logEntry.kind, 'web_build'))
    .orderBy(desc(id))
    .limit(1);
  if (!row) return null;
  const { manifest_hash: manifestHash } = row.body ?? JSON.parse(String(row.entry));
  return { id: row.id, manifestHash };
}

/** Returns the position of the newest entry about a build of the site. Null before the first one. */
export async function selectBuildPosition(db: Db): Promise<number | null> {
  const { kind, position } = logEntry;
  const [row] = await db
    .select({ last: max(position) })
    .from(logEntry)
    .where(eq(kind, 'web_build'));
  return row?.last ?? null;
}

/**
 * Returns how many entries wait for a position, and when the newest entry with a position and the newest one of the public
 * checkpoint were queued.
 */
export async function selectLogTimes(
  db: Db,
): Promise<{ readonly waiting: number; readonly newestAt: Date | null; readonly publishedAt: Date | null }> {
  const { position, queuedAt } = logEntry;
  const [waiting] = await db.select({ count: count() }).from(logEntry).where(isNull(position));
  const [newest] = await db
    .select({ queuedAt })
    .from(logEntry)
    .where(isNotNull(position))
    .orderBy(desc(position))
    .limit(1);
  const [head] = await db.select({ size: logHead.publishedSize }).from(logHead);
  const [published] = await db
    .select({ queuedAt })
    .from(logEntry)
    .where(eq(position, (head?.size ?? 0) - 1));
  return {
    waiting: waiting?.count ?? 0,
    newestAt: newest?.queuedAt ?? null,
    publishedAt: published?.queuedAt ?? null,
  };
}
