import { normalisedEmail } from '@goldwren/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { recordSource } from '../../platform/record-source.ts';
import { mailOutbox } from './mail.table.ts';

/** Selects mails to exactly this address. The indexed key narrows the search to the mailbox. */
function isMailTo(email: string) {
  return and(eq(mailOutbox.recipientKey, normalisedEmail(email)), eq(mailOutbox.recipient, email));
}

/** The data of a player in this table, for the player's data export: which mails were sent, without their links. */
export const mailRecords = {
  mails: recordSource(mailOutbox, {
    key: ['id'],
    withheld: ['facts', 'recipientKey', 'attempts', 'givenUpAt', 'lastError'],
    owner: ({ email }) => (email === null ? sql`false` : isMailTo(email)),
  }),
};

/** Deletes every mail to an erased account. */
export async function deleteMailTo(tx: Db, email: string): Promise<void> {
  await tx.delete(mailOutbox).where(isMailTo(email));
}
