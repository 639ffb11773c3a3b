import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { applyGrants } from '../../src/platform/grants/apply-grants.ts';
import { functionGrants } from '../../src/platform/grants/function-grants.ts';
import { databaseUsers } from '../../src/platform/logins/database-roles.ts';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { applySqlObjects } from '../../src/platform/schema/apply-sql-objects.ts';
import { findSchemaFault, ownSchema } from '../../src/platform/schema/schema-version.ts';
import {
  parseSqlTriggers,
  readSqlFunctions,
  readSqlObjects,
  readSqlTriggers,
} from '../../src/platform/schema/sql-objects.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { runAsAdmin, withDatabase } from '../harness/admin.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { createTestApi } from '../helpers/api/test-api.ts';
import { connect } from '../helpers/database/clients.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { startLoad } from '../helpers/processes/load.ts';
import { until } from '../helpers/until.ts';

let fresh: TestDatabase;
let freshClient: pg.Client;
beforeAll(async () => {
  fresh = await createTestDatabase();
  freshClient = await connect(fresh.url);
});
afterAll(async () => {
  await freshClient.end();
  await fresh.drop();
});

interface Stored {
  readonly name: string;
  readonly definition: string;
  readonly body: string;
  /** The roles that may call it, except the owner. */
  readonly callers: string[];
}

async function storedFunctions(client: pg.Client): Promise<Stored[]> {
  const { rows } = await client.query<Stored>(
    `SELECT p.proname AS name, pg_get_functiondef(p.oid) AS definition, p.prosrc AS body,
            ARRAY(SELECT coalesce(r.rolname, 'PUBLIC')::text
                    FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
                    LEFT JOIN pg_roles r ON r.oid = a.grantee WHERE a.grantee <> p.proowner) AS callers
       FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
      ORDER BY p.proname, definition`,
  );
  return rows;
}

describe('the functions of a database', () => {
  test('match the files exactly, with one function per file', async () => {
    const files = readSqlFunctions();
    const stored = await storedFunctions(freshClient);
    expect(stored.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    for (const [index, { name, text }] of files.entries()) {
      const found = stored[index] as Stored;
      expect(text.split(found.body), `the body of ${name}`).toHaveLength(2);
      expect(text, 'one function to a file').toMatch(new RegExp(`^CREATE OR REPLACE FUNCTION ${name}\\(`, 'm'));
      expect(text.match(/CREATE OR REPLACE FUNCTION/g)).toHaveLength(1);
      expect(text, 'execute is revoked from PUBLIC').toContain(`REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC;`);
      const roles: string[] = functionGrants[name]?.map((user) => databaseUsers[user].role) ?? [];
      expect([...found.callers].sort(), name).toEqual(roles.sort());
    }
  });

  test('read the constants of the rules from the generated functions', () => {
    const written = readSqlObjects().filter(({ text }) => !text.includes('-- Generated from packages/rules'));
    expect(written.length).toBeGreaterThan(150);
    for (const { name, text } of written) {
      const code = text.replaceAll(/--.*$/gm, '');
      expect(code, name).not.toMatch(/America\/New_York|'(gold|sweeps)_loss'|\b300\b|'24 hours'/);
      expect(code, name).not.toMatch(/'in_review', 'approved'|'rejected', 'returned', 'forfeited'/);
    }
  });

  test('have a fixed search path when they are SECURITY DEFINER', async () => {
    for (const { name, definition } of await storedFunctions(freshClient)) {
      if (!definition.includes('SECURITY DEFINER')) continue;
      expect(definition, name).toMatch(/SET search_path TO 'public', 'pg_temp'/);
    }
  });
});

async function storedTriggers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT concat_ws(' ', t.tgname, t.tgenabled, pg_get_triggerdef(t.oid)) AS line
       FROM pg_trigger t WHERE NOT t.tgisinternal
        AND t.tgrelid IN (SELECT c.oid FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace) ORDER BY 1`,
  );
  return rows.map(({ line }) => line);
}

describe('the triggers of a database', () => {
  test('match the files, and all are enabled', async () => {
    const names = readSqlTriggers().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(90);
    const stored = await storedTriggers(freshClient);
    expect(stored.map((line) => line.split(' ').slice(0, 2))).toEqual(
      names.map((name) => [name.replace('trigger ', ''), 'O']),
    );
  });

  test('are read from files that contain nothing else', () => {
    const one = 'CREATE OR REPLACE TRIGGER a_b BEFORE DELETE ON a FOR EACH ROW EXECUTE FUNCTION reject_change();';
    expect(parseSqlTriggers('a.sql', `-- Why.\n${one}\n`)).toEqual([{ name: 'trigger a_b', text: one }]);
    expect(() => parseSqlTriggers('a.sql', `${one}\nDROP TABLE a;\n`)).toThrow(
      'sql/triggers/a.sql contains more than triggers',
    );
    expect(() => parseSqlTriggers('a.sql', one.replace('OR REPLACE ', ''))).toThrow('contains more than triggers');
  });
});

async function withEmptyDatabase(use: (url: string) => Promise<void>): Promise<void> {
  const name = `goldwren_test_${randomBytes(8).toString('hex')}`;
  await runAsAdmin(inject('adminUrl'), [`create database ${name}`]);
  try {
    await use(withDatabase(inject('adminUrl'), name));
  } finally {
    await runAsAdmin(inject('adminUrl'), [`drop database ${name} with (force)`]);
  }
}

async function expectLikeFresh(url: string): Promise<void> {
  const client = await connect(url);
  expect(await storedFunctions(client)).toEqual(await storedFunctions(freshClient));
  expect(await storedTriggers(client)).toEqual(await storedTriggers(freshClient));
  await client.end();
}

describe('preparing an empty database', () => {
  test('gives the same result from two concurrent processes', async () => {
    await withEmptyDatabase(async (url) => {
      await Promise.all([prepareDatabase(url), prepareDatabase(url)]);
      await expectLikeFresh(url);
    });
  });

  test('works again after the process was killed midway', async () => {
    await withEmptyDatabase(async (url) => {
      await prepareDatabase(url);
      const client = await connect(url);
      await client.query('DELETE FROM drizzle.sql_object; DROP TRIGGER journal_append_only ON journal');
      // Functions and triggers are applied in one transaction, which waits here for the table of the last trigger.
      await client.query('BEGIN; LOCK TABLE welcome_mailbox IN SHARE ROW EXCLUSIVE MODE');
      const prepare = fromPackageRoot('src', 'launch', 'prepare-cli.ts');
      const env = { ...process.env, DATABASE_URL: url };
      const child = spawn(process.execPath, [prepare], { env, stdio: 'ignore' });
      const waits = `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
                      WHERE d.datname = current_database() AND NOT l.granted AND l.relation = 'welcome_mailbox'::regclass`;
      await until('prepare waits for the table', async () => ((await client.query(waits)).rowCount ?? 0) > 0, 60_000);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await client.query('ROLLBACK');
      expect((await client.query("SELECT FROM drizzle.sql_object WHERE name NOT LIKE 'list of %'")).rowCount).toBe(0);
      await client.end();

      await prepareDatabase(url);
      await expectLikeFresh(url);
    });
  });
});

describe('applySqlObjects', () => {
  const changed = 'play_round';
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    client = await connect(database.url);
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  function withChange(change: (text: string) => string) {
    return readSqlObjects().map((one) =>
      one.name === changed ? { ...one, text: change(one.text), hash: 'changed' } : one,
    );
  }

  test('changes nothing the second time', async () => {
    const before = await client.query('SELECT name, hash, applied_at FROM drizzle.sql_object ORDER BY name');
    expect(await applySqlObjects(client, readSqlObjects())).toEqual([]);
    const after = await client.query('SELECT name, hash, applied_at FROM drizzle.sql_object ORDER BY name');
    expect(after.rows).toEqual(before.rows);
  });

  test('replaces a changed body during play without affecting rounds', async () => {
    const api = await createTestApi({ databaseUrl: database.url });
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(api)));
    const load = await startLoad(players.map((player) => () => player));
    await load.more(20);
    for (let turn = 0; turn < 5; turn += 1) {
      const functions = withChange((text) => text.replace('\nBEGIN\n', `\nBEGIN\n  -- turn ${turn}\n`)).map((one) =>
        one.name === changed ? { ...one, hash: `turn ${turn}` } : one,
      );
      expect(await applySqlObjects(client, functions)).toEqual([changed]);
      await load.more(10);
    }
    await load.stop();
    const stored = await storedFunctions(client);
    expect(stored.filter(({ body }) => body.includes('-- turn 4')).map(({ name }) => name)).toEqual([changed]);
    expect(await findLedgerFaults(api.owner, load.acknowledged)).toEqual([]);
    await api.close();
  });

  test.each([
    ['another result', (text: string) => text.replace('replayed boolean', 'again boolean')],
    ['one more argument', (text: string) => text.replace('p_key_hash bytea', 'p_key_hash bytea, p_more int')],
  ])('drops the old form of a function that has %s', async (_name, change) => {
    expect(await applySqlObjects(client, withChange(change))).toEqual([changed]);
    expect(await applySqlObjects(client, readSqlObjects())).toEqual([changed]);
    await applyGrants(client);
    expect(await storedFunctions(client)).toEqual(await storedFunctions(freshClient));
  });

  test.each([
    ['a trigger', 'DROP TRIGGER journal_append_only ON journal', 'trigger journal_append_only'],
    ['a disabled trigger', 'ALTER TABLE round DISABLE TRIGGER round_no_delete', 'trigger round_no_delete'],
    ['a constraint trigger', 'DROP TRIGGER staff_action_ends ON staff_action', 'trigger staff_action_ends'],
    ['a function', 'DROP FUNCTION play_round', 'function play_round'],
  ])('restores %s that was removed by hand, and the API is not ready until then', async (_what, statement, missing) => {
    const api = await createTestApi({ databaseUrl: database.url });
    await client.query(statement);
    expect(await findSchemaFault(api.database.db, ownSchema())).toBe(`the database has no ${missing}`);
    expect(await applySqlObjects(client, readSqlObjects())).toEqual([missing.replace('function ', '')]);
    await applyGrants(client);
    expect(await findSchemaFault(api.database.db, ownSchema())).toBeNull();
    await api.close();
    await expectLikeFresh(database.url);
  });

  test('restores manual changes, and drops a trigger and an overload without a file', async () => {
    await client.query('ALTER FUNCTION play_gap_seconds SECURITY DEFINER');
    await client.query('CREATE FUNCTION refuse(p_code int) RETURNS void LANGUAGE sql AS $$ $$');
    await client.query(
      'CREATE OR REPLACE TRIGGER wallet_no_delete BEFORE DELETE ON wallet FOR EACH STATEMENT EXECUTE FUNCTION reject_change()',
    );
    await client.query(
      'CREATE TRIGGER left_over BEFORE DELETE ON wallet FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()',
    );
    expect(await applySqlObjects(client, readSqlObjects())).toEqual([
      'trigger left_over',
      'play_gap_seconds',
      'refuse',
      'trigger wallet_no_delete',
    ]);
    await applyGrants(client);
    await expectLikeFresh(database.url);
  });

  test('drops objects without a file, and changes nothing when one file is invalid', async () => {
    await client.query("CREATE FUNCTION left_over() RETURNS int LANGUAGE sql AS 'SELECT 1'");
    const wrong = withChange(() => 'CREATE OR REPLACE FUNCTION play_round(');
    await expect(applySqlObjects(client, wrong)).rejects.toThrow('play_round cannot be applied');
    expect((await storedFunctions(client)).map(({ name }) => name)).toContain('left_over');
    expect(
      await applySqlObjects(
        client,
        withChange((text) => `-- again\n${text}`),
      ),
    ).toEqual(['left_over', changed]);
    expect(await storedFunctions(client)).toEqual(await storedFunctions(freshClient));
  });
});
