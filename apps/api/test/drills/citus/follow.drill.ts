import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { prepareDatabase } from '../../../src/prepare.ts';
import { loginsOf } from '../../harness/app-url.ts';
import { takeCell } from '../../harness/citus-cells.ts';
import { openOwner } from '../../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../../helpers/people/players.ts';
import { findLedgerFaults } from '../../helpers/play/oracle.ts';
import { type ApiProcess, startApiProcess } from '../../helpers/processes/api-process.ts';
import { type Load, startLoad } from '../../helpers/processes/load.ts';
import { startWorkerProcess, type WorkerProcess } from '../../helpers/processes/worker-process.ts';
import { until } from '../../helpers/until.ts';
import { cellAtCoordinator, cellAtHolder, holderOf, onCoordinator, portOf, withClient } from './citus-cluster.ts';

// An API process and a worker have only the URL of the coordinator. When their cell moves, the API uses the other node by itself. The
// worker ends, and its supervisor starts it again.

const cell = inject('cells')?.names[1] ?? '';
let api: ApiProcess;
let worker: WorkerProcess;
let load: Load;
let starts = 0;
let isOver = false;

/** Starts the worker each time that it has ended, as systemd does. */
async function supervise(): Promise<void> {
  while (!isOver) {
    worker = await startWorkerProcess(cellAtCoordinator(cell));
    starts += 1;
    await worker.ended();
  }
}

beforeAll(async () => {
  await takeCell({ names: [cell] });
  api = await startApiProcess(cellAtCoordinator(cell), { ROUND_MIN_INTERVAL_MS: '0' });
  void supervise();
  await until('the worker runs', () => starts === 1, 60_000);
  const players: Player[] = [];
  for (let n = 0; n < 6; n += 1) players.push(await newPlayer(api));
  load = await startLoad(players.map((player) => () => player));
  await load.more(50);
});
afterAll(async () => {
  isOver = true;
  await worker?.stop();
  await api?.stop();
});

/** The connections of these processes to a node, without those that Citus opened. */
async function connectionsAt(node: number, application: string): Promise<number> {
  const url = (await cellAtHolder(cell)).replace(/:\d+\//, `:${portOf(node)}/`);
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      'SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = $1 AND state IS NOT NULL',
      [application],
    );
    return rows[0].n;
  });
}

test.each([1, 2])('the API and the worker follow a move of their cell under load, pass %i', async () => {
  const from = await holderOf(cell);
  const to = from === 1 ? 2 : 1;
  const [begun, before] = [starts, load.acknowledged.length];
  load.waits.fill(0);
  expect(await connectionsAt(from, 'goldwren-api')).toBeGreaterThan(0);
  // Nothing but the lookups connects to the coordinator.
  expect(await connectionsAt(0, 'goldwren-api')).toBeLessThanOrEqual(1);
  await onCoordinator("SELECT citus_schema_move($1::regnamespace, '127.0.0.1', $2, 'force_logical')", [
    cell,
    portOf(to),
  ]);
  await load.more(100);
  await until('the worker is started again', () => starts > begun, 60_000);
  expect(await connectionsAt(to, 'goldwren-api')).toBeGreaterThan(0);
  expect(await connectionsAt(to, 'goldwren-worker')).toBeGreaterThan(0);
  expect((await fetch(`${api.baseUrl}/readyz`)).status).toBe(200);
  const longest = Math.max(...load.waits) / 1000;
  process.stdout.write(
    `followed from node ${from} to ${to}: ${load.acknowledged.length - before} rounds acknowledged, longest wait ${longest.toFixed(2)} s\n`,
  );
  expect(longest).toBeLessThan(15);
  await prepareDatabase(cellAtCoordinator(cell), loginsOf(cellAtCoordinator(cell)));
});

test('a job that was added after the moves runs on the node that holds the cell', async () => {
  const owner = openOwner(await cellAtHolder(cell));
  try {
    await owner.query(`SELECT ${cell}_jobs.add_job('check_moved_books', job_key := 'after_moves')`);
    await until(
      'the job is done',
      async () => (await owner.query(`SELECT FROM ${cell}_jobs.jobs WHERE key = 'after_moves'`)).rowCount === 0,
      60_000,
    );
  } finally {
    await owner.end();
  }
});

test('the job that creates partitions creates a missing month through the coordinator', async () => {
  const [missing] = await onCoordinator<{ name: string }>(
    "SELECT 'journal_' || to_char(now() AT TIME ZONE 'UTC' + interval '3 months', 'YYYY_MM') AS name",
  );
  const table = `${cell}.${missing?.name}`;
  await onCoordinator(`ALTER TABLE ${cell}.journal DETACH PARTITION ${table}`);
  await onCoordinator(`DROP TABLE ${table}`);
  const exists = async () => {
    const url = await cellAtHolder(cell);
    const text = 'SELECT inhparent::regclass::text AS parent FROM pg_inherits WHERE inhrelid = to_regclass($1)';
    return withClient(url, async (client) => (await client.query(text, [table])).rowCount === 1);
  };
  expect(await exists()).toBe(false);
  const owner = openOwner(await cellAtHolder(cell));
  try {
    await owner.query(`SELECT ${cell}_jobs.add_job('create_partitions')`);
  } finally {
    await owner.end();
  }
  await until('the partition exists', exists, 60_000);
});

test('no acknowledged round is lost, and none is paid twice', async () => {
  await load.stop();
  const owner = openOwner(await cellAtHolder(cell));
  try {
    expect(await findLedgerFaults(owner, load.acknowledged)).toEqual([]);
  } finally {
    await owner.end();
  }
});
