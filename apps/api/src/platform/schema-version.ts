import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { LaunchError } from '../launch/launch-error.ts';
import { callForRow } from './call-function.ts';
import type { Db } from './database.ts';
import { fromPackageRoot } from './package-root.ts';
import { readSqlFunctions, readSqlRevisions, type SqlFunction, type SqlRevisions } from './sql-functions.ts';

/** What a build knows of the schema: its newest migration, its functions, and every function there ever was. */
export interface BuildSchema {
  /** `when` of the newest migration in drizzle/meta/_journal.json, in milliseconds. */
  readonly newestMigration: number;
  /**
   * `when` of the newest migration that a build must know to work on this schema. Raised, with the migration that removes
   * or renames something, to the newest migration of the first build that no longer uses it.
   */
  readonly servesFrom: number;
  readonly functions: readonly SqlFunction[];
  readonly revisions: SqlRevisions;
}

/** No migration so far takes away what an earlier build uses. */
const servesFrom = 0;

let own: BuildSchema | undefined;

export function ownSchema(): BuildSchema {
  own ??= {
    newestMigration: newestMigration(),
    servesFrom,
    functions: readSqlFunctions(),
    revisions: readSqlRevisions(),
  };
  return own;
}

function newestMigration(): number {
  const journal = JSON.parse(readFileSync(fromPackageRoot('drizzle', 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}

/**
 * Refuses to prepare a database that a newer build has prepared: its functions would be replaced by older ones or dropped.
 * @throws LaunchError that names what is newer; nothing is changed.
 */
export async function assertNotNewer(client: pg.Client, build: BuildSchema): Promise<void> {
  const newer = (await migrationIsNewer(client, build)) ?? (await functionIsNewer(client, build));
  if (newer === null) return;
  throw new LaunchError(
    `The database was prepared by a newer build (${newer}). This build does not go back: nothing was changed.\n` +
      'Deploy the newer build, or restore a backup from before it was prepared.',
  );
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [name]);
  return rows[0]?.found === true;
}

async function migrationIsNewer(client: pg.Client, build: BuildSchema): Promise<string | null> {
  if (!(await hasTable(client, 'drizzle.__drizzle_migrations'))) return null;
  const { rows } = await client.query<{ newest: string | null }>(
    'SELECT max(created_at)::text AS newest FROM drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  return newest > build.newestMigration ? `a migration of ${new Date(newest).toISOString()}` : null;
}

async function functionIsNewer(client: pg.Client, build: BuildSchema): Promise<string | null> {
  if (!(await hasTable(client, 'drizzle.sql_function'))) return null;
  // Rows of a build from before revisions were stored have none: they are read as older.
  const { rows } = await client.query<{ name: string; revision: number | null }>(
    "SELECT name, (to_jsonb(f) ->> 'revision')::int AS revision FROM drizzle.sql_function f ORDER BY name",
  );
  const found = rows.find(({ name, revision }) => (revision ?? 0) > (build.revisions[name]?.revision ?? 0));
  return found ? `function ${found.name}, revision ${found.revision}` : null;
}

/** Stores from which build on this schema can be used. It never goes back. */
export async function storeServesFrom(client: pg.Client, build: BuildSchema): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS drizzle.schema_floor (
       only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), serves_from bigint NOT NULL)`,
  );
  await client.query(
    `INSERT INTO drizzle.schema_floor (serves_from) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET serves_from = greatest(schema_floor.serves_from, excluded.serves_from)`,
    [build.servesFrom],
  );
}

interface SchemaState {
  readonly newest_migration: bigint;
  readonly serves_from: bigint;
  readonly functions: Readonly<Record<string, { revision: number | null; signature: string | null }>>;
}

/** Why this build cannot serve from the schema of the database, as a sentence; null when it can. */
export async function schemaFault(db: Db, build: BuildSchema): Promise<string | null> {
  const state = await callForRow<SchemaState>(db, 'schema_state', []);
  if (state.serves_from > BigInt(build.newestMigration)) return 'the database is newer than this build can serve';
  if (state.newest_migration < BigInt(build.newestMigration)) return 'the database is older: a migration is missing';
  for (const { name, revision, signature } of build.functions) {
    const stored = state.functions[name];
    if (!stored) return `the database has no function ${name}`;
    if ((stored.revision ?? 0) < revision) return `the database is older: function ${name}`;
    if (stored.signature !== signature) return `the database is newer: function ${name} has another signature`;
  }
  return null;
}
