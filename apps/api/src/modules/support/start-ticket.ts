import { messagesFor } from '@goldwren/messages/languages/language-registry';
import type { TicketCategory } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { newReference } from '../../platform/reference.ts';
import { selectPerson } from '../players/public.ts';
import { insertStaffTicket, type NamedStaffMember } from './support.store.ts';

/**
 * Creates a ticket with a message of staff to a player, in the caller's transaction with its mail. The player can answer it
 * on the site. Returns its id.
 */
export async function startTicket(
  { mailer }: Pick<Context, 'mailer'>,
  tx: Db,
  about: {
    readonly playerId: string;
    readonly category: TicketCategory;
    readonly text: string;
    readonly by: NamedStaffMember;
  },
): Promise<string> {
  const { playerId, category, text, by } = about;
  const { email, firstName, lastName, locale } = await selectPerson(tx, playerId);
  const [id, reference] = [newId(), newReference('TK')];
  const facts = { template: 'support_started', name: firstName, reference, message: text, ticketId: id } as const;
  const { subject } = messagesFor(locale).mail.templates.support_started(facts);
  const name = `${firstName} ${lastName}`;
  await insertStaffTicket(tx, { id, reference, playerId, name, email, subject, category, locale }, text, by);
  await mailer.queue(tx, { ...facts, recipient: email, locale });
  return id;
}
