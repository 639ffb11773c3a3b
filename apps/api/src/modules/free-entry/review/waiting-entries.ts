import type { Db } from '../../../platform/database.ts';
import type { QueueLength } from '../../../platform/queue-length.ts';
import { countPending } from '../free-entry.store.ts';

/** The queue of free entries, for the first screen of the back office. */
export function waitingEntries(db: Db): Promise<QueueLength> {
  return countPending(db);
}
