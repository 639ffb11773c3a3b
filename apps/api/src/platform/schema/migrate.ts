import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import { type Db, drizzleOver } from '../database.ts';
import { databaseRoles } from '../database-roles.ts';
import { applyGrants } from '../grants/apply-grants.ts';
import { applySqlObjects, prepareBookkeeping } from './apply-sql-objects.ts';
import { createPrivateSchema } from './payment-accounts.ts';
import { storeSchemaLists } from './schema-lists.ts';
import { assertCanPrepare, type BuildSchema, ownSchema, storeServesFrom } from './schema-version.ts';

/** Any fixed number: two processes that migrate at once take turns on it. */
const migrationLock = 7_310_001;

/**
 * Brings the schema up to date, as the owner of the database: the roles, the numbered migrations (tables, data), then the
 * data that the functions read (`writeRules`), then the functions, the triggers and the grants as they are now. Safe to run
 * from several processes at once, and while an API works on the database.
 * @param assertMore Refuses for a reason of a module, before anything is written.
 * @throws LaunchError when a newer build has prepared the database, or one from before the baseline.
 */
export async function migrate(
  databaseUrl: string,
  writeRules: (db: Db) => Promise<void>,
  build: BuildSchema = ownSchema(),
  assertMore: (db: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await assertCanPrepare(client, build);
    await assertMore(drizzleOver(client));
    await assertMayMakeRoles(client);
    await createRoles(client);
    await runMigrations(drizzle({ client }), { migrationsFolder: build.migrationsFolder });
    await prepareBookkeeping(client);
    await storeSchemaLists(client, build.lists);
    await writeRules(drizzleOver(client));
    await storeServesFrom(client, build);
    await createPrivateSchema(client);
    await applySqlObjects(client, build.objects);
    await runJobMigrations({ connectionString: databaseUrl });
    await applyGrants(client);
  } finally {
    await client.end();
  }
}

/** Roles that are not on this server yet. */
async function missingRoles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT rolname AS name FROM pg_roles WHERE rolname = ANY ($1)',
    [databaseRoles],
  );
  return databaseRoles.filter((role) => !rows.some(({ name }) => name === role));
}

/**
 * Making the roles needs CREATEROLE, once. After that a plain owner is enough.
 * @throws LaunchError that names what is missing, before a migration fails in the middle of its SQL.
 */
async function assertMayMakeRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ login: string; may: boolean; isNew: boolean }>(
    `SELECT '"' || rolname || '"' AS login, rolsuper OR rolcreaterole AS may,
            to_regclass('public.journal') IS NULL AS "isNew"
       FROM pg_roles WHERE rolname = current_user`,
  );
  const owner = rows[0];
  const missing = await missingRoles(client);
  if (!owner || owner.may || (missing.length === 0 && !owner.isNew)) return;
  throw new LaunchError(
    `The login ${owner.login} of DATABASE_URL may not create roles, and the database needs ${databaseRoles.join(', ')}.\n` +
      `Run as an administrator, for this time only: ALTER ROLE ${owner.login} CREATEROLE;`,
  );
}

/** Roles belong to the server: another of its databases may create the same ones at this moment. */
async function createRoles(client: pg.Client): Promise<void> {
  for (const role of await missingRoles(client)) {
    await client.query(
      `DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    );
    // So that the owner can take the role on where no separate login is configured (`-c role=…`).
    await client.query(`DO $$ BEGIN EXECUTE format('GRANT ${role} TO %I', current_user); END $$`);
  }
}
