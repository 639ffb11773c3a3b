import { and, asc, count, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { onlyRow } from './postgres/only-row.ts';

/** The player whose records are read. */
export interface RecordOwner {
  readonly id: string;
  /** Null until the email is verified, so that an unverified account does not get another person's mail. */
  readonly email: string | null;
}

export type RecordRow = Readonly<Record<string, unknown>>;

/** Records of one kind that belong to one player. They are read in pages, with one page in memory. */
export interface RecordSource {
  /** The table of the records. */
  readonly table: string;
  /** The columns of a record in camel case, in the order of the table. */
  readonly columns: readonly string[];
  count(db: Db, owner: RecordOwner): Promise<number>;
  /** Yields pages in the order of the key. Run it in a snapshot, so that the pages are consistent. */
  pages(db: Db, owner: RecordOwner): AsyncGenerator<readonly RecordRow[]>;
}

type Columns = Record<string, AnyPgColumn>;

interface SourceOptions<Table extends PgTable> {
  /** The columns that order an owner's records and are unique per owner; empty when there is at most one record. */
  readonly key: readonly (keyof Table['_']['columns'] & string)[];
  /** Columns to leave out: secrets, data about other people, and internal data. */
  readonly withheld?: readonly (keyof Table['_']['columns'] & string)[];
  /** Columns of which only a part belongs to the owner, with an expression for that part. */
  readonly partly?: Partial<Record<keyof Table['_']['columns'] & string, SQL>>;
  /** The condition for the owner's records. By default the column `playerId` is the owner's id. */
  readonly owner?: (owner: RecordOwner) => SQL | undefined;
}

const pageRows = 500;

/** Creates a source of one player's records in a table. It includes every column that is not withheld, also future ones. */
export function recordSource<Table extends PgTable>(table: Table, options: SourceOptions<Table>): RecordSource {
  const all = getTableColumns(table) as Columns;
  const withheld = new Set<string>(options.withheld);
  const shown = {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => !withheld.has(name))),
    ...options.partly,
  };
  const key = options.key.map((name) => all[name] as AnyPgColumn);
  const ownedBy = options.owner ?? ((owner) => eq(all.playerId as AnyPgColumn, owner.id));
  // The key is also selected under names that no column has, because its columns may be withheld. A page begins after this exact
  // value of its row, so instants are read as text: a `Date` has milliseconds and a row microseconds.
  const keyNames = key.map((_, index) => `key ${index}`);
  const selection = {
    ...shown,
    ...Object.fromEntries(
      key.map((column, index) => [keyNames[index], isInstant(column) ? sql<string>`${column}::text` : column]),
    ),
  };
  return {
    table: getTableName(table),
    columns: Object.keys(shown),
    async count(db, owner) {
      const rows = await db
        .select({ rows: count() })
        .from(table as PgTable)
        .where(ownedBy(owner));
      return onlyRow(rows).rows;
    },
    async *pages(db, owner) {
      let after: SQL | undefined;
      for (;;) {
        const rows: Record<string, unknown>[] = await db
          .select(selection)
          .from(table as PgTable)
          .where(and(ownedBy(owner), after))
          .orderBy(...key.map((column) => asc(column)))
          .limit(pageRows);
        if (rows.length > 0)
          yield rows.map((row) => Object.fromEntries(Object.keys(shown).map((name) => [name, row[name]])));
        const last = rows.at(-1);
        if (!last || rows.length < pageRows) return;
        after = sql`(${list(key)}) > (${list(key.map((column, index) => keyValue(column, last[keyNames[index] as string])))})`;
      }
    },
  };
}

function isInstant(column: AnyPgColumn): boolean {
  return column.getSQLType() === 'timestamp with time zone';
}

/** The value of a key column, as an expression. */
function keyValue(column: AnyPgColumn, value: unknown): SQL | ReturnType<typeof sql.param> {
  return isInstant(column) ? sql`${value}::timestamptz` : sql.param(value, column);
}

function list(parts: readonly (SQL | AnyPgColumn | ReturnType<typeof sql.param>)[]): SQL {
  return sql.join(
    [...parts].map((part) => sql`${part}`),
    sql`, `,
  );
}
