import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { fromPackageRoot } from './package-root.ts';

/** The current text of one function: its comment, `CREATE OR REPLACE`, and who may call it. */
export interface SqlFunction {
  /** As the database knows it; the file has hyphens for the underscores. */
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /** Grows with every change of the text (sql/revisions.json): which of two builds is the newer one. */
  readonly revision: number;
  /** Hash of its name, arguments and result. A build can call a function of another revision with the same signature. */
  readonly signature: string;
}

/** Per function, its revision and the hash of its text. Null is the hash of a function that was deleted. */
export type SqlRevisions = Readonly<Record<string, { readonly revision: number; readonly hash: string | null }>>;

const functionsFolder = fromPackageRoot('sql', 'functions');
const revisionsFile = fromPackageRoot('sql', 'revisions.json');

/** What the file holds in place of the hash of a function that was deleted. */
const deleted = 'deleted';

export function readSqlRevisions(): SqlRevisions {
  const stored = JSON.parse(readFileSync(revisionsFile, 'utf8')) as Record<string, string>;
  const entries = Object.entries(stored).map(([name, entry]) => {
    const [revision, hash = deleted] = entry.split(' ');
    return [name, { revision: Number(revision), hash: hash === deleted ? null : hash }];
  });
  return Object.fromEntries(entries);
}

/** Stores the revisions, a line for each function, so that two branches that change different ones merge. */
export function writeSqlRevisions(revisions: SqlRevisions): void {
  const entries = Object.entries(revisions)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { revision, hash }]) => [name, `${revision} ${hash ?? deleted}`]);
  writeFileSync(revisionsFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** The revisions after every change of the files: one more where the text is another, or where it is gone. */
export function nextSqlRevisions(functions: readonly SqlFunction[], revisions: SqlRevisions): SqlRevisions {
  const hashes = new Map<string, string | null>(functions.map(({ name, hash }) => [name, hash]));
  const names = [...new Set([...hashes.keys(), ...Object.keys(revisions)])];
  return Object.fromEntries(
    names.map((name) => {
      const [hash, stored] = [hashes.get(name) ?? null, revisions[name]];
      return [name, stored?.hash === hash ? stored : { revision: (stored?.revision ?? 0) + 1, hash }];
    }),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function signatureOf(text: string): string {
  const found = /CREATE OR REPLACE FUNCTION ([\s\S]*?)\bLANGUAGE\b/.exec(text)?.[1] ?? text;
  return hashOf(found.replaceAll(/\s+/g, ' ').trim());
}

/** In the order of the database's names, which is not that of the files: a hyphen stands before the dot of `.sql`. */
export function readSqlFunctions(folder: string = functionsFolder): SqlFunction[] {
  const revisions = readSqlRevisions();
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const name = basename(file, '.sql').replaceAll('-', '_');
      return { name, text, hash: hashOf(text), revision: revisions[name]?.revision ?? 0, signature: signatureOf(text) };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** In the schema of the migrator's own list of what it ran. Rows of older builds have no revision. */
const bookkeeping = `CREATE TABLE IF NOT EXISTS drizzle.sql_function (
  name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
  ALTER TABLE drizzle.sql_function ADD COLUMN IF NOT EXISTS revision int;
  ALTER TABLE drizzle.sql_function ADD COLUMN IF NOT EXISTS signature text`;

/** Creates or extends the list of applied functions. The schema `drizzle` is there. */
export async function prepareBookkeeping(client: pg.Client): Promise<void> {
  await client.query(bookkeeping);
}

/**
 * Brings the functions of the database to the text of the files, in one transaction: changed ones are replaced under
 * the calls that run, those without a file are dropped. Returns the names it touched; one query when there are none.
 * A function whose arguments or result changed is dropped and made anew, so whoever still calls the old form is refused
 * from then on: while replicas of two versions run, give the new form a new name and delete the old file a release later.
 * The caller holds the migration lock, and has made sure that the database is not newer than these files.
 */
export async function applySqlFunctions(client: pg.Client, functions: readonly SqlFunction[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string; revision: number | null }>(
    'SELECT name, hash, revision FROM drizzle.sql_function',
  );
  const applied = new Map(rows.map((row) => [row.name, row]));
  const changed = functions.filter(({ name, hash, revision }) => {
    const row = applied.get(name);
    return row?.hash !== hash || row.revision !== revision;
  });
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

async function applyOne(client: pg.Client, { name, text, hash, revision, signature }: SqlFunction): Promise<void> {
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
    `INSERT INTO drizzle.sql_function (name, hash, revision, signature) VALUES ($1, $2, $3, $4)
     ON CONFLICT (name) DO UPDATE
       SET hash = excluded.hash, revision = excluded.revision, signature = excluded.signature, applied_at = now()`,
    [name, hash, revision, signature],
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
