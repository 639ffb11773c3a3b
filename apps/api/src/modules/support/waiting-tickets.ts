import type { Db } from '../../platform/database.ts';
import type { Waiting } from '../../platform/waiting.ts';
import { countWaiting } from './queue.store.ts';

/** The queue of tickets on the first screen. */
export function waitingTickets(db: Db): Promise<Waiting> {
  return countWaiting(db);
}
