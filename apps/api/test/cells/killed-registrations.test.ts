import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepClaims } from '../../src/modules/auth/public.ts';
import { hashEmail } from '../../src/modules/cells/public.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { type CellProcess, type CellProcesses, startCellProcesses } from '../helpers/cells/cell-processes.ts';
import { directoryKey } from '../helpers/cells/directory.ts';
import { password, registration } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { callerAt } from '../helpers/processes/paced-load.ts';
import { until } from '../helpers/until.ts';

// Real API processes of two cells are killed with SIGKILL at each point of a registration. A lock holds the process at that point.

let cells: CellProcesses;
/** APIs of the two cells in this process, for their jobs. */
let jobs: readonly TestApi[] = [];
beforeAll(async () => {
  cells = await startCellProcesses();
  const jobsOf = ({ databaseUrl, settings }: CellProcess) => createTestApi({ databaseUrl, settings });
  jobs = [await jobsOf(cells.one), await jobsOf(cells.two)];
});
afterAll(async () => {
  for (const api of jobs) {
    await api.context.cells?.close();
    await api.close();
  }
  await cells.close();
});

type Form = ReturnType<typeof registration>;

/** Sends a registration. Null when the connection ended without an answer. */
async function registerAt({ api }: CellProcess, form: Form) {
  return callerAt(api.baseUrl)
    .send('POST', '/api/auth/register', { json: form })
    .catch(() => null);
}

async function directoryRow(email: string): Promise<{ cell: string; state: string } | null> {
  const { emailHash } = hashEmail(Buffer.from(directoryKey, 'hex'), email);
  const { rows } = await cells.directory.query(
    'SELECT cell, state FROM directory.player_directory WHERE email_hash = $1',
    [emailHash],
  );
  return rows[0] ?? null;
}

async function accountsOf(email: string): Promise<number> {
  let accounts = 0;
  for (const { owner } of [cells.one, cells.two]) {
    accounts += (await owner.query('SELECT FROM player WHERE email = $1', [email])).rowCount ?? 0;
  }
  return accounts;
}

/** Locks a table until `release`. */
async function lockTable(pool: pg.Pool, table: string): Promise<{ release(): Promise<void> }> {
  const client = await pool.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  return {
    release: async () => {
      await client.query('ROLLBACK');
      client.release();
    },
  };
}

async function untilWaiting(pool: pg.Pool, applicationName: string, table: string): Promise<void> {
  await until(`${applicationName} waits for ${table}`, async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND application_name = $1 AND query LIKE '%' || $2 || '%'`,
      [applicationName, table],
    );
    return rowCount !== 0;
  });
}

/** Runs the job of both cells after the claims have become old, twice, as a job can be repeated. */
async function sweepAll(): Promise<void> {
  await cells.directory.query(
    "UPDATE directory.player_directory SET claimed_at = now() - interval '4 minutes' WHERE state = 'pending'",
  );
  for (const { context } of [...jobs, ...jobs]) await sweepClaims(context);
}

/** The mailbox has one account with one welcome offer, whatever is sent afterwards and wherever. */
async function expectUsableOnce(form: Form, home: CellProcess): Promise<void> {
  for (const entry of [cells.one, cells.two]) expect((await registerAt(entry, form))?.status).toBe(201);
  await until('the registration is confirmed', async () => (await directoryRow(form.email))?.state === 'active');
  const [local = ''] = form.email.split('@');
  const spelled = { ...form, email: `${local}+again@gmail.com` };
  expect((await registerAt(cells.one, spelled))?.status).toBe(201);
  expect([await accountsOf(form.email), await accountsOf(spelled.email)]).toEqual([1, 1]);
  const { rows } = await home.owner.query(
    'SELECT welcome_sweeps FROM player WHERE email = ANY ($1) ORDER BY created_at',
    [[form.email, spelled.email]],
  );
  expect(rows.map((row) => row.welcome_sweeps)).toEqual(['granted', 'had_before']);
  for (const entry of [cells.one, cells.two]) {
    const answer = await callerAt(entry.api.baseUrl).send('POST', '/api/auth/login', {
      json: { email: form.email, password },
    });
    expect([answer.status, answer.body.user?.email]).toEqual([200, form.email]);
  }
  for (const { owner } of [cells.one, cells.two]) expect(await findLedgerFaults(owner)).toEqual([]);
  await until(
    'the second registration is confirmed',
    async () => (await directoryRow(spelled.email))?.state === 'active',
  );
  const { rows: counts } = await cells.directory.query(
    `SELECT accounts = (SELECT count(*) FROM directory.player_directory d WHERE d.cell = c.name) AS right FROM directory.cell c`,
  );
  expect(counts).toEqual([{ right: true }, { right: true }]);
}

let made = 0;
let form: Form;
beforeEach(() => {
  made += 1;
  form = registration({ email: `killed.${process.pid}.${made}@gmail.com` });
});

// The cell that has the account is killed: once behind the other one, and in the nightly run also as the cell that got the request.
describe.each(process.env.NIGHTLY ? ['cell_one', 'cell_two'] : ['cell_two'])(
  'a registration that arrives at %s',
  (arrivesAt) => {
    const entry = () => (arrivesAt === 'cell_one' ? cells.one : cells.two);

    test('is freed when the process of its cell is killed after the claim', async () => {
      await cells.openOnly('cell_one');
      const { one: home } = cells;
      const lock = await lockTable(home.owner, 'registration_claim');
      const answering = registerAt(entry(), form);
      await untilWaiting(home.owner, 'goldwren-api', 'registration_claim');
      await home.api.kill();
      await lock.release();
      const answer = await answering;
      expect(answer?.status ?? 503).toBe(503);
      await cells.restart(home);
      expect([await directoryRow(form.email), await accountsOf(form.email)]).toEqual([
        { cell: 'cell_one', state: 'pending' },
        0,
      ]);
      await sweepAll();
      expect(await directoryRow(form.email)).toBeNull();
      await cells.openOnly('cell_two');
      // The mailbox keeps its cell.
      await expectUsableOnce(form, home);
      await cells.openOnly(null);
    });

    test.each([
      // PostgreSQL completes a statement that it already has.
      ['before it marks the claim', 'reference', 'pending'],
      ['while it marks the claim', 'player_directory', 'active'],
    ])('is finished when that process is killed after the account was created, %s', async (_when, table, state) => {
      await cells.openOnly('cell_one');
      const { one: home } = cells;
      // The lock must not hold the claim itself, so it begins when the account is being created.
      const before = await lockTable(home.owner, 'registration_claim');
      const answering = registerAt(entry(), form);
      await untilWaiting(home.owner, 'goldwren-api', 'registration_claim');
      const lock = await lockTable(cells.directory, `directory.${table}`);
      await before.release();
      expect((await answering)?.status).toBe(201);
      await untilWaiting(cells.directory, 'goldwren-cell_one', table);
      await home.api.kill();
      await lock.release();
      await cells.restart(home);
      expect([await directoryRow(form.email), await accountsOf(form.email)]).toEqual([{ cell: 'cell_one', state }, 1]);
      // The player can use the account before the job has run.
      const login = await callerAt(entry().api.baseUrl).send('POST', '/api/auth/login', {
        json: { email: form.email, password },
      });
      expect(login.status).toBe(200);
      await sweepAll();
      expect(await directoryRow(form.email)).toEqual({ cell: 'cell_one', state: 'active' });
      await expectUsableOnce(form, home);
      await cells.openOnly(null);
    });
  },
);

test('a registration survives when only the process that forwarded it is killed', async () => {
  await cells.openOnly('cell_one');
  const { one: home, two: entry } = cells;
  const lock = await lockTable(home.owner, 'registration_claim');
  const answering = registerAt(entry, form);
  await untilWaiting(home.owner, 'goldwren-api', 'registration_claim');
  await entry.api.kill();
  expect(await answering).toBeNull();
  await lock.release();
  await cells.restart(entry);
  await until('the registration is confirmed', async () => (await directoryRow(form.email))?.state === 'active');
  await expectUsableOnce(form, home);
  await cells.openOnly(null);
});

test('a registration whose claim was freed while its process was stopped creates nothing', async () => {
  await cells.openOnly('cell_one');
  const { one: home } = cells;
  const lock = await lockTable(home.owner, 'wallet');
  const answering = registerAt(home, form);
  await untilWaiting(home.owner, 'goldwren-api', 'wallet');
  process.kill(home.api.pid, 'SIGSTOP');
  await lock.release();
  await sweepAll();
  expect(await directoryRow(form.email)).toBeNull();
  process.kill(home.api.pid, 'SIGCONT');
  expect((await answering)?.status).toBe(503);
  expect(await accountsOf(form.email)).toBe(0);
  await expectUsableOnce(form, home);
  await cells.openOnly(null);
});
