import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { insertMail } from './mail.store.ts';
import { onceADayId } from './once-a-day-id.ts';
import type { QueuedMail } from './queued-mail.ts';
import { renderMail } from './render-mail.ts';

/** Also what a header must not hold: a line break in an address would start a header of the sender's choice. */
const unfitForAddress = /[\p{C}\s,;<>]/u;

/**
 * Puts a mail into the outbox with the caller's own transaction: it is sent if and only if its cause is committed.
 * @throws Error when the recipient is not one bare address; forms have refused those long before.
 */
export async function queueMail(db: Db, mail: QueuedMail): Promise<void> {
  if (unfitForAddress.test(mail.recipient)) throw new Error('the recipient of a mail is not one bare address');
  // Whoever fills in the sign-up form again and again must not be able to fill a stranger's mailbox.
  const id = mail.template === 'registration_attempt' ? onceADayId(mail.template, mail.recipient) : newId();
  await insertMail(db, { id, recipient: mail.recipient, template: mail.template, ...renderMail(mail) });
}
