import type { SupportForm } from '@goldwren/contracts/player';
import { type Locale, normalisedEmail, type TicketCategory } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { newReference } from '../../platform/reference.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Counted, consumeRateLimit } from '../rate-limits/public.ts';
import { insertTicket, referenceIndex } from './support.store.ts';

/** The sender of a message: the network, the language and the signed-in player, if any. */
export interface Writer {
  readonly network: string;
  readonly locale: Locale;
  readonly playerId: string | null;
}

/**
 * Returns the keys under which a message is counted.
 * A player is counted by account, so a stranger at the same network address cannot block them. A stranger is counted by
 * network, and by email at that network, so no one elsewhere can use up an email's limit.
 */
function countedFor({ network, playerId }: Writer, email: string): Counted[] {
  if (playerId !== null) return [{ rateLimit: 'supportPlayer', subject: playerId }];
  return [
    { rateLimit: 'supportAddress', subject: network },
    { rateLimit: 'supportEmail', subject: `${network} ${normalisedEmail(email)}` },
  ];
}

/**
 * Creates a ticket from the public form, with the confirmation mail in the same transaction.
 * @throws Problem `rate_limited`.
 */
export async function writeMessage(
  { database, mailer }: Pick<Context, 'database' | 'mailer'>,
  form: SupportForm & { readonly category: TicketCategory },
  writer: Writer,
): Promise<{ id: string; reference: string }> {
  await consumeRateLimit(database.db, countedFor(writer, form.email));
  const { message, ...about } = form;
  const { locale, playerId } = writer;
  const id = newId();
  // A duplicate reference retries with a new one.
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
