import { ticketCategories, ticketStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../../shared/access.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { supportForm, ticketReplyForm } from './support-forms.ts';

const c = initContract();

const ticketId = z.object({ id: uuid.describe('ID of the ticket.') });

const ticketLine = z
  .object({
    id: uuid,
    reference: z.string(),
    subject: z.string(),
    category: z.enum(ticketCategories),
    status: z
      .enum(ticketStatuses)
      .describe('`waiting`: support must answer. `answered`: the player can reply. `closed`: no more replies.'),
    created_at: instant,
    last_message_at: instant,
    due_at: instant.nullable().describe('Deadline of the promised answer. Null while no answer is due.'),
  })
  .meta({ id: 'Ticket' });
export type TicketLine = z.infer<typeof ticketLine>;

const message = z
  .object({
    id: uuid,
    from: z.enum(['player', 'support']),
    text: z.string().describe('Plain text with line breaks.'),
    at: instant,
  })
  .meta({ id: 'SupportMessage' });
export type SupportMessage = z.infer<typeof message>;

const ticket = ticketLine
  .extend({
    messages: z.array(message).describe('Messages, oldest first. A long thread only contains the latest messages.'),
    earlier: z.boolean().describe('Whether earlier messages exist.'),
  })
  .meta({ id: 'TicketThread' });
export type Ticket = z.infer<typeof ticket>;

export const supportContract = c.router({
  write: {
    ...endpoints.support.write,
    ...forEveryone,
    summary: 'Create a support ticket',
    description:
      'Creates a ticket and confirms it by mail. Signed-in players can read the ticket and reply on the site. An answer is promised within 24 hours.',
    body: supportForm,
    responses: {
      201: z
        .object({
          reference: z.string().describe('Reference to quote in later messages.'),
          ticket_id: uuid.nullable().describe('ID of the ticket. Null for visitors who are not signed in.'),
        })
        .meta({ id: 'SupportMessageReceived' }),
    },
  },
  list: {
    ...endpoints.support.list,
    ...forPlayers,
    summary: 'List support tickets',
    description:
      "Returns the player's tickets, newest first. Tickets written while signed out are included once the email address is verified.",
    query: z.strictObject(pageQuery),
    responses: { 200: page(ticketLine), ...problems(401) },
  },
  get: {
    ...endpoints.support.get,
    ...forPlayers,
    summary: 'Get a support ticket',
    description:
      'Returns the ticket with its messages. A long thread only contains its latest messages, and `earlier` is true.',
    pathParams: ticketId,
    responses: { 200: ticket, ...problems(401, 404) },
  },
  reply: {
    ...endpoints.support.reply,
    ...forPlayers,
    summary: 'Reply to a support ticket',
    description:
      'The ticket waits for an answer again. Returns `conflict` for a closed ticket; create a new ticket instead.',
    pathParams: ticketId,
    body: ticketReplyForm,
    responses: { 201: ticket, ...problems(401, 404, 409) },
  },
});
