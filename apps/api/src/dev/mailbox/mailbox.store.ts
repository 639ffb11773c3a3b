import type { Db } from '../../platform/database.ts';

export interface ReceivedMail {
  id: string;
  receivedAt: Date;
  messageId: string | null;
  sender: string;
  recipient: string;
  subject: string;
  body: string;
}

/** Old development mail is of no use; the newest this many are kept. */
const kept = 500;

const columns = 'id, received_at AS "receivedAt", message_id AS "messageId", sender, recipient, subject, body';

export async function insertReceived(db: Db, mail: Omit<ReceivedMail, 'receivedAt'>): Promise<void> {
  await db.$client.query(
    'INSERT INTO dev_mailbox (id, message_id, sender, recipient, subject, body) VALUES ($1, $2, $3, $4, $5, $6)',
    [mail.id, mail.messageId, mail.sender, mail.recipient, mail.subject, mail.body],
  );
  await db.$client.query(
    'DELETE FROM dev_mailbox WHERE id IN (SELECT id FROM dev_mailbox ORDER BY id DESC OFFSET $1)',
    [kept],
  );
}

/** Newest first. */
export async function selectReceived(db: Db, limit: number): Promise<ReceivedMail[]> {
  const { rows } = await db.$client.query<ReceivedMail>(
    `SELECT ${columns} FROM dev_mailbox ORDER BY id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

export async function selectOneReceived(db: Db, id: string): Promise<ReceivedMail | null> {
  const { rows } = await db.$client.query<ReceivedMail>(`SELECT ${columns} FROM dev_mailbox WHERE id = $1`, [id]);
  return rows[0] ?? null;
}
