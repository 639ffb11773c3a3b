import { type Placeholder, type SQL, sql } from 'drizzle-orm';

type Unit = 'second' | 'minute' | 'hour' | 'day';
type Amount = number | Placeholder;

/** The database's `now()`, which is constant within a transaction. A selected value is a `Date`. */
export function now(): SQL<Date> {
  return sql`now()`.mapWith((text: string) => new Date(text));
}

/**
 * The same instant as a parameter: PostgreSQL reads the text `now` as the start of the transaction. Citus refuses `now()` in ON
 * CONFLICT, RETURNING, CASE and COALESCE of a statement that changes rows, and accepts a parameter there.
 */
export function nowParameter(): SQL<Date> {
  return sql`${'now'}::timestamptz`.mapWith((text: string) => new Date(text));
}

/** The instant `amount` units before `now()`. */
export function ago(amount: Amount, unit: Unit): SQL {
  return sql`now() - ${span(amount, unit)}`;
}

/** The instant `amount` units after `now()`; null when the amount is null. */
export function ahead(amount: Amount, unit: Unit): SQL {
  return sql`now() + ${span(amount, unit)}`;
}

/** An interval of `amount` units. */
function span(amount: Amount, unit: Unit): SQL {
  const length = sql.raw(`interval '1 ${unit}'`);
  return typeof amount === 'number' ? sql`${sql.raw(String(amount))} * ${length}` : sql`${amount} * ${length}`;
}
