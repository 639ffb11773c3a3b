import { type PushNotice, push } from '@goldwren/rules';
import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { lockText } from '../../platform/postgres/lock-text.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { pushMessage, pushSubscription } from './push.table.ts';

/** Any fixed number. It separates these locks from other locks on the same text. */
const browsersLock = 7_310_053;

export type SubscriptionRow = typeof pushSubscription.$inferSelect;
export type MessageRow = typeof pushMessage.$inferSelect;

/** A row of a player. */
export interface Owned {
  readonly playerId: string;
  readonly id: string;
}

const active = (playerId: string) => and(eq(pushSubscription.playerId, playerId), isNull(pushSubscription.endedAt));
const rowOf = ({ playerId, id }: Owned) => and(eq(pushSubscription.playerId, playerId), eq(pushSubscription.id, id));
const messageOf = ({ playerId, id }: Owned) => and(eq(pushMessage.playerId, playerId), eq(pushMessage.id, id));

/** Returns the player's browsers, the newest first. */
export function selectSubscriptions(db: Db, playerId: string): Promise<SubscriptionRow[]> {
  return db.select().from(pushSubscription).where(active(playerId)).orderBy(desc(pushSubscription.id));
}

export async function selectSubscription(db: Db, at: Owned): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(pushSubscription).where(rowOf(at));
  return row ?? null;
}

/**
 * Adds a browser, and removes the player's oldest ones above the limit. A browser that was turned on before is replaced:
 * messages that wait for it are no longer sent. That includes one of another player, if the caller has its secrets: the two
 * share the browser. Returns false without them, so that no one can end the notifications of others.
 */
export async function insertSubscription(
  tx: Db,
  playerId: string,
  browser: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth' | 'publicKey'>,
): Promise<boolean> {
  await lockText(tx, browsersLock, browser.endpoint);
  await lockText(tx, browsersLock, playerId);
  const { endpoint, p256dh, auth } = browser;
  const [former] = await tx.select().from(pushSubscription).where(eq(pushSubscription.endpoint, endpoint));
  if (former) {
    const hasSecrets = former.p256dh === p256dh && former.auth === auth;
    if (former.playerId !== playerId && !hasSecrets) return false;
    await deleteSubscription(tx, former);
  }
  await tx.insert(pushSubscription).values({ playerId, id: newId(), ...browser });
  const kept = (await selectSubscriptions(tx, playerId)).slice(0, push.browsers).map(({ id }) => id);
  await tx.delete(pushSubscription).where(and(active(playerId), notInArray(pushSubscription.id, kept)));
  return true;
}

/** Removes a browser. Returns false when the player has none with this id. */
export async function deleteSubscription(db: Db, at: Owned): Promise<boolean> {
  const { rowCount } = await db.delete(pushSubscription).where(rowOf(at));
  return rowCount === 1;
}

/** Queues a message for each of the player's browsers. It is sent only if the transaction commits. */
export async function insertMessages(tx: Db, playerId: string, notice: PushNotice): Promise<void> {
  const browsers = await selectSubscriptions(tx, playerId);
  if (browsers.length === 0) return;
  await tx
    .insert(pushMessage)
    .values(browsers.map(({ id: subscriptionId }) => ({ playerId, id: newId(), subscriptionId, notice })));
}

/** Ends all of a player's browsers. Those for which a message waits are deleted when it was sent. */
export async function endSubscriptions(tx: Db, playerId: string): Promise<void> {
  await tx.update(pushSubscription).set({ endedAt: now() }).where(active(playerId));
  await deleteEndedSubscriptions(tx, playerId);
}

/** Deletes the ended browsers of a player for which no message waits. */
export async function deleteEndedSubscriptions(db: Db, playerId: string): Promise<void> {
  const waiting = db
    .select({ id: pushMessage.subscriptionId })
    .from(pushMessage)
    .where(eq(pushMessage.playerId, playerId));
  await db
    .delete(pushSubscription)
    .where(
      and(
        eq(pushSubscription.playerId, playerId),
        isNotNull(pushSubscription.endedAt),
        notInArray(pushSubscription.id, waiting),
      ),
    );
}

/** Counts another attempt; null when the message was sent or given up. */
export async function startAttempt(db: Db, at: Owned): Promise<MessageRow | null> {
  const [row] = await db
    .update(pushMessage)
    .set({ attempts: sql`${pushMessage.attempts} + 1` })
    .where(messageOf(at))
    .returning();
  return row ?? null;
}

export async function markAttemptFailed(db: Db, at: Owned, reason: string): Promise<void> {
  await db.update(pushMessage).set({ lastError: reason }).where(messageOf(at));
}

export async function deleteMessage(db: Db, at: Owned): Promise<void> {
  await db.delete(pushMessage).where(messageOf(at));
}

export async function markDelivered(db: Db, at: Owned): Promise<void> {
  await db.update(pushSubscription).set({ lastSuccessAt: now(), failures: 0 }).where(rowOf(at));
}

/** Counts a message that did not arrive. Returns how many in a row did not. */
export async function countFailure(db: Db, at: Owned): Promise<number> {
  const [row] = await db
    .update(pushSubscription)
    .set({ failures: sql`${pushSubscription.failures} + 1` })
    .where(rowOf(at))
    .returning({ failures: pushSubscription.failures });
  return row?.failures ?? 0;
}

/** Deletes everything about an erased player. */
export async function deletePush(tx: Db, playerId: string): Promise<void> {
  await tx.delete(pushMessage).where(eq(pushMessage.playerId, playerId));
  await tx.delete(pushSubscription).where(eq(pushSubscription.playerId, playerId));
}
