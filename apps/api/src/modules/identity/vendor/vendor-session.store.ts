import { openVendorStates } from '@goldwren/rules';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { VendorSession } from '../../../identity-vendors/identity-vendor.ts';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { ago, now } from '../../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { identityVendorSession } from '../identity.table.ts';

export type VendorSessionRow = typeof identityVendorSession.$inferSelect;
export type VendorSessionKey = Readonly<Pick<VendorSessionRow, 'playerId' | 'id'>>;

const isKey = ({ playerId, id }: VendorSessionKey) =>
  and(eq(identityVendorSession.playerId, playerId), eq(identityVendorSession.id, id));

const latestSession = prepared('select_latest_vendor_session', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select()
    .from(identityVendorSession)
    .where(eq(identityVendorSession.playerId, at.playerId))
    .orderBy(desc(identityVendorSession.id))
    .limit(1),
);

/** Returns the newest session of a player. Another one starts only after it is over. */
export async function selectLatestSession(db: Db, playerId: string): Promise<VendorSessionRow | null> {
  const [row] = await latestSession(db, { playerId });
  return row ?? null;
}

/** Returns every session of a player, newest first. */
export function selectSessionsOf(db: Db, playerId: string): Promise<VendorSessionRow[]> {
  return db
    .select()
    .from(identityVendorSession)
    .where(eq(identityVendorSession.playerId, playerId))
    .orderBy(desc(identityVendorSession.id));
}

export async function selectSession(db: Db, key: VendorSessionKey): Promise<VendorSessionRow | null> {
  const [row] = await db.select().from(identityVendorSession).where(isKey(key));
  return row ?? null;
}

export async function insertSession(
  tx: Db,
  row: VendorSessionKey & Pick<VendorSessionRow, 'vendor'>,
): Promise<VendorSessionRow> {
  return onlyRow(await tx.insert(identityVendorSession).values(row).returning());
}

/** Stores the vendor's ID. Returns false when another one is stored. */
export async function saveVendorRef(db: Db, key: VendorSessionKey, vendorRef: string): Promise<boolean> {
  const { rowCount } = await db
    .update(identityVendorSession)
    .set({ vendorRef })
    .where(
      and(isKey(key), or(isNull(identityVendorSession.vendorRef), eq(identityVendorSession.vendorRef, vendorRef))),
    );
  return rowCount === 1;
}

/** Enqueues a read of a session that can still change. */
export async function signalSession(db: Db, vendor: string, vendorRef: string): Promise<void> {
  const { playerId, id, endedAt, erasureRequestedAt, erasedAt } = identityVendorSession;
  const canChange = or(isNull(endedAt), and(isNotNull(erasureRequestedAt), isNull(erasedAt)));
  const isOfVendor = and(eq(identityVendorSession.vendor, vendor), eq(identityVendorSession.vendorRef, vendorRef));
  const [key] = await db.select({ playerId, id }).from(identityVendorSession).where(and(isOfVendor, canChange));
  if (key) await db.update(identityVendorSession).set({ signaledAt: now() }).where(isKey(key));
}

/** Returns sessions whose ID at the vendor is not in the directory. */
export async function selectUnpublished(
  db: Db,
  limit: number,
): Promise<(VendorSessionKey & { vendor: string; ref: string })[]> {
  const { playerId, id, vendor, vendorRef, publishedAt } = identityVendorSession;
  const rows = await db
    .select({ playerId, id, vendor, ref: vendorRef })
    .from(identityVendorSession)
    .where(and(isNotNull(vendorRef), isNull(publishedAt)))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, ref: row.ref as string }));
}

/** Returns the vendor and its ID of each session of these players. */
export async function selectSessionNames(
  db: Db,
  playerIds: readonly string[],
): Promise<{ vendor: string; ref: string }[]> {
  const { playerId, vendor, vendorRef } = identityVendorSession;
  const rows = await db
    .select({ vendor, ref: vendorRef })
    .from(identityVendorSession)
    .where(and(inArray(playerId, [...playerIds]), isNotNull(vendorRef)));
  return rows.map((row) => ({ vendor: row.vendor, ref: row.ref as string }));
}

export async function markPublished(db: Db, key: VendorSessionKey): Promise<void> {
  await db.update(identityVendorSession).set({ publishedAt: now() }).where(isKey(key));
}

/** Stores what the vendor reported. A final state stays. */
export async function saveReport(
  db: Db,
  key: VendorSessionKey,
  { state, code }: Pick<VendorSession, 'state' | 'code'>,
): Promise<void> {
  const isFinal = state === 'verified' || state === 'canceled';
  await db
    .update(identityVendorSession)
    .set({ state, code, checkedAt: now(), ...(isFinal ? { endedAt: now() } : {}) })
    .where(and(isKey(key), isNull(identityVendorSession.endedAt)));
}

/** The result counts in this review. */
export async function saveCase(tx: Db, key: VendorSessionKey, caseId: string): Promise<void> {
  await tx.update(identityVendorSession).set({ caseId }).where(isKey(key));
}

/** The reviewer rejected the result. */
export async function refuseSession(tx: Db, playerId: string, caseId: string): Promise<void> {
  const { refusedAt } = identityVendorSession;
  await tx
    .update(identityVendorSession)
    .set({ refusedAt: now() })
    .where(
      and(eq(identityVendorSession.playerId, playerId), eq(identityVendorSession.caseId, caseId), isNull(refusedAt)),
    );
}

/** Requests the erasure of a player's sessions at the vendor, with the jobs that call it. */
export async function requestErasures(tx: Db, playerId: string): Promise<void> {
  const { erasureRequestedAt } = identityVendorSession;
  await tx
    .update(identityVendorSession)
    .set({ erasureRequestedAt: now() })
    .where(and(eq(identityVendorSession.playerId, playerId), isNull(erasureRequestedAt)));
}

export async function saveErasure(db: Db, key: VendorSessionKey, isDone: boolean): Promise<void> {
  await db
    .update(identityVendorSession)
    .set({ checkedAt: now(), ...(isDone ? { erasedAt: now() } : {}) })
    .where(and(isKey(key), isNull(identityVendorSession.erasedAt)));
}

/**
 * Returns sessions to check, the longest unchecked first: those that can change and are less than 30 days old, and those whose erasure
 * the vendor has not confirmed.
 */
export function selectDueSessions(db: Db, minutes: number, limit: number): Promise<VendorSessionKey[]> {
  const { playerId, id, state, startedAt, checkedAt, vendorRef, erasureRequestedAt, erasedAt } = identityVendorSession;
  const lastAt = sql`coalesce(${checkedAt}, ${erasureRequestedAt}, ${startedAt})`;
  const canChange = and(
    inArray(state, [...openVendorStates]),
    isNull(erasureRequestedAt),
    isNotNull(vendorRef),
    gt(startedAt, ago(30, 'day')),
  );
  const isUnconfirmed = and(isNotNull(erasureRequestedAt), isNull(erasedAt));
  return db
    .select({ playerId, id })
    .from(identityVendorSession)
    .where(and(or(canChange, isUnconfirmed), lt(lastAt, ago(minutes, 'minute'))))
    .orderBy(asc(lastAt))
    .limit(limit);
}
