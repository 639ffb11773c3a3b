import { openTransferStates } from '@goldwren/rules';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { ago, ahead, now, nowParameter } from '../../../platform/postgres/sql-instants.ts';
import { payoutTransfer } from '../payouts.table.ts';

export type TransferRow = typeof payoutTransfer.$inferSelect;
export type TransferKey = Readonly<Pick<TransferRow, 'playerId' | 'id'>>;

/** Longer than all calls of one attempt. */
const attemptSeconds = 60;

const isOpen = inArray(payoutTransfer.state, [...openTransferStates]);
const isKey = ({ playerId, id }: TransferKey) => and(eq(payoutTransfer.playerId, playerId), eq(payoutTransfer.id, id));

/** Adds the transfer of a payout, with the job that sends it. */
export async function insertTransfer(tx: Db, row: TransferKey & Pick<TransferRow, 'provider'>): Promise<void> {
  await tx.insert(payoutTransfer).values(row);
}

export async function selectTransfer(db: Db, key: TransferKey): Promise<TransferRow | null> {
  const [row] = await db.select().from(payoutTransfer).where(isKey(key));
  return row ?? null;
}

/** Returns the transfers of these payouts, by ID. */
export async function selectTransfers(db: Db, payoutIds: readonly string[]): Promise<Map<string, TransferRow>> {
  if (payoutIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payoutTransfer)
    .where(inArray(payoutTransfer.id, [...payoutIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Enqueues a read of a payment that can still change: an open one, or a paid one that was not taken back. */
export async function signalTransfer(db: Db, provider: string, providerRef: string): Promise<void> {
  const { playerId, id, state, takenBackAt } = payoutTransfer;
  const isOfProvider = and(eq(payoutTransfer.provider, provider), eq(payoutTransfer.providerRef, providerRef));
  const canChange = and(inArray(state, [...openTransferStates, 'paid']), isNull(takenBackAt));
  const [key] = await db.select({ playerId, id }).from(payoutTransfer).where(and(isOfProvider, canChange));
  if (key) await db.update(payoutTransfer).set({ signaledAt: now() }).where(isKey(key));
}

/** Stores that the provider took a paid payment back. Returns false when that is stored. */
export async function saveTakenBack(db: Db, key: TransferKey, code: string): Promise<boolean> {
  const { state, takenBackAt } = payoutTransfer;
  const { rowCount } = await db
    .update(payoutTransfer)
    .set({ takenBackAt: now(), takenBackCode: code, checkedAt: now() })
    .where(and(isKey(key), eq(state, 'paid'), isNull(takenBackAt)));
  return rowCount === 1;
}

/** Stores when a read of a paid payment began. An event that arrived later needs another read. */
export async function saveChecked(db: Db, key: TransferKey, begunAt: Date): Promise<void> {
  await db.update(payoutTransfer).set({ checkedAt: begunAt }).where(isKey(key));
}

/** Returns open transfers that were not checked in the last minutes, the longest unchecked first. */
export function selectUnchecked(db: Db, minutes: number, limit: number): Promise<TransferKey[]> {
  const { playerId, id, checkedAt, requestedAt } = payoutTransfer;
  const at = sql`coalesce(${checkedAt}, ${requestedAt})`;
  return db
    .select({ playerId, id })
    .from(payoutTransfer)
    .where(and(isOpen, lt(at, ago(minutes, 'minute'))))
    .orderBy(asc(at))
    .limit(limit);
}

/**
 * Starts an attempt to send: it is committed before the call, so a crash leaves a record that the provider may have the payment.
 * Returns the number of attempts; null while another worker sends, and for a transfer that is not waiting.
 */
export async function startAttempt(db: Db, key: TransferKey): Promise<number | null> {
  const { state, sendingUntil, attempts, firstSentAt } = payoutTransfer;
  const rows = await db
    .update(payoutTransfer)
    .set({
      attempts: sql`${attempts} + 1`,
      firstSentAt: sql`coalesce(${firstSentAt}, ${nowParameter()})`,
      sendingUntil: ahead(attemptSeconds, 'second'),
    })
    .where(and(isKey(key), eq(state, 'requested'), or(isNull(sendingUntil), lt(sendingUntil, now()))))
    .returning({ attempts });
  return rows[0]?.attempts ?? null;
}

/** Ends an attempt without a result, so that the next one can start at once. */
export async function endAttempt(db: Db, key: TransferKey): Promise<void> {
  await db
    .update(payoutTransfer)
    .set({ sendingUntil: null, checkedAt: now() })
    .where(and(isKey(key), eq(payoutTransfer.state, 'requested')));
}

/** Stores that the provider has the payment. */
export async function saveAccepted(db: Db, key: TransferKey, providerRef: string): Promise<void> {
  await db
    .update(payoutTransfer)
    .set({ state: 'pending', providerRef, sendingUntil: null })
    .where(and(isKey(key), eq(payoutTransfer.state, 'requested')));
}

/** Stores that the provider still works on the payment. Returns whether it is unclaimed for the first time. */
export async function savePending(db: Db, key: TransferKey, unclaimed: boolean): Promise<boolean> {
  const before = await selectTransfer(db, key);
  const rows = await db
    .update(payoutTransfer)
    .set({
      checkedAt: now(),
      ...(unclaimed ? { unclaimedAt: sql`coalesce(${payoutTransfer.unclaimedAt}, ${nowParameter()})` } : {}),
    })
    .where(and(isKey(key), eq(payoutTransfer.state, 'pending')))
    .returning({ id: payoutTransfer.id });
  return unclaimed && rows.length > 0 && before?.unclaimedAt === null;
}

/** Returns transfers whose ID at the provider is not in the directory. */
export async function selectUnpublished(
  db: Db,
  limit: number,
): Promise<(TransferKey & { vendor: string; ref: string })[]> {
  const { playerId, id, provider, providerRef, publishedAt } = payoutTransfer;
  const rows = await db
    .select({ playerId, id, vendor: provider, ref: providerRef })
    .from(payoutTransfer)
    .where(and(isNotNull(providerRef), isNull(publishedAt)))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, ref: row.ref as string }));
}

/** Returns the provider and its ID of each transfer of these players. */
export async function selectTransferNames(
  db: Db,
  playerIds: readonly string[],
): Promise<{ vendor: string; ref: string }[]> {
  const { playerId, provider, providerRef } = payoutTransfer;
  const rows = await db
    .select({ vendor: provider, ref: providerRef })
    .from(payoutTransfer)
    .where(and(inArray(playerId, [...playerIds]), isNotNull(providerRef)));
  return rows.map(({ vendor, ref }) => ({ vendor, ref: ref as string }));
}

export async function markPublished(db: Db, key: TransferKey): Promise<void> {
  await db.update(payoutTransfer).set({ publishedAt: now() }).where(isKey(key));
}

/** Ends an open transfer. Returns false when it has ended. */
export async function endTransfer(
  tx: Db,
  key: TransferKey,
  end: { readonly state: 'paid' } | { readonly state: 'failed' | 'unclear'; readonly code: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(payoutTransfer)
    .set({ ...end, endedAt: now(), sendingUntil: null })
    .where(and(isKey(key), isOpen));
  return rowCount === 1;
}
