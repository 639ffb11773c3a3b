import { type PushNotice, push } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, playerId } from '../../platform/columns.ts';

/** Browsers for which players have turned push notifications on. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    /** The address at the push service. Messages that are signed with our key can be sent to it. */
    endpoint: text().notNull(),
    /** The browser's public key and secret, with which messages are encrypted (RFC 8291). Base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Our public key that the browser was turned on with. The push service accepts no other one. */
    publicKey: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /** When the push service last accepted a message. */
    lastSuccessAt: instant(),
    /** Messages in a row that did not arrive. */
    failures: integer().notNull().default(0),
    /** Set when the player was logged out everywhere. It gets the messages that were queued before, and is then deleted. */
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    unique('push_subscription_endpoint').on(t.endpoint),
    check('push_subscription_length', sql`length(${t.endpoint}) <= ${sql.raw(String(push.endpointMaxLength))}`),
  ],
);

/** Messages that wait to be sent, one for each browser. A trigger enqueues the job that sends each (sql/triggers/push.sql). */
export const pushMessage = pgTable(
  'push_message',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    subscriptionId: uuid().notNull(),
    /** The code defines the notices. The text is rendered when the message is sent. */
    notice: text().$type<PushNotice>().notNull(),
    queuedAt: instant().notNull().default(sql`now()`),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    index('push_message_subscription').on(t.playerId, t.subscriptionId),
  ],
);
