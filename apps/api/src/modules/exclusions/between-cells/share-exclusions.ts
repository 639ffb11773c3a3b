import type { Context } from '../../../context.ts';
import { selectCursor } from './foreign.store.ts';
import { publishExclusions } from './publish-exclusions.ts';
import { pullExclusions } from './pull-exclusions.ts';

/**
 * Publishes the exclusions of this cell, and stores those of the others. Each part runs when the other fails. It works from the current state,
 * so it can run in several processes and be repeated at any time. It does nothing on a site with one cell.
 * @throws Error when the directory cannot be reached.
 */
export async function shareExclusions({
  cells,
  ...deps
}: Pick<Context, 'database' | 'events' | 'cells'> & { readonly config: { readonly seedKey: Buffer } }): Promise<{
  published: number;
  read: number;
}> {
  if (cells === null) return { published: 0, read: 0 };
  const both = { ...deps, shared: cells.exclusions, own: cells.own };
  const [published, read] = await Promise.allSettled([publishExclusions(both), pullExclusions(both)]);
  if (published.status === 'rejected') throw published.reason;
  if (read.status === 'rejected') throw read.reason;
  await cells.exclusions.recordRead(await selectCursor(deps.database.db));
  const shared = { published: published.value, read: read.value };
  if (shared.published + shared.read > 0) deps.events.report('exclusions_shared', shared);
  return shared;
}
