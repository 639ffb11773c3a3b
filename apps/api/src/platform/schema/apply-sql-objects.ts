import pg from 'pg';
import { type CellSchemas, defaultSchemas, inSchemas, withoutSearchPath } from './cell-schemas.ts';
import { splitStatements } from './split-statements.ts';
import type { SqlObject } from './sql-objects.ts';

/**
 * In the schema of the migrator's list. `definition` is a digest of the definition that the database stored. It differs from
 * the current digest when the object was changed, disabled or dropped by hand.
 */
const columns = `name text PRIMARY KEY, hash text NOT NULL, revision int NOT NULL, signature text NOT NULL,
  definition text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()`;

/** Creates the list of applied functions and triggers. Its schema exists. */
export async function prepareBookkeeping(client: pg.Client, { bookkeeping }: CellSchemas): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS ${bookkeeping}.sql_object (${columns})`);
}

interface Present {
  readonly name: string;
  readonly definition: string;
  readonly drop: string[];
}

/** Returns what the owner has in the main schema, without objects of extensions, of other roles and of partitions. */
const present = `
  SELECT o.name, md5(string_agg(o.definition, ' ' ORDER BY o.definition)) AS definition, array_agg(o.drop) AS drop
    FROM (
      SELECT p.proname::text, pg_get_functiondef(p.oid), format('DROP FUNCTION %s', p.oid::regprocedure)
        FROM pg_proc p
       WHERE p.pronamespace = $1::regnamespace AND p.prokind = 'f' AND p.proowner = current_user::regrole
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
      UNION ALL
      -- A trigger of a partitioned table exists once more in each partition, where it may be disabled too.
      SELECT 'trigger ' || t.tgname, pg_get_triggerdef(t.oid) || t.tgenabled::text || (
               SELECT coalesce(string_agg(p.tgenabled::text, ''), '') FROM pg_trigger p
                WHERE p.tgparentid = t.oid AND p.tgenabled <> t.tgenabled),
             format('DROP TRIGGER %I ON %s', t.tgname, t.tgrelid::regclass)
        FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE c.relnamespace = $1::regnamespace AND c.relowner = current_user::regrole AND NOT t.tgisinternal
         AND NOT c.relispartition
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
    ) o(name, definition, drop)
   GROUP BY o.name ORDER BY o.name`;

async function readPresent(client: pg.Client, { main }: CellSchemas): Promise<Map<string, Present>> {
  const { rows } = await client.query<Present>(present, [main]);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Returns the objects that the database lacks, or has in another form than the last applied one. */
async function findChanged(
  client: pg.Client,
  objects: readonly SqlObject[],
  found: Map<string, Present>,
  { bookkeeping }: CellSchemas,
): Promise<SqlObject[]> {
  const { rows } = await client.query<{ name: string; hash: string; revision: number; definition: string }>(
    `SELECT name, hash, revision, definition FROM ${bookkeeping}.sql_object`,
  );
  const applied = new Map(rows.map((row) => [row.name, row]));
  return objects.filter(({ name, hash, revision }) => {
    const row = applied.get(name);
    return row?.hash !== hash || row.revision !== revision || row.definition !== found.get(name)?.definition;
  });
}

/**
 * Updates the functions and triggers of the database to the files, in one transaction. Changed objects are replaced while
 * calls run, and objects without a file are dropped. Returns the changed names.
 * A function with changed arguments or result is dropped and created again, so callers of the old form then fail. While
 * replicas of two versions run, give the new form a new name and delete the old file one release later.
 * The caller holds the migration lock and has checked that the database is not newer than these files.
 */
export async function applySqlObjects(
  client: pg.Client,
  objects: readonly SqlObject[],
  schemas: CellSchemas = defaultSchemas,
): Promise<string[]> {
  const found = await readPresent(client, schemas);
  const changed = await findChanged(client, objects, found, schemas);
  const names = new Set(objects.map(({ name }) => name));
  const unknown = [...found.values()].filter(({ name }) => !names.has(name));
  if (changed.length === 0 && unknown.length === 0) return [];

  await client.query('BEGIN');
  try {
    // A trigger needs its function: unknown triggers go first, unknown functions when no trigger calls them any more.
    // Functions call each other and are applied in the order of their names. test/database checks what each of them names.
    await client.query('SET LOCAL check_function_bodies = off');
    const [triggers, functions] = [unknown.filter(isTrigger), unknown.filter((one) => !isTrigger(one))];
    await dropAll(client, triggers);
    for (const one of changed) await applyOne(client, one, schemas);
    await dropAll(client, functions);
    await record(client, objects, changed, schemas);
    await client.query('COMMIT');
    return [...unknown, ...changed].map(({ name }) => name);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function isTrigger({ name }: { readonly name: string }): boolean {
  return name.startsWith('trigger ');
}

async function dropAll(client: pg.Client, unknown: readonly Present[]): Promise<void> {
  for (const statement of unknown.flatMap(({ drop }) => drop)) await client.query(statement);
}

/** "Cannot change return type" or parameter names; and "name is not unique", of the grants after an added argument. */
const signatureChanged = new Set(['42P13', '42725']);

const isRevoke = /^REVOKE EXECUTE ON FUNCTION \w+ FROM PUBLIC;$/;

async function applyOne(client: pg.Client, { name, text }: SqlObject, schemas: CellSchemas): Promise<void> {
  const create = async () => {
    for (const statement of splitStatements(inSchemas(text, schemas))) {
      if (!isRevoke.test(statement)) await client.query(statement);
      // Citus sends it with the types of the arguments, and writes the schema of a type only when it is not in the search path.
      else
        await withoutSearchPath(client, () =>
          client.query(`REVOKE EXECUTE ON FUNCTION ${schemas.main}.${name} FROM PUBLIC`),
        );
    }
  };
  await client.query('SAVEPOINT before_object');
  try {
    await create();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && signatureChanged.has(error.code ?? ''))) {
      throw new Error(`apps/api/sql: ${name} cannot be applied`, { cause: error });
    }
    await client.query('ROLLBACK TO SAVEPOINT before_object');
    const old = (await readPresent(client, schemas)).get(name);
    if (old) await dropAll(client, [old]);
    await create();
  }
}

/** Stores what was applied and deletes the entries of dropped objects. */
async function record(
  client: pg.Client,
  objects: readonly SqlObject[],
  changed: readonly SqlObject[],
  schemas: CellSchemas,
): Promise<void> {
  const stored = await readPresent(client, schemas);
  for (const { name, hash, revision, signature } of changed) {
    await client.query(
      `INSERT INTO ${schemas.bookkeeping}.sql_object (name, hash, revision, signature, definition) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, revision = excluded.revision,
         signature = excluded.signature, definition = excluded.definition, applied_at = excluded.applied_at`,
      [name, hash, revision, signature, stored.get(name)?.definition],
    );
  }
  // The lists are stored by schema-lists.ts.
  await client.query(
    `DELETE FROM ${schemas.bookkeeping}.sql_object WHERE name <> ALL ($1) AND name NOT LIKE 'list of %'`,
    [objects.map(({ name }) => name)],
  );
}
