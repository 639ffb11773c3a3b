import type { Db } from '../../platform/database.ts';
import { type Counted, rateLimitKey } from './consume-rate-limit.ts';
import { decrementCounts, deleteCounts } from './rate-limits.store.ts';

/**
 * Refunds the count of a legitimate request, so that an office with one network address does not use up its own limit.
 */
export function refundRateLimit(db: Db, counted: readonly Counted[]): Promise<void> {
  return decrementCounts(db, counted.map(rateLimitKey));
}

/** Resets the counts completely. */
export function resetCounts(db: Db, counted: readonly Counted[]): Promise<void> {
  return deleteCounts(db, counted.map(rateLimitKey));
}
