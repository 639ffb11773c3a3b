import type { Db } from './database.ts';

/** How much waits in a queue for a person, and the worst of its clocks. Each module that has a queue answers for it. */
export interface Waiting {
  readonly waiting: number;
  /** Since when the first of them waits; null when none does. */
  readonly oldestAt: Date | null;
  /** The earliest instant by which one of them must be done; null without a clock. */
  readonly dueAt: Date | null;
  /** How many are past theirs. */
  readonly breached: number;
}
export type WaitingOf = (db: Db) => Promise<Waiting>;
