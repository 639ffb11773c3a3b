import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { answerTicket } from './answer-ticket.ts';
import { assignTickets, listAssignees } from './assign-tickets.ts';
import { addTicketNote, assignTicket, closeTicket, releaseTicket, reopenTicket } from './change-ticket.ts';
import { listTickets } from './list-tickets.ts';
import { staffTicketLine, staffTicketView } from './ticket-view.ts';
import { getTicketState, viewTicket } from './view-ticket.ts';

type Deps = Pick<Context, 'database' | 'mailer' | 'clock'>;

export function supportStaffRoutes(context: Deps): Handlers<StaffContract, 'tickets'> {
  const { clock, database } = context;
  return {
    list: async ({ staff, query }) => {
      const { rows, nextCursor } = await listTickets(database.db, {
        status: query.status ?? 'waiting',
        category: query.category,
        onlyBreached: query.breached === 'true',
        assignedTo: query.mine === 'true' ? staff.id : null,
        reference: query.reference,
        cursor: query.cursor,
        limit: query.limit ?? pagination.defaultLimit,
      });
      const now = clock.now();
      const results = rows.map((row) => staffTicketLine(row, staff.id, now));
      return { status: 200, body: { results, next_cursor: nextCursor } };
    },
    get: async ({ staff, params }) => {
      const viewed = await viewTicket(context, params.id, staff);
      return { status: 200, body: staffTicketView(viewed, staff.id, clock.now()) };
    },
    pulse: async ({ params }) => {
      const { status, lastMessageId } = await getTicketState(database.db, params.id);
      return { status: 200, body: { status, last_message_id: lastMessageId } };
    },
    answer: async ({ staff, params, body }) => {
      const answer = { text: body.message, readTo: body.read_to };
      return { status: 201, body: { message_id: await answerTicket(context, params.id, answer, staff) } };
    },
    addNote: async ({ staff, params, body }) => {
      return { status: 201, body: { message_id: await addTicketNote(context, params.id, body.message, staff) } };
    },
    close: async ({ staff, params }) => {
      await closeTicket(context, params.id, staff);
      return { status: 204, body: undefined };
    },
    reopen: async ({ staff, params }) => {
      await reopenTicket(context, params.id, staff);
      return { status: 204, body: undefined };
    },
    assign: async ({ staff, params }) => {
      await assignTicket(context, params.id, staff);
      return { status: 204, body: undefined };
    },
    assignees: async () => ({ status: 200, body: { results: await listAssignees(database.db) } }),
    assignMany: async ({ staff, body }) => {
      return { status: 200, body: { changed: await assignTickets(context, body, staff) } };
    },
    release: async ({ staff, params }) => {
      await releaseTicket(context, params.id, staff);
      return { status: 204, body: undefined };
    },
  };
}
