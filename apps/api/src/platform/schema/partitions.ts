import type { Db } from '../database.ts';
import { callForRow } from '../postgres/call-function.ts';

/**
 * How many months ahead the partitions of `journal` and `round` are created. When no worker ran for longer, rounds go to the
 * partition for months without one.
 */
export const monthsAhead = 3;

export interface PartitionState {
  /** How many partitions were created. */
  readonly created: number;
  /** How many of the next months have their partitions, without a gap. */
  readonly monthsAhead: number;
}

/** Creates the partitions of `journal` and `round` for this month and the next ones. Safe to repeat. */
export async function createPartitions(db: Db): Promise<PartitionState> {
  const row = await callForRow<{ created: number; months_ahead: number }>(db, 'create_partitions', [monthsAhead]);
  return { created: row.created, monthsAhead: row.months_ahead };
}
