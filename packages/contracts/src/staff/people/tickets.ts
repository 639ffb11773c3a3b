import { locales, ticketAuthors, ticketCategories, ticketStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { page } from '../../shared/pagination.ts';
import { visible } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageQuery, overCells, pagesOverCells } from '../over-cells.ts';
import { playerLine } from '../player-line.ts';
import { ticketAnswerForm, ticketAssignmentForm, ticketNoteForm } from './ticket-forms.ts';

const c = initContract();

const ticketId = z.object({ id: uuid.describe('ID of the ticket.') });

const ticket = z
  .object({
    id: uuid,
    reference: z.string(),
    display: z.string().describe('First name and an initial.'),
    email: z.string().describe('Masked email.'),
    subject: z.string(),
    category: z.enum(ticketCategories),
    status: z.enum(ticketStatuses),
    created_at: instant,
    waiting_since: instant.nullable().describe('Since when an answer is due. Null if none is due.'),
    turn: uuid.nullable().describe('Place in the queue, in the order of waiting. Null if no answer is due.'),
    due_at: instant.nullable().describe('Deadline of the promised answer.'),
    breached: z.boolean().describe('Whether the ticket is unanswered after `due_at`.'),
    assigned_to: z.string().nullable().describe('Staff member who works on the ticket.'),
    assigned_to_me: z.boolean(),
    last_message_at: instant,
  })
  .meta({ id: 'StaffTicket' });
export type StaffTicket = z.infer<typeof ticket>;

const message = z
  .object({
    id: uuid,
    author: z.enum(ticketAuthors).describe('Author of the message. Only staff can see a `note`.'),
    name: z.string().nullable().describe('Name of the staff member.'),
    text: z.string(),
    at: instant,
  })
  .meta({ id: 'StaffTicketMessage' });

const ticketDetail = ticket
  .extend({
    name: z.string(),
    full_email: z.string(),
    locale: z.enum(locales).describe('Language of the person, used for mails.'),
    player: playerLine.nullable().describe('Player who wrote while signed in, or whose account now has the email.'),
    linked: z.boolean().describe('Whether the player can read the ticket on the site.'),
    messages: z.array(message).describe('Messages, oldest first. A long thread only contains the latest messages.'),
    earlier: z.boolean().describe('Whether earlier messages exist.'),
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
    ...forStaff(
      'tickets.answer',
      pagesOverCells(ticket, ({ status = 'waiting' }) =>
        status === 'waiting' ? { id: 'turn', by: null, descending: false } : { id: 'id', by: null, descending: true },
      ),
    ),
    summary: 'List support tickets',
    description:
      'Returns tickets that wait for an answer, the longest waiting first. With another `status`, returns the newest first.',
    query: z.strictObject({
      status: z.enum(ticketStatuses).optional().describe('Only with this status. Defaults to `waiting`.'),
      category: z.enum(ticketCategories).optional().describe('Only in this category.'),
      breached: z.literal('true').optional().describe('Only late tickets.'),
      mine: z.literal('true').optional().describe('Only tickets that are assigned to the caller.'),
      reference: z.string().trim().max(20).regex(visible).optional().describe('Only the ticket with this reference.'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(page(ticket), 'StaffTicketRow'), ...problems(401) },
  },
  get: {
    ...endpoints.tickets.get,
    ...answering,
    summary: 'Get a support ticket',
    description: 'Returns the ticket with its messages and notes. The access is audited.',
    pathParams: ticketId,
    responses: { 200: ticketDetail, ...problems(401, 404) },
  },
  pulse: {
    ...endpoints.tickets.pulse,
    ...answering,
    summary: 'Check a ticket for changes',
    description: 'For screens that stay open. The response contains no personal data, so the call is not audited.',
    pathParams: ticketId,
    responses: {
      200: z.object({ status: z.enum(ticketStatuses), last_message_id: uuid }).meta({ id: 'TicketPulse' }),
      ...problems(401, 404),
    },
  },
  answer: {
    ...endpoints.tickets.answer,
    ...writing,
    summary: 'Answer a support ticket',
    description:
      'Shows the answer on the site and mails it to the person. Returns `conflict` if the ticket has a message after `read_to`, or if it is closed. Of two simultaneous answers only the first one is accepted.',
    pathParams: ticketId,
    body: ticketAnswerForm,
    responses: { 201: z.object({ message_id: uuid }), ...problems(401, 404, 409) },
  },
  addNote: {
    ...endpoints.tickets.addNote,
    ...writing,
    summary: 'Add a note to a ticket',
    description: 'Only staff can see the note. The deadline does not change.',
    pathParams: ticketId,
    body: ticketNoteForm,
    responses: { 201: z.object({ message_id: uuid }), ...problems(401, 404) },
  },
  close: {
    ...endpoints.tickets.close,
    ...writing,
    summary: 'Close a support ticket',
    description: 'No messages can be added until the ticket is reopened. Closing again has no effect.',
    pathParams: ticketId,
    body: c.noBody(),
    responses: changes,
  },
  reopen: {
    ...endpoints.tickets.reopen,
    ...writing,
    summary: 'Reopen a support ticket',
    description:
      'The ticket waits for an answer again, with a new deadline. A ticket that is not closed does not change.',
    pathParams: ticketId,
    body: c.noBody(),
    responses: changes,
  },
  assign: {
    ...endpoints.tickets.assign,
    ...writing,
    summary: 'Assign a ticket to the caller',
    description: 'Replaces the current assignment.',
    pathParams: ticketId,
    body: c.noBody(),
    responses: changes,
  },
  release: {
    ...endpoints.tickets.release,
    ...writing,
    summary: 'Unassign a ticket',
    description: 'Removes the current assignment.',
    pathParams: ticketId,
    body: c.noBody(),
    responses: changes,
  },
  assignees: {
    ...endpoints.tickets.assignees,
    ...answering,
    summary: 'List possible assignees',
    description: 'Returns the active staff who may answer tickets, by name.',
    responses: {
      200: z.object({ results: z.array(z.object({ id: uuid, name: z.string() }).meta({ id: 'TicketAssignee' })) }),
      ...problems(401),
    },
  },
  assignMany: {
    ...endpoints.tickets.assignMany,
    ...writing,
    summary: 'Assign several tickets',
    description:
      'Assigns the tickets to a staff member who may answer tickets, or to no one. Unknown tickets, and tickets that this person already has, do not change. Returns `not_found` for any other assignee.',
    body: ticketAssignmentForm,
    responses: {
      200: z.object({ changed: z.int().describe('Number of tickets that changed.') }),
      ...problems(401, 404),
    },
  },
});
