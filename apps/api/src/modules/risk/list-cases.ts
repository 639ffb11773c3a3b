import type { ListTotals, RiskCase } from '@goldwren/contracts/staff';
import type { Db } from '../../platform/database.ts';
import { pageOf, parseListCursor } from '../../platform/postgres/list-order.ts';
import { type CaseFilter, caseOrder, readCaseTotals, selectCases } from './case.store.ts';
import { viewCases } from './case-view.ts';

interface CaseList extends CaseFilter {
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * Returns open cases with the oldest first, and others newest first, or in the order of `sort`. The first page has the totals.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listCases(
  db: Db,
  { cursor, limit, sort, ...filter }: CaseList,
): Promise<{ results: RiskCase[]; next_cursor: string | null; totals?: ListTotals }> {
  const order = caseOrder(sort ?? (filter.state === 'open' ? 'opened' : '-opened'));
  const [found, totals] = await Promise.all([
    selectCases(db, filter, { order, cursor: parseListCursor(cursor, order), limit: limit + 1 }),
    cursor === undefined ? readCaseTotals(db, filter) : null,
  ]);
  const { rows, nextCursor } = pageOf(found, limit, order, (row) => row.score);
  return {
    results: await viewCases(db, rows),
    next_cursor: nextCursor,
    ...(totals ? { totals } : {}),
  };
}
