import type { EventKind } from '../../http/cells/cell-router.ts';
import type { Cells } from './open-cells.ts';

/** Rows in one run. */
const batch = 500;

/** A row whose ID at the vendor is not in the directory yet. */
interface NamedRow {
  readonly vendor: string;
  readonly ref: string;
}

/**
 * Writes into the directory which payouts or identity sessions are of this cell, so that each cell can forward an event about one. After
 * a crash, a row is written again, which changes nothing. Returns how many; zero on a site with one cell.
 */
export async function publishVendorNames<Row extends NamedRow>(
  cells: Pick<Cells, 'addVendorNames'> | null,
  kind: EventKind,
  select: (limit: number) => Promise<Row[]>,
  markPublished: (row: Row) => Promise<void>,
): Promise<number> {
  if (cells === null) return 0;
  const rows = await select(batch);
  await cells.addVendorNames(rows.map(({ vendor, ref }) => ({ kind, vendor, ref })));
  for (const row of rows) await markPublished(row);
  return rows.length;
}
