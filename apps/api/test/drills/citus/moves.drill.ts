import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findHomeFault } from '../../../src/platform/schema/cell-home.ts';
import { prepareDatabase } from '../../../src/prepare.ts';
import { loginsOf } from '../../harness/app-url.ts';
import { takeCell } from '../../harness/citus-cells.ts';
import { createTestApi, openOwner, type TestApi } from '../../helpers/api/test-api.ts';
import { alsoAt, newPlayer, type Player } from '../../helpers/people/players.ts';
import { findLedgerFaults } from '../../helpers/play/oracle.ts';
import { type Load, startLoad } from '../../helpers/processes/load.ts';
import {
  cellAtCoordinator,
  cellAtHolder,
  holderOf,
  onCoordinator,
  portOf,
  postmasterOf,
  promote,
  startNodes,
  startStandby,
  withClient,
} from './citus-cluster.ts';

// Players play without a pause while their cell moves. Each repeats a round with the same nonce until it is answered, through an API
// of the node that holds the cell then. No acknowledged round may be lost or paid twice.

const names = inject('cells')?.names ?? [];
const cell = names[0] ?? '';
let current: TestApi;
let players: Player[];
let load: Load;
const opened: TestApi[] = [];

async function openApi(): Promise<TestApi> {
  const api = await createTestApi({ databaseUrl: await cellAtHolder(cell), settings: { ROUND_MIN_INTERVAL_MS: '0' } });
  opened.push(api);
  return api;
}

/** Sends the players to an API of the node that holds the cell now. */
async function follow(): Promise<void> {
  current = await openApi();
  players = players.map((player) => alsoAt(current, player));
}

beforeAll(async () => {
  await takeCell({ names: [cell] });
  current = await openApi();
  players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(current)));
  load = await startLoad(players.map((_, n) => () => players[n] as Player));
  await load.more(50);
});
afterAll(async () => {
  for (const api of opened) await api.close();
});

/** Runs `work` under load, and prints the longest time that a player waited for an answer. */
async function underLoad(name: string, work: () => Promise<void>): Promise<void> {
  load.waits.fill(0);
  const [before, begun] = [load.acknowledged.length, performance.now()];
  await work();
  await load.more(50);
  const seconds = (performance.now() - begun) / 1000;
  const owner = openOwner(await cellAtHolder(cell));
  try {
    // A round that is under way is not acknowledged yet, so the list is copied before the rows are read.
    const acknowledged = [...load.acknowledged];
    const { rows } = await owner.query('SELECT id FROM round');
    const stored = new Set(rows.map(({ id }) => id));
    const lost = acknowledged.filter(({ round_id }) => !stored.has(round_id)).length;
    process.stdout.write(
      `${name}: ${seconds.toFixed(1)} s, ${load.acknowledged.length - before} rounds acknowledged, ${lost} lost, longest wait ${(Math.max(...load.waits) / 1000).toFixed(2)} s\n`,
    );
    expect(lost).toBe(0);
  } finally {
    await owner.end();
  }
}

/** Sends the players to the new node as soon as Citus names it, as a router would. */
async function followed(work: Promise<unknown>): Promise<void> {
  const from = await holderOf(cell);
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let holder = from;
  while (holder === from && !isDone) {
    await wait(50);
    holder = await holderOf(cell).catch(() => from);
  }
  if ((await holderOf(cell)) !== from) await follow();
  await done;
}

/** Moves the cell and then, with its preparation, its waiting jobs and the numbers of new rows. */
async function move(to: number): Promise<void> {
  const before = current;
  await followed(
    onCoordinator("SELECT citus_schema_move($1::regnamespace, '127.0.0.1', $2, 'force_logical')", [cell, portOf(to)]),
  );
  expect(await findHomeFault(before.database.db)).toBe('the cell has moved to another database');
  expect(await findHomeFault(current.database.db)).toBeNull();
  await prepareCell();
  expect(await holderOf(cell)).toBe(to);
}

async function prepareCell(name: string = cell): Promise<void> {
  await prepareDatabase(cellAtCoordinator(name), loginsOf(cellAtCoordinator(name)));
}

async function waitingJobs(): Promise<number> {
  return withClient(await cellAtHolder(cell), async (client) => {
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${cell}_jobs.jobs`);
    return rows[0].n;
  });
}

test('a cell moves to the other worker and back while its players play', async () => {
  const first = await holderOf(cell);
  const other = first === 1 ? 2 : 1;
  const waiting = await waitingJobs();
  expect(waiting).toBeGreaterThan(0);
  await underLoad(`move to worker ${other}`, () => move(other));
  expect(await waitingJobs()).toBe(waiting);
  await underLoad(`move back to worker ${first}`, () => move(first));
});

test('a third worker gets a part of the cells, and one of them moves there under load', async () => {
  await startNodes(3);
  await underLoad('rebalance over three workers', async () => {
    // The new node needs the queues of all cells before one arrives.
    for (const name of names) await prepareCell(name);
    await onCoordinator('SELECT citus_rebalance_start()');
    await followed(onCoordinator('SELECT citus_rebalance_wait()'));
    await prepareCell();
  });
  const holders = await onCoordinator<{ port: number }>('SELECT DISTINCT nodeport AS port FROM citus_shards');
  expect(holders.map(({ port }) => port).sort()).toEqual([1, 2, 3].map(portOf));
});

test('the standby of a killed worker continues, and no acknowledged round is lost', async () => {
  const worker = await holderOf(cell);
  const standby = await startStandby(worker);
  await load.more(50);
  await underLoad(`kill -9 of worker ${worker}`, async () => {
    process.kill(postmasterOf(worker), 'SIGKILL');
    await promote(standby);
    const [node] = await onCoordinator<{ id: number }>('SELECT nodeid AS id FROM pg_dist_node WHERE nodeport = $1', [
      portOf(worker),
    ]);
    await onCoordinator('SELECT citus_update_node($1, $2, $3, force => true)', [
      node?.id,
      '127.0.0.1',
      portOf(standby),
    ]);
    expect(await holderOf(cell)).toBe(standby);
    await follow();
  });
});

test('no acknowledged round is lost, none is paid twice, and new rows have larger numbers than older ones', async () => {
  await load.stop();
  const owner = openOwner(await cellAtHolder(cell));
  try {
    expect(await findLedgerFaults(owner, load.acknowledged)).toEqual([]);
    await owner.query("INSERT INTO policy_switch (pack_id, switched_by) VALUES ('spec-2025', 'test')");
    const { rows } = await owner.query('SELECT switched_by FROM policy_switch ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ switched_by: 'test' }]);
  } finally {
    await owner.end();
  }
});
