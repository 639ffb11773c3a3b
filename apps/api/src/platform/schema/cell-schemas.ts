import type pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';

/**
 * The schemas of one cell: all tables and functions of its players. By default the objects are in five schemas of a database. A
 * cell with a name has one schema for everything and one for its job queue, so that a database can hold several cells, and a
 * distributed database can move a cell as a whole.
 */
export interface CellSchemas {
  /** Tables and functions. */
  readonly main: string;
  /** What `prepare` has applied. */
  readonly bookkeeping: string;
  /** The partitions of `journal` and `round`. */
  readonly partitions: string;
  /** What no role of the application can read. */
  readonly secrets: string;
  readonly jobs: string;
}

/** The schemas of a URL without a cell. The texts of apps/api/sql use these names. */
export const defaultSchemas: CellSchemas = {
  main: 'public',
  bookkeeping: 'drizzle',
  partitions: 'partitions',
  secrets: 'private',
  jobs: 'graphile_worker',
};

/** It is used in SQL text without quotes. PostgreSQL limits names to 63 characters, and the queue adds `_jobs`. */
export const cellName = /^(?!pg_)[a-z][a-z0-9_]{0,49}$/;

/**
 * Returns the schemas of the cell that a URL names in `options=-c search_path=…`, as libpq and psql read it.
 * @throws LaunchError for another name than one cell.
 */
export function schemasOf(databaseUrl: string): CellSchemas {
  const [, name] = /-c\s*search_path\s*=\s*(\S+)/.exec(new URL(databaseUrl).searchParams.get('options') ?? '') ?? [];
  if (name === undefined || name === defaultSchemas.main) return defaultSchemas;
  if (!cellName.test(name)) {
    throw new LaunchError(
      `search_path=${name} of a database URL is not the name of one cell: lower-case letters, digits and underscores.`,
    );
  }
  return { main: name, bookkeeping: name, partitions: name, secrets: name, jobs: `${name}_jobs` };
}

const byDefaultName = new Map(
  Object.entries(defaultSchemas).map(([use, name]) => [name, use as keyof CellSchemas] as const),
);

/** Every place where an SQL function names a schema: a search path, a qualified name, or a look-up by name. */
const schemaNames = /\b(public|drizzle|partitions|private|graphile_worker)(?=\.|, pg_temp\b|'::regnamespace)/g;

/** Returns the text of a function or trigger with the schemas of a cell. */
export function inSchemas(text: string, schemas: CellSchemas): string {
  return text.replaceAll(schemaNames, (_match, name: string) => schemas[byDefaultName.get(name) as keyof CellSchemas]);
}

/**
 * Runs `work` in the current transaction without a search path, so that PostgreSQL and Citus write the schema of every name. The
 * path is then as before.
 */
export async function withoutSearchPath<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ before: string }>("SELECT current_setting('search_path') AS before");
  await client.query('SET LOCAL search_path = pg_catalog');
  const result = await work();
  await client.query("SELECT set_config('search_path', $1, true)", [rows[0]?.before]);
  return result;
}

/**
 * Splits a URL into the part for node-postgres and its options. node-postgres ignores the options of a configuration when the
 * URL has some, so the caller joins both.
 */
export function splitOptions(url: string): { readonly connectionString: string; readonly options: string } {
  const parsed = new URL(url);
  const options = parsed.searchParams.get('options');
  if (options === null) return { connectionString: url, options: '' };
  parsed.searchParams.delete('options');
  return { connectionString: parsed.toString(), options };
}
