import { locales, ticketAuthors, ticketCategories, ticketStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { visible } from '../shared/person.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { playerLine } from './player-line.ts';
import { ticketAnswerForm, ticketNoteForm } from './ticket-forms.ts';

const c = initContract();

const ticketId = z.object({ id: uuid.describe('The ticket.') });

const ticket = z
  .object({
    id: uuid,
    reference: z.string(),
    display: z.string().describe('First name and an initial.'),
    email: z.string().describe('Masked.'),
    subject: z.string(),
    category: z.enum(ticketCategories),
    status: z.enum(ticketStatuses),
    created_at: instant,
    waiting_since: instant.nullable().describe('Null while no answer is owed.'),
    due_at: instant.nullable().describe('Until when the person was promised an answer.'),
    breached: z.boolean().describe('Still not answered after that.'),
    assigned_to: z.string().nullable().describe('Who works on it.'),
    assigned_to_me: z.boolean(),
    last_message_at: instant,
  })
  .meta({ id: 'StaffTicket' });
export type StaffTicket = z.infer<typeof ticket>;

const message = z
  .object({
    id: uuid,
    author: z.enum(ticketAuthors).describe('A `note` is for staff alone.'),
    name: z.string().nullable().describe('Of the member of staff.'),
    text: z.string(),
    at: instant,
  })
  .meta({ id: 'StaffTicketMessage' });

const ticketDetail = ticket
  .extend({
    name: z.string(),
    full_email: z.string(),
    locale: z.enum(locales).describe('What they read; the mail around an answer is in it.'),
    player: playerLine.nullable().describe('Who wrote while signed in, or has the email now.'),
    linked: z.boolean().describe('The player reads it on the site.'),
    messages: z.array(message).describe('Oldest first; the latest ones of a very long thread.'),
    earlier: z.boolean().describe('There are messages before these.'),
    others: z
      .array(
        z.object({
          id: uuid,
          reference: z.string(),
          subject: z.string(),
          status: z.enum(ticketStatuses),
          created_at: instant,
        }),
      )
      .describe('Other tickets of the same person or email, newest first.'),
  })
  .meta({ id: 'StaffTicketDetail' });
export type StaffTicketDetail = z.infer<typeof ticketDetail>;

const changes = { 204: c.noBody(), ...problems(401, 404, 409) } as const;
const answering = forStaff('tickets.answer');
const writing = forStaff('tickets.answer', {
  notFresh: 'correspondence changes no account, money, game or policy',
});

export const ticketsContract = c.router({
  list: {
    ...endpoints.tickets.list,
    ...answering,
    summary: 'Tickets',
    description: 'Those that wait for an answer, the longest first; with another `status` the newest first.',
    query: z.strictObject({
      status: z.enum(ticketStatuses).optional().describe('`waiting` unless another is asked for.'),
      category: z.enum(ticketCategories).optional().describe('Only those about this.'),
      breached: z.literal('true').optional().describe('Only those that are late.'),
      mine: z.literal('true').optional().describe('Only those that are assigned to the caller.'),
      reference: z.string().trim().max(20).regex(visible).optional().describe('Only the one with this reference.'),
      ...pageQuery,
    }),
    responses: { 200: page(ticket), ...problems(401) },
  },
  get: {
    ...endpoints.tickets.get,
    ...answering,
    summary: 'One ticket',
    description: 'With its thread, notes included. The look is audited.',
    pathParams: ticketId,
    responses: { 200: ticketDetail, ...problems(401, 404) },
  },
  pulse: {
    ...endpoints.tickets.pulse,
    ...answering,
    summary: 'Has anything happened in a ticket?',
    description: 'For a screen that stays open: nothing personal is in it, so it is not audited.',
    pathParams: ticketId,
    responses: {
      200: z.object({ status: z.enum(ticketStatuses), last_message_id: uuid }).meta({ id: 'TicketPulse' }),
      ...problems(401, 404),
    },
  },
  answer: {
    ...endpoints.tickets.answer,
    ...writing,
    summary: 'Answer a ticket',
    description:
      'Shown to the person on the site and mailed to them. `conflict` when somebody wrote after `read_to`, or it is closed: of two answers at once one counts, and the other reads first.',
    pathParams: ticketId,
    body: ticketAnswerForm,
    responses: { 201: z.object({ message_id: uuid }), ...problems(401, 404, 409) },
  },
  addNote: {
    ...endpoints.tickets.addNote,
    ...writing,
    summary: 'Write a note in a ticket',
    description: 'For staff alone; the clock goes on.',
    pathParams: ticketId,
    body: ticketNoteForm,
    responses: { 201: z.object({ message_id: uuid }), ...problems(401, 404) },
  },
  close: {
    ...endpoints.tickets.close,
    ...writing,
    summary: 'Close a ticket',
    description: 'Nobody writes in it until it is reopened. Closing again changes nothing.',
    pathParams: ticketId,
    body: c.noBody(),
    responses: changes,
  },
  reopen: {
    ...endpoints.tickets.reopen,
    ...writing,
    summary: 'Reopen a closed ticket',
    description: 'It waits for an answer again, with a new clock. One that is not closed stays as it is.',
    pathParams: ticketId,
    body: c.noBody(),
    responses: changes,
  },
  assign: {
    ...endpoints.tickets.assign,
    ...writing,
    summary: 'Take a ticket',
    description: 'The caller works on it, whoever did before.',
    pathParams: ticketId,
    body: c.noBody(),
    responses: changes,
  },
  release: {
    ...endpoints.tickets.release,
    ...writing,
    summary: 'Give a ticket back',
    description: 'Nobody in particular works on it any more.',
    pathParams: ticketId,
    body: c.noBody(),
    responses: changes,
  },
});
