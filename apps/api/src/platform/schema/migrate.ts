import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import { type Db, drizzleOver } from '../database.ts';
import { applyGrants } from '../grants/apply-grants.ts';
import { databaseRoles } from '../logins/database-roles.ts';
import { setStatisticsTargets } from './analyze.ts';
import { applySqlObjects, prepareBookkeeping } from './apply-sql-objects.ts';
import { assertHasState, type CellState, createCellHome } from './cell-home.ts';
import { type CellSchemas, defaultSchemas, schemasOf } from './cell-schemas.ts';
import { distributeNewSchemas, forCitus, isOnCitus } from './citus.ts';
import { prepareJobQueues } from './job-queue.ts';
import { createPartitions } from './partitions.ts';
import { createPrivateTables } from './payment-accounts.ts';
import { storeSchemaLists } from './schema-lists.ts';
import { assertCanPrepare, type BuildSchema, ownSchema, storeServesFrom } from './schema-version.ts';

/** An arbitrary fixed number. Two processes that migrate at the same time take turns on this lock. */
const migrationLock = 7_310_001;

/**
 * Updates the schema, as the owner of the database: roles, numbered migrations (tables, data), the data that functions read
 * (`writeRules`), then functions, triggers, partitions and grants. Safe to run from several processes at once, and while an API uses the
 * database.
 * @param assertMore A check of a module, before anything is written.
 * @param state The state that the database has, or gets when it has no cell yet.
 * @throws LaunchError when a newer build has prepared the database, or a build from before the baseline, or it is not the home
 *   of its cell.
 */
export async function migrate(
  databaseUrl: string,
  writeRules: (db: Db) => Promise<void>,
  build: BuildSchema = ownSchema(),
  assertMore: (db: Db) => Promise<void> = () => Promise.resolve(),
  state: CellState = 'active',
): Promise<void> {
  const schemas = schemasOf(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await assertCanPrepare(client, build, schemas);
    await assertHasState(client, state, schemas);
    await assertMore(drizzleOver(client));
    await assertHasExtension(client);
    await assertMayMakeRoles(client, schemas);
    await createRoles(client);
    await createSchemas(client, schemas);
    await createCellHome(client, state, schemas);
    await runMigrations(drizzle({ client }), {
      migrationsFolder: build.migrationsFolder,
      migrationsSchema: schemas.bookkeeping,
    });
    await prepareBookkeeping(client, schemas);
    await storeSchemaLists(client, build.lists, schemas);
    await writeRules(drizzleOver(client));
    await storeServesFrom(client, build, schemas);
    await createPrivateTables(client, schemas);
    await applySqlObjects(client, (await isOnCitus(client)) ? build.objects.map(forCitus) : build.objects, schemas);
    await createPartitions(drizzleOver(client));
    await setStatisticsTargets(client, schemas);
    await applyGrants(client, schemas);
    await prepareJobQueues(client, databaseUrl, schemas);
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
async function assertMayMakeRoles(client: pg.Client, { main }: CellSchemas): Promise<void> {
  const { rows } = await client.query<{ login: string; may: boolean; isNew: boolean }>(
    `SELECT '"' || rolname || '"' AS login, rolsuper OR rolcreaterole AS may,
            to_regclass($1) IS NULL AS "isNew"
       FROM pg_roles WHERE rolname = current_user`,
    [`${main}.journal`],
  );
  const owner = rows[0];
  const missing = await missingRoles(client);
  if (!owner || owner.may || (missing.length === 0 && !owner.isNew)) return;
  throw new LaunchError(
    `The login ${owner.login} of DATABASE_URL may not create roles, and the database needs ${databaseRoles.join(', ')}.\n` +
      `Run as an administrator, for this time only: ALTER ROLE ${owner.login} CREATEROLE;`,
  );
}

/**
 * Creates the schemas that the migrations use. The index of a search needs the operators of pg_trgm while it is created. A
 * database has each extension once, so cells share it.
 */
async function createSchemas(client: pg.Client, { main, partitions }: CellSchemas): Promise<void> {
  if (main !== defaultSchemas.main) await distributeNewSchemas(client);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${partitions}`);
  if (main === defaultSchemas.main) return;
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public');
  await client.query(
    `SELECT set_config('search_path', format('%I, %I', $1::text, n.nspname), false)
       FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm'`,
    [main],
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
