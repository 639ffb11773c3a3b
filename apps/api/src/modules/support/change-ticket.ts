import type { Facts } from '@goldwren/contracts/facts';
import type { AuditAction } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { addNote, lockTicket, markAssigned, markClosed, markReopened, type TicketRow } from './support.store.ts';

type Deps = Pick<Context, 'database'>;

/**
 * Locks a ticket, changes it and audits the change, in one transaction. `change` returns null when there is nothing to
 * do; then nothing is audited.
 * @throws Problem `not_found`
 */
export async function changeTicket<T>(
  { database }: Deps,
  ticketId: string,
  by: StaffActor,
  change: (
    tx: Db,
    ticket: TicketRow,
  ) => Promise<{ readonly action: AuditAction; readonly facts?: Facts; readonly result: T } | null>,
): Promise<T | null> {
  return inStaffTransaction(database, by, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) throw new Problem('not_found');
    const done = await change(tx, ticket);
    if (done === null) return null;
    await recordAudit(tx, {
      action: done.action,
      subject: { type: 'ticket', id: ticket.id },
      facts: { reference: ticket.reference, ...done.facts },
    });
    return done.result;
  });
}

/** Adds a note for staff. The text is personal, so the audit log contains only the message id. */
export async function addTicketNote(deps: Deps, ticketId: string, text: string, by: StaffActor): Promise<string> {
  const id = await changeTicket(deps, ticketId, by, async (tx) => {
    const messageId = await addNote(tx, ticketId, text, by);
    return { action: 'ticket.noted', facts: { message: messageId }, result: messageId };
  });
  return id as string;
}

/** Closes a ticket. A repeated call changes nothing. */
export async function closeTicket(deps: Deps, ticketId: string, by: StaffActor): Promise<void> {
  await changeTicket(deps, ticketId, by, async (tx, { status }) => {
    if (status === 'closed') return null;
    await markClosed(tx, ticketId);
    return { action: 'ticket.closed', facts: { was: status }, result: undefined };
  });
}

/** Reopens a closed ticket. Does nothing when it is not closed. */
export async function reopenTicket(deps: Deps, ticketId: string, by: StaffActor): Promise<void> {
  await changeTicket(deps, ticketId, by, async (tx, { status }) => {
    if (status !== 'closed') return null;
    await markReopened(tx, ticketId);
    return { action: 'ticket.reopened', result: undefined };
  });
}

/** Assigns a ticket to the caller, even if another staff member had it. */
export async function assignTicket(deps: Deps, ticketId: string, by: StaffActor): Promise<void> {
  await changeTicket(deps, ticketId, by, async (tx, { assignedTo, assignedToName }) => {
    if (assignedTo === by.id) return null;
    await markAssigned(tx, ticketId, by);
    return { action: 'ticket.assigned', facts: { from: assignedToName }, result: undefined };
  });
}

/** Removes the assignment of a ticket. */
export async function releaseTicket(deps: Deps, ticketId: string, by: StaffActor): Promise<void> {
  await changeTicket(deps, ticketId, by, async (tx, { assignedTo, assignedToName }) => {
    if (assignedTo === null) return null;
    await markAssigned(tx, ticketId, null);
    return { action: 'ticket.released', facts: { from: assignedToName }, result: undefined };
  });
}
