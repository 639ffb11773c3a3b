import type { Db } from '../../platform/database.ts';
import type { QueueLength } from '../../platform/queue-length.ts';
import { countWaiting } from './queue.store.ts';

/** The queue of tickets, for the first screen of the back office. */
export function waitingTickets(db: Db): Promise<QueueLength> {
  return countWaiting(db);
}
