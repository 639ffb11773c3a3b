import { type WorkQueue, workQueueIds, workQueues } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import type { CountQueue, QueueLength } from '../../platform/queue-length.ts';
import type { StaffMember } from '../staff/public.ts';

/** The function that describes each queue. */
export type WorkRegistry = { readonly [Q in WorkQueue]?: CountQueue };

export type QueueState = QueueLength & { readonly queue: WorkQueue };

/**
 * Returns the queues that this staff member may work on: late ones first, then by deadline, then those without a
 * deadline.
 */
export async function listWork(db: Db, registry: WorkRegistry, staff: StaffMember): Promise<QueueState[]> {
  const mine = new Set(staff.permissions);
  const states = workQueueIds.flatMap((queue) => {
    const waitingOf = registry[queue];
    return waitingOf && mine.has(workQueues[queue]) ? [waitingOf(db).then((state) => ({ queue, ...state }))] : [];
  });
  return (await Promise.all(states)).sort(byClock);
}

const never = Number.POSITIVE_INFINITY;

function byClock(a: QueueState, b: QueueState): number {
  return (
    Math.sign(b.breached) - Math.sign(a.breached) ||
    compare(a.dueAt?.getTime() ?? never, b.dueAt?.getTime() ?? never) ||
    compare(a.oldestAt?.getTime() ?? never, b.oldestAt?.getTime() ?? never)
  );
}

/** Avoids NaN, the difference of two infinities. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
