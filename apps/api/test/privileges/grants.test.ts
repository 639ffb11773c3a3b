import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePrivileges, readColumns } from '../../src/platform/grants/apply-grants.ts';
import { functionGrants } from '../../src/platform/grants/function-grants.ts';
import { tableGrants } from '../../src/platform/grants/table-grants.ts';
import { type DatabaseUser, databaseUserNames } from '../../src/platform/logins/database-roles.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { connect } from '../helpers/database/clients.ts';

const insufficientPrivilege = '42501';

let database: TestDatabase;
let owner: pg.Client;
let logins: Record<DatabaseUser, pg.Client>;
let columns: Map<string, string[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await connect(database.url);
  const { players, staff, worker } = database.logins;
  logins = { players: await connect(players), staff: await connect(staff), worker: await connect(worker) };
  columns = await readColumns(owner);
});
afterAll(async () => {
  await Promise.all([owner, ...Object.values(logins)].map((client) => client.end()));
  await database.drop();
});

/** Runs a statement and rolls it back. Returns whether the login has the permission. */
async function isAllowed(client: pg.Client, statement: string): Promise<boolean> {
  await client.query('BEGIN');
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    // Any other error comes from a constraint, a trigger or the function itself, so the permission exists.
    return code !== insufficientPrivilege || !/^permission denied for (table|function|schema) /.test(message);
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Returns the user's listed privileges on a table: `SELECT column`, `INSERT`, … */
function listedFor(user: DatabaseUser, table: string, all: readonly string[]): string[] {
  return parsePrivileges(tableGrants[table]?.[user] ?? '', all)
    .flatMap(({ verb, columns: some }) =>
      verb === 'SELECT' || verb === 'UPDATE' ? (some ?? all).map((column) => `${verb} ${column}`) : [verb],
    )
    .sort();
}

/** Returns the same by trying each statement. */
async function triedBy(user: DatabaseUser, table: string, all: readonly string[]): Promise<string[]> {
  const tries = [
    ...all.map((column) => [`SELECT ${column}`, `SELECT "${column}" FROM ${table} LIMIT 0`] as const),
    ...all.map((column) => [`UPDATE ${column}`, `UPDATE ${table} SET "${column}" = DEFAULT WHERE false`] as const),
    ['INSERT', `INSERT INTO ${table} DEFAULT VALUES`] as const,
    ['DELETE', `DELETE FROM ${table} WHERE false`] as const,
    ['TRUNCATE', `TRUNCATE ${table}`] as const,
  ];
  const allowed: string[] = [];
  for (const [name, statement] of tries) if (await isAllowed(logins[user], statement)) allowed.push(name);
  return allowed.sort();
}

test('has exactly one entry in the list of grants for each table', () => {
  expect(Object.keys(tableGrants).sort()).toEqual([...columns.keys()].sort());
});

describe.each(databaseUserNames)('the login of %s', (user) => {
  test('has exactly the listed rights on every table and column', async () => {
    for (const [table, all] of columns) {
      expect({ table, allowed: await triedBy(user, table, all) }).toEqual({
        table,
        allowed: listedFor(user, table, all),
      });
    }
  });

  test('can call exactly the listed functions, apart from those of extensions', async () => {
    const { rows } = await owner.query<{ name: string; call: string }>(
      `SELECT p.proname AS name, format('SELECT %I(%s)', p.proname,
              (SELECT string_agg('NULL::' || format_type(t, NULL), ', ' ORDER BY n) FROM unnest(p.proargtypes) WITH ORDINALITY AS a(t, n))) AS call
         FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prorettype <> 'trigger'::regtype
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
    );
    const { rows: triggers } = await owner.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prorettype = 'trigger'::regtype`,
    );
    expect([...rows, ...triggers].map(({ name }) => name).sort()).toEqual(Object.keys(functionGrants).sort());
    for (const { name, call } of rows) {
      const isCalled = await isAllowedFunction(logins[user], name, call);
      expect({ name, isCalled }).toEqual({ name, isCalled: functionGrants[name]?.includes(user) ?? false });
    }
  });

  test('owns nothing, cannot create objects, and is a member of its role only', async () => {
    const { rows } = await logins[user].query<{ roles: string[]; owned: number }>(
      `SELECT ARRAY(SELECT r.rolname::text FROM pg_roles r
                     WHERE pg_has_role(session_user, r.oid, 'MEMBER') AND r.rolname <> session_user) AS roles,
              (SELECT count(*)::int FROM pg_class WHERE relowner = session_user::regrole) AS owned`,
    );
    expect(rows).toEqual([{ roles: [expect.stringMatching(/^goldwren_(api|staff|worker)$/)], owned: 0 }]);
    expect(await isAllowed(logins[user], 'CREATE TABLE mine ()')).toBe(false);
  });

  test.each(['goldwren_api', 'goldwren_staff', 'goldwren_worker', 'pg_write_all_data'])(
    'gains no rights by SET ROLE %s',
    async (role) => {
      const attack = logins[user].query(`SET ROLE ${role}; UPDATE wallet SET balance = balance + 1`);
      await expect(attack).rejects.toMatchObject({ code: insufficientPrivilege });
      await logins[user].query('RESET ROLE');
    },
  );
});

/** A function with the caller's rights may fail inside, which still counts as callable. */
async function isAllowedFunction(client: pg.Client, name: string, call: string): Promise<boolean> {
  await client.query('BEGIN');
  try {
    await client.query(call);
    return true;
  } catch (error) {
    return (error as Error).message !== `permission denied for function ${name}`;
  } finally {
    await client.query('ROLLBACK');
  }
}

test('allows only the worker to read the job queue', async () => {
  const read = 'SELECT 1 FROM graphile_worker._private_jobs LIMIT 0';
  expect(await isAllowed(logins.worker, read)).toBe(true);
  expect(await isAllowed(logins.players, read)).toBe(false);
  expect(await isAllowed(logins.staff, read)).toBe(false);
});
