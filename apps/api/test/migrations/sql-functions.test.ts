import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { databaseUsers } from '../../src/platform/database-roles.ts';
import { applyGrants } from '../../src/platform/grants/apply-grants.ts';
import { functionGrants } from '../../src/platform/grants/function-grants.ts';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { applySqlFunctions, readSqlFunctions } from '../../src/platform/sql-functions.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { runAsAdmin, withDatabase } from '../harness/admin.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { startLoad } from '../support/load.ts';
import { faultsInBooks } from '../support/oracle.ts';
import { newPlayer } from '../support/players.ts';
import { createTestApi } from '../support/test-api.ts';

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

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

interface Stored {
  readonly name: string;
  readonly definition: string;
  readonly body: string;
  /** Who may call it, the owner apart. */
  readonly callers: string[];
}

async function storedFunctions(client: pg.Client): Promise<Stored[]> {
  const { rows } = await client.query<Stored>(
    `SELECT p.proname AS name, pg_get_functiondef(p.oid) AS definition, p.prosrc AS body,
            ARRAY(SELECT coalesce(r.rolname, 'PUBLIC')::text
                    FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
                    LEFT JOIN pg_roles r ON r.oid = a.grantee WHERE a.grantee <> p.proowner) AS callers
       FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace ORDER BY p.proname, definition`,
  );
  return rows;
}

describe('the functions of a database', () => {
  test('are those of the files: each once, with the text of its file, and none beside them', async () => {
    const files = readSqlFunctions();
    const stored = await storedFunctions(freshClient);
    expect(stored.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    for (const [index, { name, text }] of files.entries()) {
      const found = stored[index] as Stored;
      expect(text.split(found.body), `the body of ${name}`).toHaveLength(2);
      expect(text, 'one function to a file').toMatch(new RegExp(`^CREATE OR REPLACE FUNCTION ${name}\\(`, 'm'));
      expect(text.match(/CREATE OR REPLACE FUNCTION/g)).toHaveLength(1);
      expect(text, 'what is not granted is nobody’s').toContain(`REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC;`);
      const roles: string[] = functionGrants[name]?.map((user) => databaseUsers[user].role) ?? [];
      expect([...found.callers].sort(), name).toEqual(roles.sort());
    }
  });

  test('run with rights of their own only under a search path of their own', async () => {
    for (const { name, definition } of await storedFunctions(freshClient)) {
      if (!definition.includes('SECURITY DEFINER')) continue;
      expect(definition, name).toMatch(/SET search_path TO 'public', 'pg_temp'/);
    }
  });
});

/** The folder of migrations as it was when functions were still written in them. */
function firstMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-migrations-'));
  cpSync(fromPackageRoot('drizzle'), folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= 6);
  expect(entries).toHaveLength(7);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));
  return folder;
}

test('a database of the time when migrations held the functions becomes the same as a new one', async () => {
  const name = `goldwren_test_${randomBytes(8).toString('hex')}`;
  const adminUrl = inject('adminUrl');
  const url = withDatabase(adminUrl, name);
  const migrationsFolder = firstMigrations();
  await runAsAdmin(adminUrl, [`create database ${name}`]);
  try {
    const client = await connect(url);
    await runMigrations(drizzle({ client }), { migrationsFolder });
    expect((await storedFunctions(client)).map((one) => one.name)).toContain('post_entry');
    await prepareDatabase(url);
    expect(await storedFunctions(client)).toEqual(await storedFunctions(freshClient));
    await client.end();
  } finally {
    rmSync(migrationsFolder, { recursive: true });
    await runAsAdmin(adminUrl, [`drop database ${name} with (force)`]);
  }
});

describe('applying', () => {
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
    return readSqlFunctions().map((one) =>
      one.name === changed ? { ...one, text: change(one.text), hash: 'changed' } : one,
    );
  }

  test('again touches nothing', async () => {
    const before = await client.query('SELECT name, hash, applied_at FROM drizzle.sql_function ORDER BY name');
    expect(await applySqlFunctions(client, readSqlFunctions())).toEqual([]);
    const after = await client.query('SELECT name, hash, applied_at FROM drizzle.sql_function ORDER BY name');
    expect(after.rows).toEqual(before.rows);
  });

  test('replaces a changed body under the rounds that are played, and no round notices', async () => {
    const api = await createTestApi({ databaseUrl: database.url });
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(api)));
    const load = await startLoad(players.map((player) => () => player));
    await load.more(20);
    for (let turn = 0; turn < 5; turn += 1) {
      const functions = withChange((text) => text.replace('\nBEGIN\n', `\nBEGIN\n  -- turn ${turn}\n`)).map((one) =>
        one.name === changed ? { ...one, hash: `turn ${turn}` } : one,
      );
      expect(await applySqlFunctions(client, functions)).toEqual([changed]);
      await load.more(10);
    }
    await load.stop();
    const stored = await storedFunctions(client);
    expect(stored.filter(({ body }) => body.includes('-- turn 4')).map(({ name }) => name)).toEqual([changed]);
    expect(await faultsInBooks(api.owner, load.told)).toEqual([]);
    await api.close();
  });

  test.each([
    ['another result', (text: string) => text.replace('replayed boolean', 'again boolean')],
    ['one more argument', (text: string) => text.replace('p_key_hash bytea', 'p_key_hash bytea, p_more int')],
  ])('leaves no old form behind when a function has %s', async (_name, change) => {
    expect(await applySqlFunctions(client, withChange(change))).toEqual([changed]);
    expect(await applySqlFunctions(client, readSqlFunctions())).toEqual([changed]);
    await applyGrants(client);
    expect(await storedFunctions(client)).toEqual(await storedFunctions(freshClient));
  });

  test('drops what has no file, and changes nothing at all when one file is wrong', async () => {
    await client.query("CREATE FUNCTION left_over() RETURNS int LANGUAGE sql AS 'SELECT 1'");
    const wrong = withChange(() => 'CREATE OR REPLACE FUNCTION play_round(');
    await expect(applySqlFunctions(client, wrong)).rejects.toThrow('play_round cannot be applied');
    expect((await storedFunctions(client)).map(({ name }) => name)).toContain('left_over');
    expect(
      await applySqlFunctions(
        client,
        withChange((text) => `-- again\n${text}`),
      ),
    ).toEqual(['left_over', changed]);
    expect(await storedFunctions(client)).toEqual(await storedFunctions(freshClient));
  });
});
