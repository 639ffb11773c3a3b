import type { SupportForm } from '@goldwren/contracts/player';
import { type Locale, normalisedEmail, type TicketCategory } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { newReference } from '../../platform/reference.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { admit, type Counted } from '../throttle/public.ts';
import { insertTicket, referenceIndex } from './support.store.ts';

/** Who is writing: from where, in which language, and as whom when somebody is signed in. */
export interface Writer {
  readonly network: string;
  readonly locale: Locale;
  readonly playerId: string | null;
}

/**
 * What a message counts under. A player counts by themselves, so that no stranger behind the same address can silence
 * them; a stranger by address, and by the email they name at that address, so that nobody elsewhere uses it up.
 */
function countedFor({ network, playerId }: Writer, email: string): Counted[] {
  if (playerId !== null) return [{ throttle: 'supportPlayer', subject: playerId }];
  return [
    { throttle: 'supportAddress', subject: network },
    { throttle: 'supportEmail', subject: `${network} ${normalisedEmail(email)}` },
  ];
}

/**
 * A message from the public form becomes a ticket, with the mail that confirms it in the same transaction.
 * @throws Problem `rate_limited`.
 */
export async function writeMessage(
  { database, mailer }: Pick<Context, 'database' | 'mailer'>,
  form: SupportForm & { readonly category: TicketCategory },
  writer: Writer,
): Promise<{ id: string; reference: string }> {
  await admit(database.db, countedFor(writer, form.email));
  const { message, ...about } = form;
  const { locale, playerId } = writer;
  const id = newId();
  // A reference in use already is drawn again.
  const write = async (): Promise<string> =>
    inTransaction(
      database,
      async (tx) => {
        const reference = newReference('TK');
        await insertTicket(tx, { ...about, id, reference, playerId, locale }, message);
        const ticketId = playerId === null ? null : id;
        const { name, email: recipient } = form;
        await mailer.queue(tx, { template: 'support_received', recipient, locale, name, reference, ticketId });
        return reference;
      },
      [referenceIndex],
    );
  return { id, reference: await write() };
}
