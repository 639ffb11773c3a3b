import type { StaffCell } from '@goldwren/contracts/staff';
import type { CellAddress } from '../../../http/cells/cell-router.ts';
import { cachedRead } from '../../../platform/cached-read.ts';
import type { Db } from '../../../platform/database.ts';
import type { Cells } from '../../cells/public.ts';
import { findSettingsCell } from '../../site-settings/public.ts';

const maxAgeMs = 5_000;
const readyTimeoutMs = 2_000;

/** Returns a function that lists the cells with whether they answer. Empty on a site with one cell, without a query. */
export function createCellList(cells: Pick<Cells, 'cells' | 'own'> | null, db: Db): () => Promise<StaffCell[]> {
  if (cells === null) return () => Promise.resolve([]);
  return cachedRead(maxAgeMs, async () => {
    const [all, decides] = await Promise.all([cells.cells(), findSettingsCell(db)]);
    // A directory with one cell is a site with one cell.
    if (all.length < 2) return [];
    return Promise.all(
      all.map(async (cell) => ({
        name: cell.name,
        own: cell.name === cells.own,
        office_url: cell.officeUrl,
        accounts: Number(cell.accounts),
        open: cell.isOpen,
        decides_settings: cell.name === decides,
        reachable: cell.name === cells.own || (await isReady(cell)),
      })),
    );
  });
}

async function isReady({ apiUrl }: CellAddress): Promise<boolean> {
  const response = await fetch(`${apiUrl}/readyz`, {
    redirect: 'error',
    signal: AbortSignal.timeout(readyTimeoutMs),
  }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
