import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import type { Db } from '../database.ts';
import { fromPackageRoot } from '../package-root.ts';
import { callForRow } from '../postgres/call-function.ts';
import { type CellSchemas, defaultSchemas } from './cell-schemas.ts';
import { readSchemaLists } from './schema-lists.ts';
import { readSqlObjects, readSqlRevisions, type SqlObject, type SqlRevisions } from './sql-objects.ts';

/** The schema of a build: its migrations, functions and triggers, and the revisions of all that ever existed. */
export interface BuildSchema {
  readonly migrationsFolder: string;
  /** `when` of the baseline, the first migration. A database that was prepared before it cannot be brought up to date. */
  readonly baseline: number;
  /** `when` of the newest migration in drizzle/meta/_journal.json, in milliseconds. */
  readonly newestMigration: number;
  /**
   * `when` of the newest migration that a build must know to work on this schema. A migration that removes or renames
   * something raises it to the newest migration of the first build that no longer uses it.
   */
  readonly servesFrom: number;
  readonly objects: readonly SqlObject[];
  /** The rules and grants that `prepare` writes. */
  readonly lists: readonly SqlObject[];
  readonly revisions: SqlRevisions;
}

/** No migration has removed anything that an earlier build uses. */
const servesFrom = 0;

let own: BuildSchema | undefined;

export function ownSchema(): BuildSchema {
  own ??= readBuildSchema(fromPackageRoot('drizzle'));
  return own;
}

/** Returns the schema of a build that has these migrations, and the functions and triggers of this build. */
export function readBuildSchema(migrationsFolder: string): BuildSchema {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const times = journal.entries.map(({ when }) => when);
  return {
    migrationsFolder,
    baseline: Math.min(...times),
    newestMigration: Math.max(...times),
    servesFrom,
    objects: readSqlObjects(),
    lists: readSchemaLists(),
    revisions: readSqlRevisions(),
  };
}

/**
 * Rejects a database that a newer build has prepared, because older functions, rules and grants would replace its own. Also
 * rejects a database from before the baseline, because the migrations that could update it no longer exist.
 * @throws LaunchError with the reason. Nothing is changed.
 */
export async function assertCanPrepare(
  client: pg.Client,
  build: BuildSchema,
  schemas: CellSchemas = defaultSchemas,
): Promise<void> {
  const newest = await newestApplied(client, schemas);
  if (newest !== null && newest < build.baseline) {
    throw new LaunchError(
      `The database was prepared by a build from before the baseline of ${new Date(build.baseline).toISOString()}, and nothing was changed.\n` +
        'Its data cannot be brought up to date. Use an empty database, or delete the folder of DATA_DIR.',
    );
  }
  const newer = migrationIsNewer(newest, build) ?? (await objectIsNewer(client, build, schemas));
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

/** Returns `when` of the newest applied migration; null in a new database. */
async function newestApplied(client: pg.Client, { bookkeeping }: CellSchemas): Promise<number | null> {
  if (!(await hasTable(client, `${bookkeeping}.__drizzle_migrations`))) return null;
  const { rows } = await client.query<{ newest: string | null }>(
    `SELECT max(created_at)::text AS newest FROM ${bookkeeping}.__drizzle_migrations`,
  );
  const newest = rows[0]?.newest ?? null;
  return newest === null ? null : Number(newest);
}

function migrationIsNewer(newest: number | null, build: BuildSchema): string | null {
  return newest !== null && newest > build.newestMigration ? `a migration of ${new Date(newest).toISOString()}` : null;
}

async function objectIsNewer(
  client: pg.Client,
  build: BuildSchema,
  { bookkeeping }: CellSchemas,
): Promise<string | null> {
  if (!(await hasTable(client, `${bookkeeping}.sql_object`))) return null;
  const { rows } = await client.query<{ name: string; revision: number }>(
    `SELECT name, revision FROM ${bookkeeping}.sql_object ORDER BY name`,
  );
  const found = rows.find(({ name, revision }) => revision > (build.revisions[name]?.revision ?? 0));
  return found ? `${labelOf(found.name)}, revision ${found.revision}` : null;
}

function labelOf(name: string): string {
  return /^(trigger|list of) /.test(name) ? name : `function ${name}`;
}

/** Stores the oldest build that can use this schema. The value never decreases. */
export async function storeServesFrom(
  client: pg.Client,
  build: BuildSchema,
  { bookkeeping }: CellSchemas = defaultSchemas,
): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${bookkeeping}.schema_floor (
       only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), serves_from bigint NOT NULL)`,
  );
  await client.query(
    `INSERT INTO ${bookkeeping}.schema_floor (serves_from) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET serves_from = greatest(schema_floor.serves_from, excluded.serves_from)`,
    [build.servesFrom],
  );
}

interface SchemaState {
  readonly newest_migration: bigint;
  readonly serves_from: bigint;
  readonly objects: Readonly<Record<string, { revision: number; signature: string }>>;
}

/** Returns a sentence that says why this build cannot use the schema of the database; null when it can. */
export async function findSchemaFault(db: Db, build: BuildSchema): Promise<string | null> {
  const state = await callForRow<SchemaState>(db, 'schema_state', []);
  if (state.serves_from > BigInt(build.newestMigration)) return 'the database is newer than this build can serve';
  if (state.newest_migration < BigInt(build.newestMigration)) return 'the database is older: a migration is missing';
  for (const { name, revision, signature } of [...build.objects, ...build.lists]) {
    const stored = state.objects[name];
    if (!stored) return `the database has no ${labelOf(name)}`;
    if (stored.revision < revision) return `the database is older: ${labelOf(name)}`;
    if (stored.signature !== signature) return `the database is newer: ${labelOf(name)} has another signature`;
  }
  return null;
}
