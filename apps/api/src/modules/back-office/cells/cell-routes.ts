import type { StaffContract } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { createCellList } from './list-cells.ts';
import { readCellState } from './read-cell-state.ts';

export function cellRoutes({
  cells,
  database,
  clock,
}: Pick<Context, 'cells' | 'database' | 'clock'>): Handlers<StaffContract, 'cells'> {
  const list = createCellList(cells, database.db);
  return {
    list: async () => ({ status: 200, body: { results: await list() } }),
    state: async () => ({ status: 200, body: { results: [await readCellState(database.db, clock.now())] } }),
  };
}
