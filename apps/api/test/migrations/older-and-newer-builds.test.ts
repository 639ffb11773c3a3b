import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installHealth } from '../../src/http/health.ts';
import { findHomeFault } from '../../src/platform/schema/cell-home.ts';
import { migrate } from '../../src/platform/schema/migrate.ts';
import { readRevised } from '../../src/platform/schema/schema-lists.ts';
import {
  type BuildSchema,
  findSchemaFault,
  ownSchema,
  readBuildSchema,
} from '../../src/platform/schema/schema-version.ts';
import { nextSqlRevisions, readSqlObjects, readSqlRevisions } from '../../src/platform/schema/sql-objects.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { readinessChecks } from '../../src/readiness.ts';
import { seedRules } from '../../src/seed-rules.ts';
import { loginsOf } from '../harness/app-url.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { connect } from '../helpers/database/clients.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';

let api: TestApi;
let client: pg.Client;
beforeEach(async () => {
  api = await createTestApi();
  client = await connect(api.url);
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
    expect(await findSchemaFault(api.database.db, newer)).toBe('the database is older: a migration is missing');
    await prepareAs(newer);
    rmSync(folder, { recursive: true });
    expect(await findSchemaFault(api.database.db, newer)).toBeNull();
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

  test.each(own.lists.map(({ name }) => name))(
    'has a newer %s, and this build writes none of its own',
    async (name) => {
      const lists = own.lists.map((list) =>
        list.name === name ? { ...list, hash: 'changed', revision: list.revision + 1 } : list,
      );
      await prepareAs({ ...own, lists, revisions: nextSqlRevisions([...own.objects, ...lists], own.revisions) });
      await client.query('DELETE FROM staff_limit; GRANT SELECT ON staff_limit TO goldwren_staff');
      await expect(prepareDatabase(api.url)).rejects.toThrow(new RegExp(`newer build \\(${name}, revision`));
      const { rows } = await client.query(
        "SELECT has_table_privilege('goldwren_staff', 'staff_limit', 'SELECT') AS granted, (SELECT count(*)::int FROM staff_limit) AS n",
      );
      expect(rows).toEqual([{ granted: true, n: 0 }]);
      expect(await ready()).toEqual([200, 'ready']);
    },
  );

  test('offers maths that this build does not have', async () => {
    await client.query(
      `INSERT INTO game_maths (slug, version, hash, max_pay_x100, max_raise_x100)
       SELECT slug, '99.0.0', 'unknown', max_pay_x100, max_raise_x100 FROM game_maths ORDER BY id LIMIT 1`,
    );
    await client.query(
      "UPDATE game g SET maths_id = m.id FROM game_maths m WHERE m.hash = 'unknown' AND m.slug = g.slug",
    );
    expect(await ready()).toEqual([503, expect.stringMatching(/^this build does not have the maths of/)]);
    await client.query('DELETE FROM movement_rule');
    await expect(prepareDatabase(api.url)).rejects.toThrow(/offers version 99\.0\.0/);
    expect((await client.query('SELECT FROM movement_rule')).rowCount).toBe(0);
  });
});

test('gets no traffic while the pool of staff calls cannot work', async () => {
  const staff = openTestDatabase({ url: loginsOf(api.url).staff, maxConnections: 1 });
  const app = Fastify();
  installHealth(
    app,
    readinessChecks({ players: api.databases.players, staff }, () => findHomeFault(staff.db)),
  );
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await staff.close();
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await app.close();
});

/** Migrations after the baseline that take away or rename what an older build may use. */
function takingAway(folder: string): { tag: string; when: number }[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries
    .slice(1)
    .filter(({ tag }) =>
      /\b(DROP|RENAME)\b/i.test(readFileSync(join(folder, `${tag}.sql`), 'utf8').replaceAll(/--.*$/gm, '')),
    );
}

test('a migration that drops or renames something raises servesFrom to its own time at least', () => {
  for (const { tag, when } of takingAway(own.migrationsFolder))
    expect(own.servesFrom, tag).toBeGreaterThanOrEqual(when);
  const folder = withNextMigration('ALTER TABLE favorite_game RENAME COLUMN game_id TO game;');
  expect(takingAway(folder).map(({ tag }) => tag)).toContain('next');
  rmSync(folder, { recursive: true });
});

describe('a database that an older build has prepared', () => {
  test('gets no traffic while it has older rules or grants', async () => {
    await client.query("UPDATE drizzle.sql_object SET revision = revision - 1 WHERE name = 'list of rules'");
    expect(await ready()).toEqual([503, 'the database is older: list of rules']);
  });

  test('gets no traffic until this build has prepared it', async () => {
    await client.query(
      "UPDATE drizzle.sql_object SET hash = 'older', revision = revision - 1 WHERE name = 'play_round'",
    );
    expect(await ready()).toEqual([503, 'the database is older: function play_round']);
    await prepareDatabase(api.url);
    expect(await ready()).toEqual([200, 'ready']);
  });

  test('is rejected, and not changed, when the build is from before the baseline', async () => {
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
  expect(nextSqlRevisions(readRevised(), stored), 'run pnpm --filter @goldwren/api sql:revisions').toEqual(stored);
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
