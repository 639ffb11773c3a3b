import { type MailTemplate, mailCap, unsolicitedMails } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { countUnsolicited, insertMail } from './mail.store.ts';
import { onceADayId } from './once-a-day-id.ts';
import type { QueuedMail } from './queued-mail.ts';

/** Sent at most once a day, however often someone submits the sign-up form with one address. */
const onceADay: readonly MailTemplate[] = ['registration_attempt', 'registration_refused'];

/**
 * Also excludes characters that a mail header must not contain. A line break in an address would start a new header.
 */
const unfitForAddress = /[\p{C}\s,;<>]/u;

/**
 * Puts a mail into the outbox in the caller's transaction. It is sent only if the transaction commits.
 * Mails that anyone can trigger are limited per mailbox and day (packages/rules, mails.ts). Above the limit nothing is
 * queued, and the caller does not notice.
 * @throws Error when the recipient is not one bare address. Forms reject such addresses before.
 */
export async function queueMail(db: Db, mail: QueuedMail): Promise<void> {
  if (unfitForAddress.test(mail.recipient)) throw new Error('the recipient of a mail is not one bare address');
  // Someone who submits the sign-up form repeatedly must not be able to fill a stranger's mailbox.
  const id = onceADay.includes(mail.template) ? onceADayId(mail.template, mail.recipient) : newId();
  if (unsolicitedMails.includes(mail.template) && (await isLimitReached(db, mail))) return;
  const { recipient, locale, ...facts } = mail;
  await insertMail(db, { id, recipient, locale, template: facts.template, facts });
}

async function isLimitReached(db: Db, { recipient, template }: QueuedMail): Promise<boolean> {
  const places = template === 'reset_password' ? mailCap.perDay : mailCap.perDay - mailCap.keptForReset;
  return (await countUnsolicited(db, recipient)) >= places;
}
