import type { Db } from '../../platform/database.ts';
import { type Counted, throttleKey } from './admit.ts';
import { countLess, forget } from './throttle.store.ts';

/**
 * Refunds the count of a legitimate request, so that an office with one network address does not use up its own limit.
 */
export function giveBack(db: Db, counted: readonly Counted[]): Promise<void> {
  return countLess(db, counted.map(throttleKey));
}

/** Resets the counts completely. */
export function startAfresh(db: Db, counted: readonly Counted[]): Promise<void> {
  return forget(db, counted.map(throttleKey));
}
