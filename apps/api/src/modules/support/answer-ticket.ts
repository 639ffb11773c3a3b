import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffActor } from '../audit/public.ts';
import { changeTicket } from './change-ticket.ts';
import { addAnswer } from './support.store.ts';

/**
 * Staff answer: the person reads it on the site, and gets it by mail in the language they wrote in. What it says is
 * personal: the log has its id alone. Returns that id.
 * @param readTo The last message that was read, notes included. Of two answers at once the second is refused, since its
 *   writer has not read the first.
 * @throws Problem `not_found`; `conflict` when somebody wrote after `readTo`, or it is closed.
 */
export async function answerTicket(
  context: Pick<Context, 'database' | 'mailer'>,
  ticketId: string,
  { text, readTo }: { readonly text: string; readonly readTo: string },
  by: StaffActor,
): Promise<string> {
  const id = await changeTicket(context, ticketId, by, async (tx, ticket) => {
    if (ticket.status === 'closed') throw new Problem('conflict', { params: { reason: 'ticket_closed' } });
    if (ticket.lastMessageId !== readTo) throw new Problem('conflict', { params: { reason: 'ticket_moved' } });
    const messageId = await addAnswer(tx, ticket, text, by);
    const { email: recipient, locale, name, reference, subject, playerId } = ticket;
    await context.mailer.queue(tx, {
      template: 'support_answered',
      recipient,
      locale,
      name,
      reference,
      subject,
      answer: text,
      ticketId: playerId === null ? null : ticket.id,
    });
    return { action: 'ticket.answered', facts: { message: messageId }, result: messageId };
  });
  return id as string;
}
