import type { Db } from '../../../platform/database.ts';
import type { Waiting } from '../../../platform/waiting.ts';
import { countPending } from '../free-entry.store.ts';

/** The queue of free entries on the first screen. */
export function waitingEntries(db: Db): Promise<Waiting> {
  return countPending(db);
}
