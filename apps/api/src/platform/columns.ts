import { canonicalEmailPattern } from '@goldwren/rules';
import { getTableName, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Money: integer hundredths of a coin. */
export function hundredths() {
  return bigint({ mode: 'bigint' });
}

/** An instant, stored with zone, read as `Date`. */
export function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

/** The owner of a row; leads the primary key of everything a player owns, so that it can be the distribution key. */
export function playerId() {
  return uuid().notNull();
}

/** Raw bytes: hashes, keys, sealed secrets. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The CHECK that a text column holds one of a list, the one given as its `enum`; named after table and column. */
export function oneOf(column: AnyPgColumn, list: readonly string[]) {
  const quoted = list.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  const snakeCase = column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return check(`${getTableName(column.table)}_${snakeCase}`, sql`${column} IN (${sql.raw(quoted)})`);
}

/** The CHECK that a text column holds email addresses in their one spelling; named after its table. */
export function canonicalEmailIn(column: AnyPgColumn) {
  const pattern = sql.raw(`'${canonicalEmailPattern}'`);
  return check(`${getTableName(column.table)}_canonical_email`, sql`${column} COLLATE "C" ~ ${pattern}`);
}
