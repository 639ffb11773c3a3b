import { normalisedEmail } from '@goldwren/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { recordSource } from '../../platform/record-source.ts';
import { mailOutbox } from './mail.table.ts';

/** Mails to this very address; the key, which has an index, finds those to the mailbox. */
function isMailTo(email: string) {
  return and(eq(mailOutbox.recipientKey, normalisedEmail(email)), eq(mailOutbox.recipient, email));
}

/** What of this table is a player's own, for their export: which mails were sent, without the links in them. */
export const mailRecords = {
  mails: recordSource(mailOutbox, {
    key: ['id'],
    withheld: ['facts', 'recipientKey', 'attempts', 'givenUpAt', 'lastError'],
    owner: ({ email }) => (email === null ? sql`false` : isMailTo(email)),
  }),
};

/** Forgets every mail to an account that is erased. */
export async function deleteMailTo(tx: Db, email: string): Promise<void> {
  await tx.delete(mailOutbox).where(isMailTo(email));
}
