import { normalisedEmail, unsolicitedMails } from '@goldwren/rules';
import { and, eq, gt, inArray, isNull, lt, lte, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { lockText } from '../../platform/postgres/lock-text.ts';
import { ago, ahead, now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { mailOutbox } from './mail.table.ts';

/** Any fixed number. It separates these locks from other locks on the same text. */
const capLock = 7_310_010;

export type OutboxRow = Pick<typeof mailOutbox.$inferSelect, 'id' | 'recipient' | 'template' | 'locale' | 'facts'>;

/** A claimed mail. `attempts` includes the current attempt. */
export type ClaimedMail = OutboxRow & Pick<typeof mailOutbox.$inferSelect, 'attempts'>;

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
 * Locks the mailbox until the end of the transaction, so that two concurrent mails cannot both get the last free place.
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

const claimDue = prepared('claim_due_mail', (db, at: Inputs<{ limit: number; leaseSeconds: number }>) =>
  db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: ahead(at.leaseSeconds, 'second') })
    .where(
      inArray(
        mailOutbox.id,
        db
          .select({ id: mailOutbox.id })
          .from(mailOutbox)
          .where(lte(mailOutbox.nextAttemptAt, now()))
          .orderBy(mailOutbox.nextAttemptAt)
          .limit(at.limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      template: mailOutbox.template,
      locale: mailOutbox.locale,
      facts: mailOutbox.facts,
      attempts: mailOutbox.attempts,
    }),
);

/**
 * Claims up to `limit` due mails for `leaseSeconds`. If this process dies, they are due again after the lease.
 * No transaction stays open while the mail server works.
 */
export function claimDueMail(db: Db, limit: number, leaseSeconds: number): Promise<ClaimedMail[]> {
  return claimDue(db, { limit, leaseSeconds });
}

const unsent = (id: Placeholder) => and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt));

const setSent = prepared('mark_mail_sent', (db, at: Inputs<{ id: string }>) =>
  db
    .update(mailOutbox)
    // Deletes the token of a sent link, so that only the recipient has it.
    .set({ sentAt: now(), nextAttemptAt: null, lastError: null, facts: sql`${mailOutbox.facts} - 'token'` })
    .where(unsent(at.id)),
);

export async function markSent(db: Db, id: string): Promise<void> {
  await setSent(db, { id });
}

const setFailed = prepared(
  'mark_mail_failed',
  (db, at: Inputs<{ id: string; reason: string; retryInSeconds: number | null }>) =>
    db
      .update(mailOutbox)
      .set({ lastError: sql`${at.reason}`, nextAttemptAt: ahead(at.retryInSeconds, 'second') })
      .where(unsent(at.id)),
);

/**
 * Records why an attempt failed. A null `retryInSeconds` gives the mail up. A mail that was sent in the meantime stays
 * sent.
 */
export async function markFailed(db: Db, id: string, reason: string, retryInSeconds: number | null): Promise<void> {
  await setFailed(db, { id, reason, retryInSeconds });
}

/** Deletes an unsent mail that its recipient does not want. */
export async function deleteUnsent(db: Db, id: string): Promise<void> {
  await db.delete(mailOutbox).where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)));
}

/** Deletes mails that were sent or given up and were queued more than `keptDays` ago. Returns how many. */
export async function deleteOldMail(db: Db, keptDays: number): Promise<number> {
  const { rowCount } = await db
    .delete(mailOutbox)
    .where(and(isNull(mailOutbox.nextAttemptAt), lt(mailOutbox.queuedAt, ago(keptDays, 'day'))));
  return rowCount ?? 0;
}
