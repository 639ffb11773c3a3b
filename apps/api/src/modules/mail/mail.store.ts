import type { Db } from '../../platform/database.ts';

export interface OutboxRow {
  id: string;
  recipient: string;
  template: string;
  subject: string;
  body: string;
}

/** A claimed mail; `attempts` counts the one that is about to be made. */
export type ClaimedMail = OutboxRow & { attempts: number };

/** Adds a mail; nothing happens when its id is there already. */
export async function insertMail(db: Db, mail: OutboxRow): Promise<void> {
  await db.$client.query({
    name: 'insert_mail',
    text: `INSERT INTO mail_outbox (id, recipient, template, subject, body) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (id) DO NOTHING`,
    values: [mail.id, mail.recipient, mail.template, mail.subject, mail.body],
  });
}

/**
 * Takes up to `limit` due mails for `leaseSeconds`: nobody else takes them before, and if this process dies they are due
 * again after. No transaction stays open while a mail server is talked to.
 */
export async function claimDueMail(db: Db, limit: number, leaseSeconds: number): Promise<ClaimedMail[]> {
  const { rows } = await db.$client.query<ClaimedMail>({
    name: 'claim_due_mail',
    text: `UPDATE mail_outbox m SET attempts = m.attempts + 1, next_attempt_at = now() + $2 * interval '1 second'
            WHERE m.id IN (SELECT id FROM mail_outbox WHERE next_attempt_at <= now()
                            ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING m.id, m.recipient, m.template, m.subject, m.body, m.attempts`,
    values: [limit, leaseSeconds],
  });
  return rows;
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db.$client.query(
    'UPDATE mail_outbox SET sent_at = now(), next_attempt_at = NULL, last_error = NULL WHERE id = $1 AND sent_at IS NULL',
    [id],
  );
}

/** Records why an attempt failed; `retryInSeconds` null gives the mail up. A mail sent meanwhile stays sent. */
export async function markFailed(db: Db, id: string, reason: string, retryInSeconds: number | null): Promise<void> {
  await db.$client.query(
    `UPDATE mail_outbox SET last_error = $2, next_attempt_at = now() + $3 * interval '1 second'
      WHERE id = $1 AND sent_at IS NULL`,
    [id, reason, retryInSeconds],
  );
}

/** Forgets mails that were sent or given up and queued more than `keptDays` ago; returns how many. */
export async function deleteOldMail(db: Db, keptDays: number): Promise<number> {
  const { rowCount } = await db.$client.query(
    `DELETE FROM mail_outbox WHERE next_attempt_at IS NULL AND queued_at < now() - $1 * interval '1 day'`,
    [keptDays],
  );
  return rowCount ?? 0;
}
