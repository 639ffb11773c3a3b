import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../src/platform/schema/migrate.ts';
import { type BuildSchema, ownSchema, readBuildSchema, schemaFault } from '../../src/platform/schema/schema-version.ts';
import { nextSqlRevisions, readSqlObjects, readSqlRevisions } from '../../src/platform/schema/sql-objects.ts';
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
  const changed = own.objects.map((one) =>
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
  const objects = [...changed, added];
  return { ...own, objects, revisions: nextSqlRevisions(objects, own.revisions) };
}

/** A copy of the migrations with one more. */
function withNextMigration(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-migrations-'));
  cpSync(own.migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('no migrations');
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  writeFileSync(join(folder, 'next.sql'), sql);
  return folder;
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
    const { objects } = own;
    const added = newerBuild(sameSignature).objects.at(-1) as (typeof objects)[number];
    await prepareAs({
      ...own,
      objects: [...objects, added],
      revisions: { ...own.revisions, next_year: { revision: 1, hash: 'added' } },
    });
    await expect(prepareDatabase(api.url)).rejects.toThrow(/function next_year, revision 1/);
    expect((await client.query('SELECT next_year() AS year')).rows).toEqual([{ year: 2027 }]);
  });

  test('has a migration after the baseline that this build does not know', async () => {
    const folder = withNextMigration('ALTER TABLE favorite_game ADD COLUMN note text;');
    const newer = readBuildSchema(folder);
    expect(await schemaFault(api.database.db, newer)).toBe('the database is older: a migration is missing');
    await prepareAs(newer);
    rmSync(folder, { recursive: true });
    expect(await schemaFault(api.database.db, newer)).toBeNull();
    expect((await client.query('SELECT note FROM favorite_game')).fields.map(({ name }) => name)).toEqual(['note']);

    await expect(prepareDatabase(api.url)).rejects.toThrow(/a migration of/);
    expect(await ready()).toEqual([200, 'ready']);
  });

  test('gets no traffic when a function has another signature or a migration has taken something away', async () => {
    await client.query("UPDATE drizzle.sql_object SET revision = 99, signature = 'other' WHERE name = 'play_round'");
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
      "UPDATE drizzle.sql_object SET hash = 'older', revision = revision - 1 WHERE name = 'play_round'",
    );
    expect(await ready()).toEqual([503, 'the database is older: function play_round']);
    await prepareDatabase(api.url);
    expect(await ready()).toEqual([200, 'ready']);
  });

  test('is refused, and not changed, when the build is from before the baseline', async () => {
    await client.query('UPDATE drizzle.__drizzle_migrations SET created_at = $1', [own.baseline - 1]);
    await client.query("UPDATE drizzle.sql_object SET hash = 'older', revision = 0");
    const before = await functionsNow();
    await expect(prepareDatabase(api.url)).rejects.toThrow(/from before the baseline of 2026-/);
    expect(await functionsNow()).toEqual(before);
  });

  test('lacks a function or a migration', async () => {
    await client.query("DELETE FROM drizzle.sql_object WHERE name = 'play_round'");
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

test('every function and trigger has the revision of its text', () => {
  const stored = readSqlRevisions();
  expect(nextSqlRevisions(readSqlObjects(), stored), 'run pnpm --filter @goldwren/api sql:revisions').toEqual(stored);
});

test('a changed function and a deleted one get the next revision', () => {
  const [first, second] = readSqlObjects();
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
