import { ticketCategories, ticketStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../shared/access.ts';
import { instant, uuid } from '../shared/ids.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forPlayers } from './access.ts';
import { endpoints } from './endpoints.ts';
import { supportForm, ticketReplyForm } from './support-forms.ts';

const c = initContract();

const ticketId = z.object({ id: uuid.describe('The ticket.') });

const ticketLine = z
  .object({
    id: uuid,
    reference: z.string(),
    subject: z.string(),
    category: z.enum(ticketCategories),
    status: z
      .enum(ticketStatuses)
      .describe('`waiting`: for our answer; `answered`: the player may write again; `closed`.'),
    created_at: instant,
    last_message_at: instant,
    due_at: instant.nullable().describe('Until when an answer is promised; null while none is owed.'),
  })
  .meta({ id: 'Ticket' });
export type TicketLine = z.infer<typeof ticketLine>;

const message = z
  .object({
    id: uuid,
    from: z.enum(['player', 'support']),
    text: z.string().describe('Plain text; line breaks count.'),
    at: instant,
  })
  .meta({ id: 'SupportMessage' });
export type SupportMessage = z.infer<typeof message>;

const ticket = ticketLine
  .extend({
    messages: z.array(message).describe('Oldest first; the latest ones of a very long thread.'),
    earlier: z.boolean().describe('There are messages before these.'),
  })
  .meta({ id: 'TicketThread' });
export type Ticket = z.infer<typeof ticket>;

export const supportContract = c.router({
  write: {
    ...endpoints.support.write,
    ...forEveryone,
    summary: 'Write to support',
    description:
      'Makes a ticket, and confirms it by mail. Of somebody who is signed in it is their own, which they read and go on with on the site. The answer is promised within 24 hours.',
    body: supportForm,
    responses: {
      201: z
        .object({
          reference: z.string().describe('To name when asking again.'),
          ticket_id: uuid.nullable().describe('For whoever is signed in: the thread to go on with.'),
        })
        .meta({ id: 'SupportMessageReceived' }),
    },
  },
  list: {
    ...endpoints.support.list,
    ...forPlayers,
    summary: "The player's tickets, newest first",
    description:
      'Those written while signed in, and, once the address is verified, those written with it while signed out.',
    query: z.strictObject(pageQuery),
    responses: { 200: page(ticketLine), ...problems(401) },
  },
  get: {
    ...endpoints.support.get,
    ...forPlayers,
    summary: 'A ticket with its thread',
    description: 'A long thread returns its latest messages, and `earlier` is true.',
    pathParams: ticketId,
    responses: { 200: ticket, ...problems(401, 404) },
  },
  reply: {
    ...endpoints.support.reply,
    ...forPlayers,
    summary: 'Write in a ticket',
    description: 'It then waits for our answer again. `conflict` once it is closed: write a new message instead.',
    pathParams: ticketId,
    body: ticketReplyForm,
    responses: { 201: ticket, ...problems(401, 404, 409) },
  },
});
