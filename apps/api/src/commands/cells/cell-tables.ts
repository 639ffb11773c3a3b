import type { CellServer } from './cell-server.ts';

/** A table of a cell, without what `prepare` and the job queue record about their own schema. */
export interface CellTable {
  /** Qualified and quoted. */
  readonly name: string;
  readonly isPartition: boolean;
  readonly isPartitioned: boolean;
  /** Whether an updated row can be found on the target. */
  readonly hasIdentity: boolean;
  readonly isLogged: boolean;
  readonly bytes: number;
}

/** Tables that describe the database and not the cell. Each database has its own rows. */
const ofDatabase = ['__drizzle_migrations', 'sql_object', 'schema_floor', 'cell_home'];

/** Returns every table of the cell. Sessions and players are first, because most calls lock them first. */
export async function readTables({ client, schemas }: CellServer): Promise<CellTable[]> {
  const { rows } = await client.query<Omit<CellTable, 'bytes'> & { bytes: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name, c.relispartition AS "isPartition", c.relkind = 'p' AS "isPartitioned",
            c.relpersistence = 'p' AS "isLogged", pg_table_size(c.oid)::text AS bytes,
            c.relreplident IN ('f', 'i') OR EXISTS (
              SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary) AS "hasIdentity"
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND c.relowner = current_user::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
        AND NOT (n.nspname = $2 AND c.relname = ANY ($3)) AND NOT (n.nspname = $4 AND c.relname = 'migrations')
      ORDER BY c.relname NOT IN ('player', 'game_session', 'wallet'), c.relname IN ('round', 'journal'), 1`,
    [[...new Set(Object.values(schemas))], schemas.bookkeeping, ofDatabase, schemas.jobs],
  );
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** Returns the tables that hold their own rows, or those of their partitions. */
export function rootsOf(tables: readonly CellTable[]): string[] {
  return tables.filter(({ isPartition }) => !isPartition).map(({ name }) => name);
}

export interface Partition {
  readonly table: string;
  readonly name: string;
  readonly bounds: string;
  /** Its constraints that the parent does not have, such as those of a dropped month. */
  readonly checks: readonly { readonly name: string; readonly definition: string }[];
}

/** Returns the partitions of `journal` and `round`, in the order in which they can be created. */
export async function readPartitions({ client, schemas }: CellServer): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `SELECT p.relname AS table, c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bounds,
            coalesce((SELECT jsonb_agg(jsonb_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid))
                                       ORDER BY k.conname)
                        FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.coninhcount = 0), '[]') AS checks
       FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class p ON p.oid = i.inhparent
      WHERE p.relnamespace = $1::regnamespace AND c.relispartition AND p.relkind = 'p'
      ORDER BY pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT', p.relname, c.relname`,
    [schemas.main],
  );
  return rows;
}

/** Creates the partitions of the source that the target lacks. Rows for them would otherwise go to the partition for the rest. */
export async function copyPartitions(from: CellServer, to: CellServer): Promise<void> {
  const present = new Map((await readPartitions(to)).map((one) => [one.name, one]));
  const { main, partitions } = to.schemas;
  for (const { table, name, bounds, checks } of await readPartitions(from)) {
    const found = present.get(name);
    if (!found) {
      await to.client.query('SELECT new_partition($1, $2)', [table, name]);
      await to.client.query(`ALTER TABLE ${main}."${table}" ATTACH PARTITION ${partitions}."${name}" ${bounds}`);
    }
    for (const check of checks.filter((one) => !found?.checks.some((own) => own.name === one.name))) {
      await to.client.query(`ALTER TABLE ${partitions}."${name}" ADD CONSTRAINT "${check.name}" ${check.definition}`);
    }
  }
}

/** Sets the sequences of the target to those of the source, which replication does not copy. */
export async function copySequences(from: CellServer, to: CellServer): Promise<void> {
  const { rows } = await from.client.query<{ name: string; value: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = ANY ($1) AND last_value IS NOT NULL`,
    [[...new Set(Object.values(from.schemas))]],
  );
  for (const { name, value } of rows)
    await to.client.query('SELECT setval($1::regclass, $2::bigint, true)', [name, value]);
}
