import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import { type Db, drizzleOver } from '../database.ts';
import { applyGrants } from '../grants/apply-grants.ts';
import { databaseRoles } from '../logins/database-roles.ts';
import { applySqlObjects, prepareBookkeeping } from './apply-sql-objects.ts';
import { createPartitions } from './partitions.ts';
import { createPrivateSchema } from './payment-accounts.ts';
import { storeSchemaLists } from './schema-lists.ts';
import { assertCanPrepare, type BuildSchema, ownSchema, storeServesFrom } from './schema-version.ts';

/** An arbitrary fixed number. Two processes that migrate at the same time take turns on this lock. */
const migrationLock = 7_310_001;

/**
 * Updates the schema, as the owner of the database: roles, numbered migrations (tables, data), the data that functions read
 * (`writeRules`), then functions, triggers, partitions and grants. Safe to run from several processes at once, and while an API uses the
 * database.
 * @param assertMore A check of a module, before anything is written.
 * @throws LaunchError when a newer build has prepared the database, or a build from before the baseline.
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
    await assertHasExtension(client);
    await assertMayMakeRoles(client);
    await createRoles(client);
    await runMigrations(drizzle({ client }), { migrationsFolder: build.migrationsFolder });
    await prepareBookkeeping(client);
    await storeSchemaLists(client, build.lists);
    await writeRules(drizzleOver(client));
    await storeServesFrom(client, build);
    await createPrivateSchema(client);
    await applySqlObjects(client, build.objects);
    await createPartitions(drizzleOver(client));
    await runJobMigrations({ connectionString: databaseUrl });
    await applyGrants(client);
  } finally {
    await client.end();
  }
}

/**
 * The baseline creates the extension. It is a trusted one, so that the owner of a database may create it.
 * @throws LaunchError when the server does not have its files.
 */
async function assertHasExtension(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_available_extensions WHERE name = 'pg_trgm'");
  if (rowCount === 0) {
    throw new LaunchError(
      'The server of DATABASE_URL does not have the extension pg_trgm. Install the contrib package of PostgreSQL.',
    );
  }
}

/** Returns the roles that this server does not have yet. */
async function missingRoles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT rolname AS name FROM pg_roles WHERE rolname = ANY ($1)',
    [databaseRoles],
  );
  return databaseRoles.filter((role) => !rows.some(({ name }) => name === role));
}

/**
 * Creating the roles requires CREATEROLE once. After that a plain owner is enough.
 * @throws LaunchError that names what is missing, before a migration fails midway.
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

/** Roles belong to the server, so the preparation of another database may create the same roles at this moment. */
async function createRoles(client: pg.Client): Promise<void> {
  for (const role of await missingRoles(client)) {
    await client.query(
      `DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    );
    // The owner can then use the role when no separate login is configured (`-c role=…`).
    await client.query(`DO $$ BEGIN EXECUTE format('GRANT ${role} TO %I', current_user); END $$`);
  }
}
