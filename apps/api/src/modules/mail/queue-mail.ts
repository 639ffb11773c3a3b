import { type MailTemplate, mailCap, unsolicitedMails } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { countUnsolicited, insertMail } from './mail.store.ts';
import { onceADayId } from './once-a-day-id.ts';
import type { QueuedMail } from './queued-mail.ts';

/** However often somebody fills in the sign-up form with one address. */
const onceADay: readonly MailTemplate[] = ['registration_attempt', 'registration_refused'];

/** Also what a header must not hold: a line break in an address would start a header of the sender's choice. */
const unfitForAddress = /[\p{C}\s,;<>]/u;

/**
 * Puts a mail into the outbox with the caller's own transaction: it is sent if and only if its cause is committed.
 * Of what anybody can cause, a mailbox gets only so much a day (packages/rules, mails.ts): over that nothing is queued, and
 * the caller goes on as if it were.
 * @throws Error when the recipient is not one bare address; forms have refused those long before.
 */
export async function queueMail(db: Db, mail: QueuedMail): Promise<void> {
  if (unfitForAddress.test(mail.recipient)) throw new Error('the recipient of a mail is not one bare address');
  // Whoever fills in the sign-up form again and again must not be able to fill a stranger's mailbox.
  const id = onceADay.includes(mail.template) ? onceADayId(mail.template, mail.recipient) : newId();
  if (unsolicitedMails.includes(mail.template) && (await isFull(db, mail))) return;
  const { recipient, locale, ...facts } = mail;
  await insertMail(db, { id, recipient, locale, template: facts.template, facts });
}

async function isFull(db: Db, { recipient, template }: QueuedMail): Promise<boolean> {
  const places = template === 'reset_password' ? mailCap.perDay : mailCap.perDay - mailCap.keptForReset;
  return (await countUnsolicited(db, recipient)) >= places;
}
