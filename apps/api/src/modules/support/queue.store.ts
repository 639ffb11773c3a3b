import type { TicketCategory, TicketStatus } from '@goldwren/rules';
import { and, asc, count, desc, eq, gt, lt, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import type { QueueLength } from '../../platform/queue-length.ts';
import { typedReference } from '../../platform/reference.ts';
import type { TicketRow } from './support.store.ts';
import { supportTicket } from './support.table.ts';

export interface TicketFilter {
  readonly status: TicketStatus;
  readonly category?: TicketCategory | undefined;
  readonly onlyBreached: boolean;
  readonly assignedTo: string | null;
  readonly reference?: string | undefined;
  /** The end of the previous page: a `turn` for waiting tickets, else an id. */
  readonly beyond: string | null;
  readonly limit: number;
}

/** Returns tickets in one state: waiting ones in the order in which they started to wait, others newest first. */
export function selectTickets(db: Db, filter: TicketFilter): Promise<TicketRow[]> {
  const { id, turn, status, category, dueAt, assignedTo, reference } = supportTicket;
  const isQueue = filter.status === 'waiting';
  const beyond = (last: string) => (isQueue ? gt(turn, last) : lt(id, last));
  return db
    .select()
    .from(supportTicket)
    .where(
      and(
        eq(status, filter.status),
        filter.category && eq(category, filter.category),
        filter.onlyBreached ? lt(dueAt, now()) : undefined,
        filter.assignedTo === null ? undefined : eq(assignedTo, filter.assignedTo),
        filter.reference === undefined ? undefined : eq(reference, typedReference(filter.reference)),
        filter.beyond === null ? undefined : beyond(filter.beyond),
      ),
    )
    .orderBy(isQueue ? asc(turn) : desc(id))
    .limit(filter.limit);
}

/** Returns other tickets of the same player or mailbox, newest first. */
export function selectOthers(db: Db, ticket: TicketRow, limit: number): Promise<TicketRow[]> {
  const { id, emailKey, playerId } = supportTicket;
  const shares = or(
    eq(emailKey, ticket.emailKey),
    ticket.playerId === null ? undefined : eq(playerId, ticket.playerId),
  );
  return db
    .select()
    .from(supportTicket)
    .where(and(ne(id, ticket.id), shares))
    .orderBy(desc(id))
    .limit(limit);
}

/** Returns how many tickets wait, since when, the earliest deadline, and how many are late. */
export async function countWaiting(db: Db): Promise<QueueLength> {
  const { waitingSince, dueAt, status } = supportTicket;
  const rows = await db
    .select({
      waiting: count(),
      oldestAt: min(waitingSince),
      dueAt: min(dueAt),
      breached: sql`count(*) FILTER (WHERE ${dueAt} < now())`.mapWith(Number),
    })
    .from(supportTicket)
    .where(eq(status, 'waiting'));
  return onlyRow(rows);
}
