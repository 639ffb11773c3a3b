import { normalisedEmail, unsolicitedMails } from '@goldwren/rules';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { lockText } from '../../platform/postgres/lock-text.ts';
import { ago, now, nowParameter } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { mailOutbox } from './mail.table.ts';

/** Any fixed number. It separates these locks from other locks on the same text. */
const capLock = 7_310_010;

type Row = typeof mailOutbox.$inferSelect;
export type OutboxRow = Pick<Row, 'id' | 'recipient' | 'template' | 'locale' | 'facts'>;

/** A mail that is being sent; `attempts` counts this attempt. */
export type StartedMail = OutboxRow & Pick<Row, 'attempts'>;

/** Adds a mail. Does nothing when its id exists. */
export async function insertMail(db: Db, mail: OutboxRow): Promise<void> {
  const recipientKey = normalisedEmail(mail.recipient);
  await db
    .insert(mailOutbox)
    .values({ ...mail, recipientKey })
    .onConflictDoNothing({ target: mailOutbox.id });
}

/**
 * Counts the mails of these templates that were queued for a mailbox in the last 24 hours.
 * Locks the mailbox until the end of the transaction, so that two concurrent mails cannot both pass the limit.
 */
export async function countUnsolicited(tx: Db, recipient: string): Promise<number> {
  const key = normalisedEmail(recipient);
  await lockText(tx, capLock, key);
  return tx.$count(
    mailOutbox,
    and(
      eq(mailOutbox.recipientKey, key),
      gt(mailOutbox.queuedAt, ago(24, 'hour')),
      inArray(mailOutbox.template, [...unsolicitedMails]),
    ),
  );
}

const isWaiting = (id: Placeholder) =>
  and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt));

const startAttempt = prepared('start_mail_attempt', (db, at: Inputs<{ id: string }>) =>
  db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1` })
    .where(isWaiting(at.id))
    .returning({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      template: mailOutbox.template,
      locale: mailOutbox.locale,
      facts: mailOutbox.facts,
      attempts: mailOutbox.attempts,
    }),
);

/** Counts another attempt; null when the mail was sent, given up or deleted. */
export async function startMailAttempt(db: Db, id: string): Promise<StartedMail | null> {
  const [mail] = await startAttempt(db, { id });
  return mail ?? null;
}

const setSent = prepared('mark_mail_sent', (db, at: Inputs<{ id: string }>) =>
  db
    .update(mailOutbox)
    // From now on only the reader of the mail has its link.
    .set({ sentAt: now(), givenUpAt: null, lastError: null, facts: sql`${mailOutbox.facts} - 'token'` })
    .where(and(eq(mailOutbox.id, at.id), isNull(mailOutbox.sentAt))),
);

export async function markSent(db: Db, id: string): Promise<void> {
  await setSent(db, { id });
}

const setFailed = prepared('mark_mail_failed', (db, at: Inputs<{ id: string; reason: string; isGivenUp: boolean }>) =>
  db
    .update(mailOutbox)
    .set({
      lastError: sql`${at.reason}`,
      givenUpAt: sql`CASE WHEN ${at.isGivenUp}::boolean THEN ${nowParameter()} END`,
    })
    .where(isWaiting(at.id)),
);

/** Stores why an attempt failed, and whether it was the last one. A mail that was sent meanwhile stays sent. */
export async function markFailed(db: Db, id: string, reason: string, isGivenUp: boolean): Promise<void> {
  await setFailed(db, { id, reason, isGivenUp });
}

/** Deletes an unsent mail that its recipient does not want. */
export async function deleteUnsent(db: Db, id: string): Promise<void> {
  await db.delete(mailOutbox).where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)));
}

/** Deletes mails that were sent or given up and were queued more than `keptDays` ago. Returns how many. */
export async function deleteOldMail(db: Db, keptDays: number): Promise<number> {
  const { rowCount } = await db
    .delete(mailOutbox)
    .where(
      and(
        or(isNotNull(mailOutbox.sentAt), isNotNull(mailOutbox.givenUpAt)),
        lt(mailOutbox.queuedAt, ago(keptDays, 'day')),
      ),
    );
  return rowCount ?? 0;
}
