import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import pg from 'pg';
import { LaunchError } from '../launch/launch-error.ts';
import { type Db, drizzleOver } from './database.ts';
import { fromPackageRoot } from './package-root.ts';
import { assertNotNewer, type BuildSchema, ownSchema, storeServesFrom } from './schema-version.ts';
import { applySqlFunctions, prepareBookkeeping } from './sql-functions.ts';

/** Any fixed number: two processes that migrate at once take turns on it. */
const migrationLock = 7_310_001;

/**
 * Brings the schema up to date, as the owner of the database: the numbered migrations (tables, grants, data), then the
 * data that the functions ask (`writeRules`), then the functions as they are now. Safe to run from several processes at once, and while an API works on the database.
 * @throws LaunchError when a newer build has prepared the database.
 */
export async function migrate(
  databaseUrl: string,
  writeRules: (db: Db) => Promise<void>,
  build: BuildSchema = ownSchema(),
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await assertNotNewer(client, build);
    await assertMayMakeRoles(client);
    await runMigrations(drizzle({ client }), { migrationsFolder: fromPackageRoot('drizzle') });
    await writeRules(drizzleOver(client));
    await prepareBookkeeping(client);
    await storeServesFrom(client, build);
    await applySqlFunctions(client, build.functions);
    await runJobMigrations({ connectionString: databaseUrl });
  } finally {
    await client.end();
  }
}

/**
 * The first migrations make the role of the API. After them a plain owner is enough.
 * @throws LaunchError that names what is missing, before a migration fails in the middle of its SQL.
 */
async function assertMayMakeRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ login: string; needed: boolean }>(
    `SELECT '"' || rolname || '"' AS login,
            NOT (rolsuper OR rolcreaterole) AND to_regclass('public.journal') IS NULL AS needed
       FROM pg_roles WHERE rolname = current_user`,
  );
  if (!rows[0]?.needed) return;
  throw new LaunchError(
    `The login ${rows[0].login} of DATABASE_URL may not make roles, and the first migration makes that of the API.\n` +
      `Run as an administrator, for the first time only: ALTER ROLE ${rows[0].login} CREATEROLE;`,
  );
}
