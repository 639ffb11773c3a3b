import type { Context } from '../../../context.ts';
import { markListed, selectUnlisted } from './vendor-session.store.ts';

/** Rows in one run. */
const batch = 500;

/**
 * Writes into the directory which identity sessions are of this cell, so that each cell can forward an event about one. After a crash, a row is
 * written again, which changes nothing. Returns how many; zero on a site with one cell.
 */
export async function listSessions({ database: { db }, cells }: Pick<Context, 'database' | 'cells'>): Promise<number> {
  if (cells === null) return 0;
  const rows = await selectUnlisted(db, batch);
  await cells.listVendorNames(rows.map(({ vendor, ref }) => ({ kind: 'identity', vendor, ref })));
  for (const row of rows) await markListed(db, row);
  return rows.length;
}
