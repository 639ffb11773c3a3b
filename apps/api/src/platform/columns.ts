import { canonicalEmailPattern } from '@goldwren/rules';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Money as integer hundredths of a coin. */
export function hundredths() {
  return bigint({ mode: 'bigint' });
}

/** An instant, stored as `timestamptz` and read as `Date`. */
export function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

/** An instant in whole milliseconds, like a `Date`. A column that orders a list has it, because the cursor is a position in this order. */
export function instantInMs() {
  return timestamp({ withTimezone: true, mode: 'date', precision: 3 });
}

/** The owner of a row. It is the first column of every primary key of player data, so that it can be the distribution key. */
export function playerId() {
  return uuid().notNull();
}

/** Raw bytes: hashes, keys, sealed secrets. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A CHECK that a text column contains one of a list of values. Pass the same list as the column's `enum`. */
export function oneOf(column: AnyPgColumn, list: readonly string[]) {
  const quoted = list.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  const snakeCase = column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return check(`${getTableName(column.table)}_${snakeCase}`, sql`${column} IN (${sql.raw(quoted)})`);
}

/** A CHECK that a text column contains email addresses in canonical form. It is named after its table. */
export function canonicalEmailIn(column: AnyPgColumn) {
  const pattern = sql.raw(`'${canonicalEmailPattern}'`);
  return check(`${getTableName(column.table)}_canonical_email`, sql`${column} COLLATE "C" ~ ${pattern}`);
}

/** SQL expression: the address that replaces the email in an erased row with this ID. */
export function erasedEmailOf(id: AnyPgColumn) {
  return sql`'erased-' || ${id} || '@erased.invalid'`;
}

/** SQL expression: a text in lower case and without accents, so that searches ignore both. */
export function foldedText(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036F]', '', 'g'))`;
}
