import { and, asc, count, eq, inArray, isNull, lt, min } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { ago, now } from '../../../platform/postgres/sql-instants.ts';
import { webhookInbox } from '../store.table.ts';

type Row = typeof webhookInbox.$inferSelect;

export type InboxKey = Readonly<Pick<Row, 'provider' | 'eventId'>>;

const isKey = (key: InboxKey) => and(eq(webhookInbox.provider, key.provider), eq(webhookInbox.eventId, key.eventId));

/** Stores a notification. A notification that is already stored is left unchanged. */
export async function insertNotification(
  db: Db,
  key: InboxKey,
  reference: string,
  payload: Row['payload'],
): Promise<void> {
  const { provider, eventId } = key;
  await db.insert(webhookInbox).values({ provider, eventId, reference, payload }).onConflictDoNothing();
}

/** Locks a stored notification. A second process waits for the lock and then reads the verdict. */
export async function lockNotification(db: Db, key: InboxKey): Promise<Pick<Row, 'reference' | 'payload' | 'verdict'>> {
  const { reference, payload, verdict } = webhookInbox;
  return onlyRow(await db.select({ reference, payload, verdict }).from(webhookInbox).where(isKey(key)).for('update'));
}

/** Locks the notifications with this payment id that matched no order when they were processed, oldest first. */
export function lockUnresolved(
  db: Db,
  providerName: string,
  name: string,
): Promise<Pick<Row, 'provider' | 'eventId' | 'reference' | 'payload'>[]> {
  const { provider, eventId, reference, payload, verdict, receivedAt } = webhookInbox;
  return db
    .select({ provider, eventId, reference, payload })
    .from(webhookInbox)
    .where(and(eq(provider, providerName), eq(reference, name), eq(verdict, 'unknown_order')))
    .orderBy(asc(receivedAt))
    .for('update');
}

export async function saveVerdict(db: Db, key: InboxKey, verdict: NonNullable<Row['verdict']>): Promise<void> {
  await db.update(webhookInbox).set({ verdict, processedAt: now() }).where(isKey(key));
}

/** Returns notifications that are stored but not processed, oldest first. */
export function selectWaiting(
  db: Db,
  query: { olderThanSeconds: number; providers: readonly string[]; limit: number },
): Promise<InboxKey[]> {
  const { provider, eventId, processedAt, receivedAt } = webhookInbox;
  return db
    .select({ provider, eventId })
    .from(webhookInbox)
    .where(
      and(
        isNull(processedAt),
        lt(receivedAt, ago(query.olderThanSeconds, 'second')),
        inArray(provider, [...query.providers]),
      ),
    )
    .orderBy(asc(receivedAt))
    .limit(query.limit);
}

/** Returns how many notifications are stored but not processed, and when the oldest one arrived. */
export async function countWaitingNotifications(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { receivedAt, processedAt } = webhookInbox;
  const rows = await db
    .select({ waiting: count(), oldestAt: min(receivedAt) })
    .from(webhookInbox)
    .where(isNull(processedAt));
  return onlyRow(rows);
}
