import type { ListTotals } from '@goldwren/contracts/staff';
import { formatHundredths, pagination } from '@goldwren/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { onlyRow } from './postgres/only-row.ts';
import { amountSum, rowCount } from './postgres/sql-sums.ts';

/** One row more than is shown, to know whether there are more. */
const mostRows = pagination.maxTotal + 1;

/**
 * Counts the rows of a list and adds up their amounts. It reads a limited number of rows, so its cost does not grow with the table.
 * @param amount the column with the amounts. Null for a list without amounts
 */
export async function readTotals(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  amount: AnyPgColumn | null,
): Promise<ListTotals> {
  const some = db
    .select({ amount: sql<bigint>`${amount ?? sql`0`}`.as('amount') })
    .from(table)
    .where(where)
    .limit(mostRows)
    .as('some');
  const found = onlyRow(await db.select({ count: rowCount(), amount: amountSum(some.amount) }).from(some));
  const more = found.count > pagination.maxTotal;
  return {
    count: Math.min(found.count, pagination.maxTotal),
    more,
    // The sum of a part says nothing about the whole.
    amount: amount === null || more ? null : formatHundredths(found.amount),
  };
}
