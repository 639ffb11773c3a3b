import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openQueue, runJobs } from '../../src/jobs/run-jobs.ts';
import { schemasOf } from '../../src/platform/schema/cell-schemas.ts';
import { findSchemaFault, ownSchema } from '../../src/platform/schema/schema-version.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { runAsAdmin, withDatabase, withSchema } from '../harness/admin.ts';
import { loginsOf } from '../harness/app-url.ts';
import { testAccounts, testSeedKey } from '../helpers/api/settings.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

// Two cells are two schemas of one database. Each has its own tables, functions and job queue.

const database = `goldwren_test_${randomBytes(8).toString('hex')}`;
const cells: TestApi[] = [];

async function createCell(name: string): Promise<TestApi> {
  const url = withSchema(withDatabase(inject('adminUrl'), database), name);
  const prepare = () => prepareDatabase(url, loginsOf(url), testAccounts, testSeedKey);
  await prepare();
  await prepare();
  return createTestApi({ databaseUrl: url });
}

beforeAll(async () => {
  await runAsAdmin(inject('adminUrl'), [`create database ${database}`]);
  for (const name of ['cell_one', 'cell_two']) cells.push(await createCell(name));
});
afterAll(async () => {
  for (const cell of cells) await cell.close();
  await runAsAdmin(inject('adminUrl'), [`drop database if exists ${database} with (force)`]);
});

async function count(owner: pg.Pool, table: string): Promise<number> {
  const { rows } = await owner.query(`SELECT count(*)::int AS n FROM ${table}`);
  return rows[0].n;
}

test('plays, redeems and mails in two cells, and neither sees a row of the other', async () => {
  const acknowledged: AcknowledgedRound[][] = [[], []];
  for (const [n, api] of cells.entries()) {
    const redeemer = await newRedeemer(api);
    await redeem(redeemer);
    const players = await Promise.all(Array.from({ length: 4 + n }, () => newPlayer(api)));
    const sessions = await Promise.all(players.map((player) => start(player)));
    // Four players at the same moment share a statement.
    for (let nonce = 0; nonce < 12; nonce += 1) {
      const rounds = players.map((player, index) => play(player, sessions[index]?.session_id as string, { nonce }));
      acknowledged[n]?.push(...(await Promise.all(rounds)));
    }
  }

  for (const [n, { owner }] of cells.entries()) {
    expect(await count(owner, 'round')).toBe(12 * (4 + n));
    expect(await count(owner, 'player')).toBe(5 + n);
    expect(await count(owner, 'redemption')).toBe(1);
    expect(await count(owner, `${n === 0 ? 'cell_one' : 'cell_two'}_jobs.jobs`)).toBeGreaterThanOrEqual(5 + n);
    expect(await findLedgerFaults(owner, acknowledged[n])).toEqual([]);
    const others = acknowledged[1 - n]?.map(({ round_id }) => round_id);
    expect((await owner.query('SELECT FROM round WHERE id = ANY ($1::uuid[])', [others])).rowCount).toBe(0);
  }
});

test('does not accept the session cookie of the other cell', async () => {
  const [one, two] = cells as [TestApi, TestApi];
  const player = await newPlayer(one);
  const stranger = two.caller();
  stranger.cookie = player.cookie;
  expect((await stranger.send('GET', '/api/wallet/balances')).status).toBe(401);
});

test('runs the jobs of its own queue only', async () => {
  const [one, two] = cells as [TestApi, TestApi];
  for (const { owner, url } of [one, two]) await owner.query(`SELECT ${schemasOf(url).jobs}.add_job('probe')`);
  const done: string[] = [];
  const login = { url: loginsOf(one.url).worker, role: null };
  const queue = openQueue(login, () => undefined);
  const silent = () => undefined;
  const log = { info: silent, warn: silent, error: silent, fatal: silent };
  const taskList = { probe: async () => void done.push('probe') };
  const runner = runJobs({ queue, schema: schemasOf(login.url).jobs, log, taskList, crontab: '', concurrency: 1 });
  try {
    await until('the job is done', () => done.length === 1, 20_000);
  } finally {
    await runner.stop();
    await queue.end();
  }
  expect(await count(two.owner, "cell_two_jobs.jobs WHERE task_identifier = 'probe'")).toBe(1);
});

describe('the objects of a cell', () => {
  test('name no schema of another cell or of the default', async () => {
    for (const { owner, url } of cells) {
      const { main, jobs } = schemasOf(url);
      const { rows } = await owner.query<{ name: string; definition: string; is_definer: boolean; config: string[] }>(
        `SELECT proname AS name, pg_get_functiondef(oid) AS definition, prosecdef AS is_definer, proconfig AS config
           FROM pg_proc WHERE pronamespace = $1::regnamespace AND prokind = 'f'`,
        [main],
      );
      expect(rows.length).toBeGreaterThan(100);
      for (const { name, definition, is_definer, config } of rows) {
        if (is_definer) expect(config, name).toContain(`search_path=${main}, pg_temp`);
        const code = definition.replaceAll(/--.*$/gm, '');
        expect(code, name).not.toMatch(/\b(public|drizzle|partitions|private|graphile_worker)\b/);
        expect(code.replaceAll(jobs, '').replaceAll(main, ''), name).not.toMatch(/\bcell_(one|two)/);
      }
    }
  });

  test('are in the schema of the cell and nowhere else', async () => {
    const { owner } = cells[0] as TestApi;
    const { rows } = await owner.query(
      `SELECT DISTINCT n.nspname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_|^information_schema' ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['cell_one', 'cell_one_jobs', 'cell_two', 'cell_two_jobs']);
  });

  test('are those of this build', async () => {
    for (const {
      database: { db },
    } of cells)
      expect(await findSchemaFault(db, ownSchema())).toBeNull();
  });

  test('are not changed by another preparation', async () => {
    const { owner, url } = cells[0] as TestApi;
    const state = 'SELECT name, hash, definition, applied_at FROM sql_object ORDER BY name';
    const before = (await owner.query(state)).rows.filter(({ name }) => !name.startsWith('list of'));
    await prepareDatabase(url, loginsOf(url), testAccounts, testSeedKey);
    const after = (await owner.query(state)).rows.filter(({ name }) => !name.startsWith('list of'));
    expect(after).toEqual(before);
  });

  test('do not let a login of the API read the accounts of payment providers', async () => {
    const { databases } = cells[0] as TestApi;
    const read = (table: string) => databases.players.db.$client.query(`SELECT * FROM ${table}`);
    await expect(read('payment_account')).rejects.toMatchObject({ code: '42501' });
    await expect(read('staff_proof_key')).rejects.toMatchObject({ code: '42501' });
  });
});

test.each(['Cell', 'cell-1', 'pg_cell', 'one,two', `c${'x'.repeat(60)}`])('rejects the cell name %s', (name) => {
  expect(() => schemasOf(withSchema('postgres://localhost/goldwren', name))).toThrow('is not the name of one cell');
});

test('uses the default schemas for a URL without a cell', () => {
  const { main, jobs } = schemasOf('postgres://localhost/goldwren?options=-c%20statement_timeout%3D5000');
  expect([main, jobs]).toEqual(['public', 'graphile_worker']);
});
