import pg from 'pg';
import { type DatabaseUser, databaseRoles, databaseUserNames, databaseUsers } from '../logins/database-roles.ts';
import { type CellSchemas, defaultSchemas, withoutSearchPath } from '../schema/cell-schemas.ts';
import { functionGrants } from './function-grants.ts';
import { tableGrants } from './table-grants.ts';

/** One privilege of a table entry. `columns` is null for the whole table. */
export interface Privilege {
  readonly verb: string;
  readonly columns: readonly string[] | null;
}

const privilegePattern = /(SELECT|INSERT|UPDATE|DELETE)(?: \((ALL EXCEPT )?([^)]*)\))?/g;

/** Parses an entry of the list. `all` are the columns of its table. */
export function parsePrivileges(text: string, all: readonly string[]): Privilege[] {
  return [...text.matchAll(privilegePattern)].map(([, verb = '', except, list]) => {
    if (list === undefined) return { verb, columns: null };
    const named = list.split(', ');
    const unknown = named.filter((column) => !all.includes(column));
    if (unknown.length > 0) throw new Error(`the grants name columns that do not exist: ${unknown.join(', ')}`);
    return { verb, columns: except ? all.filter((column) => !named.includes(column)) : named };
  });
}

/** Reads the columns of every table of the schema that the owner of the database made, without those of extensions. */
export async function readColumns(
  client: pg.ClientBase,
  { main }: CellSchemas = defaultSchemas,
): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p') AND c.relowner = current_user::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
      GROUP BY c.relname`,
    [main],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/**
 * Sets the rights of the three roles to exactly those of the lists. One transaction does it, so that running calls never
 * lack a right. The caller must be the owner of the schema and hold the migration lock.
 */
export async function applyGrants(client: pg.ClientBase, schemas: CellSchemas = defaultSchemas): Promise<void> {
  await client.query('BEGIN');
  try {
    await withoutSearchPath(client, async () => {
      // One at a time: Citus sends the text of a whole query for one of its statements.
      for (const statement of await grantStatements(client, schemas)) await client.query(statement);
    });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function grantStatements(client: pg.ClientBase, schemas: CellSchemas): Promise<string[]> {
  const { main } = schemas;
  const columns = await readColumns(client, schemas);
  const all = databaseRoles.join(', ');
  return [
    `GRANT USAGE ON SCHEMA ${main} TO ${all}`,
    ...[...columns.keys()].map((table) => `REVOKE ALL ON ${main}.${pg.escapeIdentifier(table)} FROM PUBLIC, ${all}`),
    ...(await ownFunctions(client, schemas)).map(
      (signature) => `REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC, ${all}`,
    ),
    ...Object.entries(tableGrants).flatMap(([table, entry]) =>
      usersIn(entry).map(([user, text]) =>
        grantOnTable(user, `${main}.${table}`, parsePrivileges(text, columns.get(table) ?? [])),
      ),
    ),
    ...Object.entries(functionGrants)
      .filter(([, users]) => users.length > 0)
      .map(([name, users]) => `GRANT EXECUTE ON FUNCTION ${main}.${name} TO ${users.map(roleOf).join(', ')}`),
  ];
}

function roleOf(user: DatabaseUser): string {
  return databaseUsers[user].role;
}

function usersIn(entry: Readonly<Partial<Record<DatabaseUser, string>>>): [DatabaseUser, string][] {
  return databaseUserNames.flatMap((user) => (entry[user] === undefined ? [] : [[user, entry[user]]]));
}

function grantOnTable(user: DatabaseUser, table: string, privileges: readonly Privilege[]): string {
  const list = privileges.map(({ verb, columns }) => (columns ? `${verb} (${columns.join(', ')})` : verb));
  return `GRANT ${list.join(', ')} ON ${table} TO ${roleOf(user)}`;
}

/** Returns the functions of the schema, without those of extensions. */
async function ownFunctions(client: pg.ClientBase, { main }: CellSchemas): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT p.oid::regprocedure::text AS signature FROM pg_proc p
      WHERE p.pronamespace = $1::regnamespace AND p.proowner = current_user::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
    [main],
  );
  return rows.map(({ signature }) => signature);
}

/**
 * Returns the rights on a job queue. Only the worker uses it. graphile-worker enables row security on its tables, so the role needs a
 * policy.
 */
export async function queueGrants(client: pg.ClientBase, { jobs }: CellSchemas): Promise<string[]> {
  const role = roleOf('worker');
  const { rows } = await client.query<{ name: string; secured: boolean; ready: boolean }>(
    `SELECT c.oid::regclass::text AS name, c.relrowsecurity AS secured,
            EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'worker_all') AS ready
       FROM pg_class c WHERE c.relnamespace = to_regnamespace($1) AND c.relkind = 'r'`,
    [jobs],
  );
  return [
    `GRANT USAGE ON SCHEMA ${jobs} TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${jobs} TO ${role}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${jobs} TO ${role}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${jobs} TO ${role}`,
    ...rows
      .filter(({ secured, ready }) => secured && !ready)
      .map(({ name }) => `CREATE POLICY worker_all ON ${name} TO ${role} USING (true) WITH CHECK (true)`),
  ];
}
