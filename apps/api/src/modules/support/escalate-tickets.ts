import type { Context } from '../../context.ts';
import { markEscalated, selectOverdue } from './support.store.ts';

const batch = 200;

/**
 * Alerts operators of each ticket that was not answered in time. Each wait is reported once, across all processes.
 * Returns how many.
 */
export async function escalateTickets({ database, events }: Pick<Context, 'database' | 'events'>): Promise<number> {
  let escalated = 0;
  for (const id of await selectOverdue(database.db, batch)) {
    const late = await markEscalated(database.db, id);
    if (late?.dueAt == null) continue;
    events.report('ticket_late', { ticket: id, reference: late.reference, dueAt: late.dueAt.toISOString() });
    escalated += 1;
  }
  return escalated;
}
