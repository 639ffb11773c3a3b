import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { abortMove } from '../../src/commands/cells/abort.ts';
import { moveCell } from '../../src/commands/cells/move.ts';
import { checkChain } from '../../src/modules/audit/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { runAsAdmin, withDatabase } from '../harness/admin.ts';
import { loginsOf } from '../harness/app-url.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { startCells } from '../helpers/cells/cells-process.ts';
import { alsoAt, newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { roundBody, starlight, start } from '../helpers/play/play.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { type DurableCluster, startDurableCluster } from '../helpers/processes/durable-cluster.ts';
import { type Load, startLoad } from '../helpers/processes/load.ts';
import { startWorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

// Two servers with real processes. A cell moves from the first to the second under load, and back with a kill at every step.

const nightly = ['check', 'compare', 'verify', 'clean-up'];
const steps = ['check', 'prepare', 'copy', 'compare', 'fence', 'rest', 'verify', 'open', 'clean-up'].filter(
  (step) => process.env.NIGHTLY || !nightly.includes(step),
);
/** A copy and several starts of the command, on a busy machine. */
const timeout = 300_000;
/** One address may register 20 accounts in an hour, and three tests do so. */
const players = 6;

let one: DurableCluster;
let two: DurableCluster;
const apis: ApiProcess[] = [];
const owners: pg.Pool[] = [];
beforeAll(async () => {
  const settings = { wal_level: 'logical' };
  [one, two] = await Promise.all([startDurableCluster(settings), startDurableCluster(settings, async () => undefined)]);
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await Promise.all(owners.map((owner) => owner.end()));
  await Promise.all([one.stop(), two.stop()]);
});

function ownerOf(url: string): pg.Pool {
  const owner = openOwner(url);
  owners.push(owner);
  return owner;
}

async function startApi(url: string, awaited: '/readyz' | '/healthz'): Promise<ApiProcess> {
  const api = await startApiProcess(url, {}, { awaited });
  apis.push(api);
  return api;
}

const lines: string[] = [];
const moveOf = (source: string, target: string) => ({
  source,
  target,
  reachedAt: source,
  logins: loginsOf(target),
  copyMs: 60_000,
  say: (line: string) => void lines.push(line),
});

/** Players that play at the process that was ready last, like those behind a proxy. */
async function startPlayers(from: ApiProcess, to: ApiProcess): Promise<Load & { close(): void }> {
  let current = from;
  const look = async () => {
    if ((await fetch(`${to.baseUrl}/readyz`)).status === 200) current = to;
  };
  const timer = setInterval(() => void look().catch(() => undefined), 100);
  const made = await Promise.all(Array.from({ length: players }, () => newPlayer(from)));
  const load = await startLoad(
    made.map((player) => {
      const there = alsoAt(to, player);
      return () => (current === to ? there : player);
    }),
  );
  return { ...load, close: () => clearInterval(timer) };
}

async function expectAllThere(owner: pg.Pool, load: Load): Promise<void> {
  expect(await findLedgerFaults(owner, load.acknowledged)).toEqual([]);
  const ids = load.acknowledged.map(({ round_id }) => round_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await checkChain(drizzleOver(owner))).firstBroken).toBeNull();
}

async function stateOf(owner: pg.Pool) {
  return (await owner.query('SELECT epoch, state FROM drizzle.cell_home')).rows[0];
}

test('rejects a source without logical replication', async () => {
  const source = withDatabase(inject('adminUrl'), inject('templateDatabase'));
  await expect(moveCell(moveOf(source, two.url))).rejects.toThrow('needs wal_level = logical');
});

test('rejects a target that has a cell, and changes nothing', async () => {
  const target = withDatabase(two.url, 'postgres');
  await runAsAdmin(two.url, ['CREATE DATABASE taken']);
  const taken = withDatabase(target, 'taken');
  await prepareDatabase(taken);
  await expect(moveCell(moveOf(one.url, taken))).rejects.toThrow('The target has the state active');
  const source = ownerOf(one.url);
  expect((await source.query('SELECT FROM pg_publication')).rowCount).toBe(0);
  expect(await stateOf(source)).toEqual({ epoch: 1, state: 'active' });
  await runAsAdmin(two.url, ['DROP DATABASE taken WITH (FORCE)']);
});

let from: ApiProcess;
let to: ApiProcess;

describe('a move under load', () => {
  let late: Player;

  test('loses and doubles no round, and players wait a moment only', { timeout }, async () => {
    [from, to] = await Promise.all([startApi(one.url, '/readyz'), startApi(two.url, '/healthz')]);
    late = await newPlayer(from);
    const load = await startPlayers(from, to);
    await load.more(20 * players);
    // How far the cell has read the exclusions and the settings of the others. The new home continues there.
    await ownerOf(one.url).query('INSERT INTO foreign_exclusion_cursor (seq) VALUES (7)');
    await ownerOf(one.url).query(
      "INSERT INTO site_source (source, own, term, seq) VALUES ('cell_one', 'cell_two', 5, 9)",
    );
    await moveCell(moveOf(one.url, two.url));
    await load.more(20 * players);
    await load.stop();
    load.close();
    const owner = ownerOf(two.url);
    await expectAllThere(owner, load);
    expect(await stateOf(owner)).toEqual({ epoch: 2, state: 'active' });
    expect((await owner.query('SELECT seq::int FROM foreign_exclusion_cursor')).rows).toEqual([{ seq: 7 }]);
    expect((await owner.query('SELECT term::int, seq::int FROM site_source')).rows).toEqual([{ term: 5, seq: 9 }]);
    expect((await owner.query('SELECT FROM pg_subscription')).rowCount).toBe(0);
    const waited = Math.round(Math.max(...load.waits));
    console.info(
      `${load.acknowledged.length} rounds of ${players} players, longest wait ${waited} ms; ${lines.at(-3)}`,
    );
    expect(waited).toBeLessThan(15_000);
  });

  test('leaves a source that rejects every write, and answers 503', async () => {
    await until('the process knows', async () => (await fetch(`${from.baseUrl}/readyz`)).status === 503);
    expect(await (await fetch(`${from.baseUrl}/readyz`)).text()).toContain('the cell has moved to another database');
    const answer = await late.send('GET', '/api/wallet');
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
    const source = ownerOf(one.url);
    for (const text of [
      'UPDATE wallet SET balance = balance',
      'DELETE FROM login_bonus_day',
      'INSERT INTO login_bonus_day VALUES (99, 1)',
      'SET session_replication_role = replica; UPDATE wallet SET balance = balance',
      'UPDATE graphile_worker._private_jobs SET attempts = 0',
    ])
      await expect(source.query(text), text).rejects.toMatchObject({ code: '23514', constraint: 'cell_moved' });
    await expect(prepareDatabase(one.url)).rejects.toThrow('the cell has moved to another database');
  });

  test('runs the copied jobs at the new home, and a new number follows the last one', async () => {
    const owner = ownerOf(two.url);
    const mails = "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'";
    expect((await owner.query(mails)).rowCount).toBeGreaterThan(0);
    const worker = await startWorkerProcess(two.url);
    await until('the jobs are done', async () => (await owner.query(mails)).rowCount === 0, 60_000);
    await worker.stop();
    const { rows } = await ownerOf(one.url).query(
      "SELECT last_value AS n FROM pg_sequences WHERE sequencename = 'jobs_id_seq1' OR sequencename = 'jobs_id_seq'",
    );
    const { rows: there } = await owner.query(
      "SELECT max(last_value) AS n FROM pg_sequences WHERE sequencename LIKE 'jobs_id_seq%'",
    );
    expect(BigInt(there[0].n)).toBeGreaterThanOrEqual(BigInt(rows[0]?.n ?? 0));
    // The same command says that it is done.
    await moveCell(moveOf(one.url, two.url));
    expect(lines.at(-1)).toContain('The cell has moved');
  });
});

test.runIf(process.env.NIGHTLY)(
  'continues after kill -9 of the command at every step, under load',
  { timeout },
  async () => {
    await runAsAdmin(one.url, ['CREATE DATABASE back']);
    const back = withDatabase(one.url, 'back');
    const returned = await startApi(back, '/healthz');
    const load = await startPlayers(to, returned);
    const killed: string[] = [];
    for (const step of steps) {
      const command = startCells(['move', '--to', back], two.url, back);
      await command.printed(`step ${step}`);
      await command.kill();
      if (command.output().includes(`step ${step}`)) killed.push(step);
      // After the fence, the server of the target dies too.
      if (step === 'rest') await one.crash();
      if ((await stateOf(ownerOf(two.url))).state === 'active') await load.more(players);
    }
    const last = startCells(['move', '--to', back], two.url, back);
    expect([await last.ended(), last.output()]).toEqual([0, expect.stringContaining('The cell has moved')]);
    await load.more(10 * players);
    await load.stop();
    load.close();
    const owner = ownerOf(back);
    await expectAllThere(owner, load);
    expect(await stateOf(owner)).toEqual({ epoch: 3, state: 'active' });
    expect(killed.slice(0, 3)).toEqual(steps.slice(0, 3));
    const late = abortMove({ source: two.url, target: back, say: () => undefined });
    await expect(late).rejects.toThrow('is the home of a cell');
    expect(await stateOf(ownerOf(two.url))).toEqual({ epoch: 2, state: 'moved' });
  },
);

describe.runIf(process.env.NIGHTLY)('a move that is stopped', () => {
  let source: string;
  let target: string;
  let holder: pg.Client;
  beforeAll(async () => {
    source = withDatabase(one.url, 'back');
    await runAsAdmin(two.url, ['CREATE DATABASE third']);
    target = withDatabase(two.url, 'third');
  });

  /** Stops a move after the fence: a transaction reads a table of the target, so it cannot be opened. */
  async function moveUntilFenced(): Promise<string> {
    const command = startCells(['move', '--to', target], source, target);
    await command.printed('step compare');
    holder = new pg.Client({ connectionString: target });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE wallet IN ACCESS SHARE MODE');
    await command.printed('step open');
    await command.kill();
    return command.output();
  }

  test('before the fence leaves the source as it was', async () => {
    const command = startCells(['move', '--to', target], source, target);
    await command.printed('step copy');
    await command.kill();
    await abortMove({ source, target, say: () => undefined });
    const owner = ownerOf(source);
    expect(await stateOf(owner)).toEqual({ epoch: 3, state: 'active' });
    expect((await owner.query('SELECT FROM pg_publication')).rowCount).toBe(0);
    expect((await owner.query('SELECT FROM pg_replication_slots')).rowCount).toBe(0);
    await expect(moveCell(moveOf(source, target))).rejects.toThrow('The target has the state abandoned');
    await runAsAdmin(two.url, ['DROP DATABASE third WITH (FORCE)', 'CREATE DATABASE third']);
  });

  test('after the fence opens the source again, and not for another target', { timeout }, async () => {
    expect(await moveUntilFenced()).not.toContain('step clean-up');
    const owner = ownerOf(source);
    expect(await stateOf(owner)).toEqual({ epoch: 3, state: 'moved' });
    const there = ownerOf(target);
    await there.query("UPDATE drizzle.sql_object SET hash = 'other' || hash WHERE name = 'play_round'");
    await expect(moveCell(moveOf(source, target))).rejects.toThrow('different builds');
    const other = withDatabase(two.url, 'postgres');
    await expect(abortMove({ source, target: other, say: () => undefined })).rejects.toThrow('another target');
    await holder.end();
    await abortMove({ source, target, say: () => undefined });
    expect(await stateOf(owner)).toEqual({ epoch: 3, state: 'active' });
    const api = apis[2] as ApiProcess;
    await until('the process is ready again', async () => (await fetch(`${api.baseUrl}/readyz`)).status === 200);
    const player = await newPlayer(api);
    const { session_id: id } = await start(player);
    const json = roundBody({ nonce: 0, client_seed: 'again' });
    expect((await player.send('POST', `/api/games/${starlight}/session/${id}/rounds`, { json })).status).toBe(200);
    expect(await findLedgerFaults(owner)).toEqual([]);
  });
});
