import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { fromPackageRoot } from './package-root.ts';

/** The current text of one function: its comment, `CREATE OR REPLACE`, and who may call it. */
export interface SqlFunction {
  /** As the database knows it; the file has hyphens for the underscores. */
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

const functionsFolder = fromPackageRoot('sql', 'functions');

/** In the order of the database's names, which is not that of the files: a hyphen stands before the dot of `.sql`. */
export function readSqlFunctions(folder: string = functionsFolder): SqlFunction[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { name: basename(file, '.sql').replaceAll('-', '_'), text, hash };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Beside the migrator's own list of what it ran. */
const bookkeeping = `CREATE TABLE IF NOT EXISTS drizzle.sql_function (
  name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

/**
 * Brings the functions of the database to the text of the files, in one transaction: changed ones are replaced under
 * the calls that run, those without a file are dropped. Returns the names it touched; one query when there are none.
 * A function whose arguments or result changed is dropped and made anew, so whoever still calls the old form is refused
 * from then on: while replicas of two versions run, give the new form a new name and delete the old file a release later.
 * The caller holds the migration lock.
 */
export async function applySqlFunctions(client: pg.Client, functions: readonly SqlFunction[]): Promise<string[]> {
  await client.query(bookkeeping);
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM drizzle.sql_function');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = functions.filter(({ name, hash }) => applied.get(name) !== hash);
  if (changed.length === 0 && applied.size === functions.length) return [];

  await client.query('BEGIN');
  try {
    const dropped = await dropUnknownFunctions(client, functions);
    for (const one of changed) await applyOne(client, one);
    await client.query('COMMIT');
    return [...dropped, ...changed.map(({ name }) => name)];
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** "Cannot change return type" or parameter names; and "name is not unique", of the grants after an added argument. */
const signatureChanged = new Set(['42P13', '42725']);

async function applyOne(client: pg.Client, { name, text, hash }: SqlFunction): Promise<void> {
  await client.query('SAVEPOINT before_function');
  try {
    await client.query(text);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && signatureChanged.has(error.code ?? ''))) {
      throw new Error(`sql/functions: ${name} cannot be applied`, { cause: error });
    }
    await client.query('ROLLBACK TO SAVEPOINT before_function');
    await dropFunctions(client, 'p.proname = $1', name);
    await client.query(text);
  }
  await client.query(
    `INSERT INTO drizzle.sql_function (name, hash) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, applied_at = now()`,
    [name, hash],
  );
}

async function dropUnknownFunctions(client: pg.Client, functions: readonly SqlFunction[]): Promise<string[]> {
  const names = functions.map(({ name }) => name);
  await client.query('DELETE FROM drizzle.sql_function WHERE name <> ALL ($1)', [names]);
  return dropFunctions(client, 'p.proname <> ALL ($1)', names);
}

/** Of ours only: what an extension brought, or somebody else made here, stays. */
async function dropFunctions(client: pg.Client, condition: string, value: string | string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; signature: string }>(
    `SELECT p.proname AS name, p.oid::regprocedure::text AS signature FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace AND p.proowner = current_user::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') AND ${condition}`,
    [value],
  );
  for (const { signature } of rows) await client.query(`DROP FUNCTION ${signature}`);
  return rows.map(({ name }) => name);
}
