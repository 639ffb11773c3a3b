import type { Context } from '../../context.ts';
import { createPartitions, type PartitionState } from '../../platform/schema/partitions.ts';

/**
 * Creates the partitions of the next months, and reports when the one of the next month is still missing. A lock that was not
 * free in time delays a partition by an hour, months before it is needed, so that is not an alert.
 */
export async function createNextPartitions({
  database,
  events,
}: Pick<Context, 'database' | 'events'>): Promise<PartitionState> {
  const state = await createPartitions(database.db);
  if (state.monthsAhead < 1) events.report('partition_missing', { monthsAhead: state.monthsAhead });
  return state;
}
