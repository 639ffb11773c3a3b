import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import pg from 'pg';
import { fromPackageRoot } from './package-root.ts';
import { applySqlFunctions, readSqlFunctions } from './sql-functions.ts';

/** Any fixed number: two processes that migrate at once take turns on it. */
const migrationLock = 7_310_001;

/**
 * Brings the schema up to date, as the owner of the database: the numbered migrations (tables, grants, data), then the
 * functions as they are now. Safe to run from several processes at once, and while an API works on the database.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle({ client }), { migrationsFolder: fromPackageRoot('drizzle') });
    await applySqlFunctions(client, readSqlFunctions());
    await runJobMigrations({ connectionString: databaseUrl });
  } finally {
    await client.end();
  }
}
