import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** How many rows. */
export function rowCount(): SQL<number> {
  return sql`count(*)`.mapWith(Number);
}

/** The sum of amounts, 0n without rows; `where` picks rows of it. PostgreSQL adds bigints up as numeric, which is text here. */
export function amountSum(amount: AnyColumn | SQLWrapper, where?: SQLWrapper): SQL<bigint> {
  const picked = where ? sql` FILTER (WHERE ${where})` : sql``;
  return sql`coalesce(sum(${amount})${picked}, 0)`.mapWith((text: string) => BigInt(text));
}
