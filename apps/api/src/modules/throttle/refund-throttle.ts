import type { Db } from '../../platform/database.ts';
import { type Counted, throttleKey } from './consume-throttle.ts';
import { decrementCounts, deleteCounts } from './throttle.store.ts';

/**
 * Refunds the count of a legitimate request, so that an office with one network address does not use up its own limit.
 */
export function refundThrottle(db: Db, counted: readonly Counted[]): Promise<void> {
  return decrementCounts(db, counted.map(throttleKey));
}

/** Resets the counts completely. */
export function resetCounts(db: Db, counted: readonly Counted[]): Promise<void> {
  return deleteCounts(db, counted.map(throttleKey));
}
