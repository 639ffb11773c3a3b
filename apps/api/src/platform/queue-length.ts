import type { Db } from './database.ts';

/** The size of a staff work queue and its most urgent deadline. Each module with a queue computes its own. */
export interface QueueLength {
  readonly waiting: number;
  /** When the oldest item was queued; null when the queue is empty. */
  readonly oldestAt: Date | null;
  /** The earliest deadline; null when no item has one. */
  readonly dueAt: Date | null;
  /** The number of items past their deadline. */
  readonly breached: number;
}
export type CountQueue = (db: Db) => Promise<QueueLength>;
