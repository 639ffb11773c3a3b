import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import { selectCursor } from './foreign.store.ts';

/** Workers read every five seconds (jobs/run-sharing.ts). */
const retrySeconds = 5;

/**
 * Rejects a new player while this cell has not read the self-exclusions of the others that were in the directory when this process
 * started. A new cell, and a cell that was restored from a backup, could otherwise register an excluded person. It does nothing on a
 * site with one cell.
 * @throws Problem `unavailable` until the worker of the cell has read them, and while the directory has not answered yet.
 */
export async function assertExclusionsRead({ database, cells }: Pick<Context, 'database' | 'cells'>): Promise<void> {
  if (cells === null) return;
  const { exclusions } = cells;
  try {
    const [read, end] = await Promise.all([selectCursor(database.db), exclusions.firstEnd()]);
    // The end is lower than before after the directory was restored.
    if (read >= end || read >= (await exclusions.end())) return;
  } catch (cause) {
    throw new Problem('unavailable', { retryAfterSeconds: retrySeconds, cause });
  }
  throw new Problem('unavailable', {
    retryAfterSeconds: retrySeconds,
    internal: 'this cell has not read the self-exclusions of the others yet',
  });
}
