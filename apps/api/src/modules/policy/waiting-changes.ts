import type { Db } from '../../platform/database.ts';
import type { QueueLength } from '../../platform/queue-length.ts';
import { selectPendingPolicyChanges } from './changes/policy-change.store.ts';
import { selectPendingSwitches } from './switches/switch.store.ts';

/** The queue of the first screen: changes of a region and switches of the pack. It has no deadline. */
export async function waitingPolicyChanges(db: Db): Promise<QueueLength> {
  const rows = (await Promise.all([selectPendingPolicyChanges(db), selectPendingSwitches(db)])).flat();
  const oldest = rows.map(({ requestedAt }) => requestedAt).sort((one, other) => one.getTime() - other.getTime())[0];
  return { waiting: rows.length, oldestAt: oldest ?? null, dueAt: null, breached: 0 };
}
