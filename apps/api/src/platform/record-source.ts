import { and, asc, count, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { onlyRow } from './postgres/only-row.ts';

/** Whose records are read. */
export interface RecordOwner {
  readonly id: string;
  /** Null while nobody has shown that the mailbox is theirs: whoever typed an address in is not given what was sent to it. */
  readonly email: string | null;
}

export type RecordRow = Readonly<Record<string, unknown>>;

/** Records of one kind that belong to one player, readable to their end with one page in memory. */
export interface RecordSource {
  /** Where its records lie. */
  readonly table: string;
  /** What a record has, in camel case, in the order of the table. */
  readonly columns: readonly string[];
  count(db: Db, owner: RecordOwner): Promise<number>;
  /** In the order of the key. Run in a snapshot, for pages that fit together. */
  pages(db: Db, owner: RecordOwner): AsyncGenerator<readonly RecordRow[]>;
}

type Columns = Record<string, AnyPgColumn>;

interface SourceOptions<Table extends PgTable> {
  /**
   * What orders an owner's records and tells them apart; empty where there is at most one. No instants: a `Date` has
   * milliseconds, a row microseconds, and the next page would begin with the last record of this one.
   */
  readonly key: readonly (keyof Table['_']['columns'] & string)[];
  /** Secrets, what is about other people, and what only our machinery means. */
  readonly withheld?: readonly (keyof Table['_']['columns'] & string)[];
  /** Columns of which only a part is the owner's, as that part. */
  readonly partly?: Partial<Record<keyof Table['_']['columns'] & string, SQL>>;
  /** Left out: the column `playerId` names the owner. */
  readonly owner?: (owner: RecordOwner) => SQL | undefined;
}

const pageRows = 500;

/** The records of a table that are one player's: everything but what is withheld, also columns that are added later. */
export function recordSource<Table extends PgTable>(table: Table, options: SourceOptions<Table>): RecordSource {
  const all = getTableColumns(table) as Columns;
  const withheld = new Set<string>(options.withheld);
  const shown = {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => !withheld.has(name))),
    ...options.partly,
  };
  const key = options.key.map((name) => all[name] as AnyPgColumn);
  const ownedBy = options.owner ?? ((owner) => eq(all.playerId as AnyPgColumn, owner.id));
  // The key is read along under names that no column has, in case it is withheld.
  const keyNames = key.map((_, index) => `key ${index}`);
  const selection = { ...shown, ...Object.fromEntries(key.map((column, index) => [keyNames[index], column])) };
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
        after = sql`(${list(key)}) > (${list(key.map((column, index) => sql.param(last[keyNames[index] as string], column)))})`;
      }
    },
  };
}

function list(parts: readonly (SQL | AnyPgColumn | ReturnType<typeof sql.param>)[]): SQL {
  return sql.join(
    [...parts].map((part) => sql`${part}`),
    sql`, `,
  );
}
