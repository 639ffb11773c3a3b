import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffActor } from '../audit/public.ts';
import { changeTicket } from './change-ticket.ts';
import { addAnswer } from './support.store.ts';

/**
 * Adds a staff answer. The person can read it on the site and gets it by mail in the language of the ticket. Returns
 * the message id.
 * The text is personal, so the audit log contains only the message id.
 * @param readTo the last message that the staff member has read, notes included. Of two concurrent answers, the second
 *   is rejected, because its writer has not read the first.
 * @throws Problem `not_found`; `conflict` when there is a newer message than `readTo`, or the ticket is closed.
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
