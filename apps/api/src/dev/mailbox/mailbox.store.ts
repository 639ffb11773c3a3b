import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { devMailbox } from './mailbox.table.ts';

export type ReceivedMail = typeof devMailbox.$inferSelect;

/** Only this many of the newest mails are stored. */
const storedMails = 500;

export async function insertReceived(db: Db, mail: Omit<ReceivedMail, 'receivedAt'>): Promise<void> {
  await db.insert(devMailbox).values(mail);
  const old = db.select({ id: devMailbox.id }).from(devMailbox).orderBy(desc(devMailbox.id)).offset(storedMails);
  await db.delete(devMailbox).where(inArray(devMailbox.id, old));
}

/** Newest first. */
export function selectReceived(db: Db, limit: number): Promise<ReceivedMail[]> {
  return db.select().from(devMailbox).orderBy(desc(devMailbox.id)).limit(limit);
}

export async function selectOneReceived(db: Db, id: string): Promise<ReceivedMail | null> {
  const [mail] = await db.select().from(devMailbox).where(eq(devMailbox.id, id));
  return mail ?? null;
}
