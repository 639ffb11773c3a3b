import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../src/platform/migrate.ts';
import { type BuildSchema, ownSchema } from '../../src/platform/schema-version.ts';
import { nextSqlRevisions, readSqlFunctions, readSqlRevisions } from '../../src/platform/sql-functions.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { seedRules } from '../../src/seed-rules.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let client: pg.Client;
beforeEach(async () => {
  api = await createTestApi();
  client = new pg.Client({ connectionString: api.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await api.close();
});

const ready = async () => {
  const answer = await api.caller().send('GET', '/readyz');
  return [answer.status, answer.body.status];
};

const functionsNow = async () =>
  (
    await client.query(
      "SELECT p.oid::int, md5(p.prosrc) FROM pg_proc p WHERE pronamespace = 'public'::regnamespace ORDER BY 1",
    )
  ).rows;

const own = ownSchema();

/** The build after this one: one function has another text, one is new. */
function newerBuild(change: (text: string) => string): BuildSchema {
  const added = {
    name: 'next_year',
    text: "CREATE OR REPLACE FUNCTION next_year() RETURNS int LANGUAGE sql AS 'SELECT 2027'",
    hash: 'added',
    revision: 1,
    signature: 'next_year() RETURNS int',
  };
  const changed = own.functions.map((one) =>
    one.name === 'database_activity'
      ? {
          ...one,
          text: change(one.text),
          hash: 'changed',
          revision: one.revision + 1,
          signature: change(one.signature),
        }
      : one,
  );
  const functions = [...changed, added];
  return { ...own, functions, revisions: nextSqlRevisions(functions, own.revisions) };
}

const sameSignature = (text: string) => text.replace('the owner', 'an owner');
const prepareAs = (build: BuildSchema) => migrate(api.url, seedRules, build);

describe('a database that a newer build has prepared', () => {
  test('is left as it is by this build, which serves from it as long as its functions keep their signatures', async () => {
    await prepareAs(newerBuild(sameSignature));
    const before = await functionsNow();
    await expect(prepareDatabase(api.url)).rejects.toThrow(/prepared by a newer build \(function database_activity/);
    expect(await functionsNow()).toEqual(before);
    expect(await ready()).toEqual([200, 'ready']);
  });

  test('has a function that this build does not know', async () => {
    const { functions } = own;
    const added = newerBuild(sameSignature).functions.at(-1) as (typeof functions)[number];
    await prepareAs({
      ...own,
      functions: [...functions, added],
      revisions: { ...own.revisions, next_year: { revision: 1, hash: 'added' } },
    });
    await expect(prepareDatabase(api.url)).rejects.toThrow(/function next_year, revision 1/);
    expect((await client.query('SELECT next_year() AS year')).rows).toEqual([{ year: 2027 }]);
  });

  test('has a newer migration', async () => {
    await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('next', $1)", [
      own.newestMigration + 1,
    ]);
    await expect(prepareDatabase(api.url)).rejects.toThrow(/a migration of/);
    expect(await ready()).toEqual([200, 'ready']);
  });

  test('gets no traffic when a function has another signature or a migration has taken something away', async () => {
    await client.query("UPDATE drizzle.sql_function SET revision = 99, signature = 'other' WHERE name = 'play_round'");
    expect(await ready()).toEqual([503, 'the database is newer: function play_round has another signature']);
    await client.query('UPDATE drizzle.schema_floor SET serves_from = $1', [own.newestMigration + 1]);
    expect(await ready()).toEqual([503, 'the database is newer than this build can serve']);
  });

  test('offers maths that this build does not have', async () => {
    await client.query(
      `INSERT INTO game_maths (slug, version, hash, max_pay_x100, max_raise_x100)
       SELECT slug, '99.0.0', 'unknown', max_pay_x100, max_raise_x100 FROM game_maths ORDER BY id LIMIT 1`,
    );
    await client.query(
      "UPDATE game g SET maths_id = m.id FROM game_maths m WHERE m.hash = 'unknown' AND m.slug = g.slug",
    );
    expect(await ready()).toEqual([503, expect.stringMatching(/^this build does not have the maths of/)]);
    await expect(prepareDatabase(api.url)).rejects.toThrow(/offers version 99\.0\.0/);
  });
});

describe('a database that an older build has prepared', () => {
  test('gets no traffic until this build has prepared it', async () => {
    await client.query(
      "UPDATE drizzle.sql_function SET hash = 'older', revision = revision - 1 WHERE name = 'play_round'",
    );
    expect(await ready()).toEqual([503, 'the database is older: function play_round']);
    await prepareDatabase(api.url);
    expect(await ready()).toEqual([200, 'ready']);
  });

  test('had no revisions: they are added', async () => {
    await client.query('ALTER TABLE drizzle.sql_function DROP COLUMN revision, DROP COLUMN signature');
    await client.query('DROP TABLE drizzle.schema_floor');
    expect((await ready())[0]).toBe(503);
    await prepareDatabase(api.url);
    expect(await ready()).toEqual([200, 'ready']);
  });

  test('lacks a function or a migration', async () => {
    await client.query("DELETE FROM drizzle.sql_function WHERE name = 'play_round'");
    expect(await ready()).toEqual([503, 'the database has no function play_round']);
    await client.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1000');
    expect(await ready()).toEqual([503, 'the database is older: a migration is missing']);
  });
});

test('prepared twice by the same build nothing changes', async () => {
  const before = await functionsNow();
  await prepareDatabase(api.url);
  expect(await functionsNow()).toEqual(before);
  expect(await ready()).toEqual([200, 'ready']);
});

test('every function has the revision of its text', () => {
  const stored = readSqlRevisions();
  expect(nextSqlRevisions(readSqlFunctions(), stored), 'run pnpm --filter @goldwren/api sql:revisions').toEqual(stored);
});

test('a changed function and a deleted one get the next revision', () => {
  const [first, second] = readSqlFunctions();
  if (!first || !second) throw new Error('no functions');
  const revisions = nextSqlRevisions([{ ...first, hash: 'changed' }], {
    [first.name]: { revision: 3, hash: first.hash },
    [second.name]: { revision: 5, hash: second.hash },
  });
  expect(revisions).toEqual({
    [first.name]: { revision: 4, hash: 'changed' },
    [second.name]: { revision: 6, hash: null },
  });
});
