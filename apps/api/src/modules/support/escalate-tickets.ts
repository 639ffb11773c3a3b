import type { Context } from '../../context.ts';
import { markEscalated, selectOverdue } from './support.store.ts';

const batch = 200;

/**
 * Tells operators of each ticket that is not answered by the time that was promised; once for each wait, whichever process
 * sees it first. Answers how many.
 */
export async function escalateTickets({ database, events }: Pick<Context, 'database' | 'events'>): Promise<number> {
  let told = 0;
  for (const id of await selectOverdue(database.db, batch)) {
    const late = await markEscalated(database.db, id);
    if (late?.dueAt == null) continue;
    events.report('ticket_late', { ticket: id, reference: late.reference, dueAt: late.dueAt.toISOString() });
    told += 1;
  }
  return told;
}
