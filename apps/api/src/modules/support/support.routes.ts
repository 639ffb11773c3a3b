import type { PlayerContract } from '@goldwren/contracts/player';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { networkOf } from '../../http/caller/network-of.ts';
import { localeOf } from '../../http/caller/request-locale.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { signedIn } from '../../http/sessions/session.ts';
import { listOwnTickets, readOwnTicket, replyToTicket } from './own-tickets.ts';
import { ticketLine, ticketView } from './ticket-view.ts';
import { writeMessage } from './write-message.ts';

export function supportRoutes(context: Pick<Context, 'database' | 'mailer'>): Handlers<PlayerContract, 'support'> {
  const { db } = context.database;
  return {
    write: async ({ body, request }) => {
      const playerId = signedIn(request, 'player')?.id ?? null;
      const writer = { network: networkOf(request.ip), locale: localeOf(request), playerId };
      const { id, reference } = await writeMessage(context, body, writer);
      return { status: 201, body: { reference, ticket_id: playerId === null ? null : id } };
    },
    list: async ({ player, query }) => {
      const { cursor, limit = pagination.defaultLimit } = query;
      const { rows, nextCursor } = await listOwnTickets(db, player, { cursor, limit });
      return { status: 200, body: { results: rows.map(ticketLine), next_cursor: nextCursor } };
    },
    get: async ({ player, params }) => {
      return { status: 200, body: ticketView(await readOwnTicket(db, player, params.id)) };
    },
    reply: async ({ player, params, body }) => {
      return { status: 201, body: ticketView(await replyToTicket(context, player, params.id, body.message)) };
    },
  };
}
