import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The number of rows. */
export function rowCount(): SQL<number> {
  return sql`count(*)`.mapWith(Number);
}

/** The sum of amounts, 0n without rows. `where` filters rows. PostgreSQL sums bigint as numeric, which arrives as text. */
export function amountSum(amount: AnyColumn | SQLWrapper, where?: SQLWrapper): SQL<bigint> {
  const picked = where ? sql` FILTER (WHERE ${where})` : sql``;
  return sql`coalesce(sum(${amount})${picked}, 0)`.mapWith((text: string) => BigInt(text));
}
