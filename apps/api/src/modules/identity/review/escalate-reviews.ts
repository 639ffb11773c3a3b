import type { Context } from '../../../context.ts';
import { forEachItem } from '../../../platform/for-each.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockClaimant } from '../../players/public.ts';
import { lockCase, markEscalated, selectOverdue } from './case.store.ts';

const batch = 200;

/** Notifies operators and the player of each review that has passed its deadline, once each. Returns how many. */
export async function escalateReviews(context: Pick<Context, 'database' | 'mailer' | 'events'>): Promise<number> {
  const overdue = await selectOverdue(context.database.db, batch);
  return forEachItem('overdue reviews', overdue, ({ playerId, id }) => escalate(context, playerId, id));
}

async function escalate(
  { database, mailer, events }: Pick<Context, 'database' | 'mailer' | 'events'>,
  playerId: string,
  id: string,
): Promise<boolean> {
  const dueAt = await inTransaction(database, async (tx) => {
    const player = await lockClaimant(tx, playerId);
    const late = await lockCase(tx, playerId, id);
    // The review was decided, or escalated by another process.
    if (!player || late?.status !== 'waiting' || late.escalatedAt !== null) return null;
    await markEscalated(tx, late);
    const { email: recipient, locale, firstName } = player;
    await mailer.queue(tx, { template: 'identity_delayed', recipient, locale, firstName });
    return late.dueAt;
  });
  if (dueAt === null) return false;
  events.report('identity_overdue', { player: playerId, case: id, dueAt: dueAt.toISOString() });
  return true;
}
