import type { Locale } from '@goldwren/messages';
import { messagesFor } from '@goldwren/messages/languages/language-registry';
import { type PushNotice, push, pushKindOf } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { selectPerson } from '../players/public.ts';
import {
  countFailure,
  deleteEndedSubscriptions,
  deleteMessage,
  deleteSubscription,
  type MessageRow,
  markAttemptFailed,
  markDelivered,
  type Owned,
  selectSubscription,
  startAttempt,
} from './push.store.ts';
import type { PushTransport } from './push-transport.ts';

export interface PushDeps {
  readonly db: Db;
  /** Null: this server has no keys. Messages that wait from before are deleted. */
  readonly transport: PushTransport | null;
}

/** graphile-worker waits exp(n) seconds after attempt n, so the last attempt comes about ten hours after the first. */
export const pushAttempts = 11;
const reasonMaxLength = 300;

/** What the service worker shows (apps/web/src/worker/show-push.ts). No personal data: a locked screen shows it. */
function payloadOf(id: string, notice: PushNotice, locale: Locale): string {
  const { title, texts } = messagesFor(locale).pushNotices;
  return JSON.stringify({ id, kind: pushKindOf(notice), title, text: texts[notice], lang: locale });
}

/**
 * Sends one message to one browser, at least once. A second copy has the same id, so the browser replaces the first one. Removes
 * the browser when the push service no longer knows it.
 * @throws Error when the message must be tried again later.
 */
export async function sendPush({ db, transport }: PushDeps, at: Owned): Promise<void> {
  const message = await startAttempt(db, at);
  if (message === null) return;
  const { playerId, subscriptionId: id } = message;
  const browser = await selectSubscription(db, { playerId, id });
  if (browser !== null && transport !== null) {
    try {
      if (message.attempts > pushAttempts) throw new Error('no attempt was finished');
      const { locale } = await selectPerson(db, playerId);
      const urgency = pushKindOf(message.notice) === 'redemption' ? 'normal' : 'high';
      const answer = await transport.send(browser, payloadOf(message.id, message.notice, locale), urgency);
      if (answer === 'gone') await deleteSubscription(db, browser);
      else await markDelivered(db, browser);
    } catch (error) {
      await handleFailure(db, message, browser, error);
    }
  }
  await deleteMessage(db, at);
  await deleteEndedSubscriptions(db, playerId);
}

/** Gives up after the last attempt, and removes a browser that gets no messages. @throws Error before the last attempt. */
async function handleFailure(db: Db, message: MessageRow, browser: Owned, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, reasonMaxLength);
  if (message.attempts < pushAttempts) {
    await markAttemptFailed(db, message, reason);
    throw new Error(`push message ${message.id} was not sent: ${reason}`, { cause: error });
  }
  if ((await countFailure(db, browser)) >= push.failuresBeforeRemoval) await deleteSubscription(db, browser);
}
