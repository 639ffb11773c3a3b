import type { Db } from '../../platform/database.ts';
import { type Counted, throttleKey } from './admit.ts';
import { countLess, forget } from './throttle.store.ts';

/** The request was a good one and shall not count: an office behind one address does not use up its own limit. */
export function giveBack(db: Db, counted: readonly Counted[]): Promise<void> {
  return countLess(db, counted.map(throttleKey));
}

/** Everything counted before is forgiven as well. */
export function startAfresh(db: Db, counted: readonly Counted[]): Promise<void> {
  return forget(db, counted.map(throttleKey));
}
