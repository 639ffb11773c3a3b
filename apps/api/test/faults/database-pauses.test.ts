import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostmaster } from '../../src/launch/postgres/postmaster.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../helpers/play/oracle.ts';
import { roundBody, starlight, start } from '../helpers/play/play.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { type DurableCluster, startDurableCluster } from '../helpers/processes/durable-cluster.ts';
import { until } from '../helpers/until.ts';

let cluster: DurableCluster;
let api: ApiProcess;
beforeAll(async () => {
  cluster = await startDurableCluster();
  api = await startApiProcess(cluster.url);
}, 120_000);
afterAll(async () => {
  await api.stop();
  await cluster.stop();
});

/** Starts players that repeat each round until it succeeds. Records every status. */
async function startRounds(count: number) {
  const acknowledged: AcknowledgedRound[] = [];
  const statuses: { status: number; retryAfter: string | null; ms: number }[] = [];
  let stopped = false;
  const players = await Promise.all(Array.from({ length: count }, () => newPlayer(api)));
  const sessions = await Promise.all(players.map((player) => start(player)));
  const running = Promise.all(
    players.map(async (player, n) => {
      const path = `/api/games/${starlight}/session/${sessions[n]?.session_id}/rounds`;
      for (let nonce = 0; !stopped; ) {
        const begun = performance.now();
        const answer = await player.send('POST', path, { json: roundBody({ nonce, client_seed: `pause-${nonce}` }) });
        const ms = performance.now() - begun;
        statuses.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), ms });
        if (answer.status !== 200) continue;
        acknowledged.push(answer.body);
        nonce += 1;
      }
    }),
  );
  return {
    acknowledged,
    statuses,
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}

/** Expects no lost acknowledged round, and no status except 200, 429 and 503 with Retry-After. */
async function expectNothingLost({ acknowledged, statuses }: Awaited<ReturnType<typeof startRounds>>): Promise<void> {
  const others = statuses.filter(({ status }) => status !== 200 && status !== 429);
  expect(others.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
  const owner = openOwner(cluster.url);
  expect(await findLedgerFaults(owner, acknowledged)).toEqual([]);
  await owner.end();
}

test('reports a frozen database within two seconds, returns 503 for rounds, and loses none', {
  timeout: 120_000,
}, async () => {
  const load = await startRounds(6);
  await until('rounds are played', () => load.acknowledged.length > 20, 20_000);
  const postmaster = findPostmaster(`${cluster.dataDir}/postgres/cluster`)?.pid as number;
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const pids = [postmaster, ...pairs.flatMap(([pid, parent]) => (parent === postmaster && pid ? [pid] : []))];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    const begun = performance.now();
    expect((await fetch(`${api.baseUrl}/readyz`)).status).toBe(503);
    // The product's limit is two seconds; the rest is for a machine that is busy with other tests.
    expect(performance.now() - begun).toBeLessThan(5_000);
    await until('rounds are refused', () => load.statuses.filter(({ status }) => status === 503).length >= 6, 20_000);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await until('the API is ready again', async () => (await fetch(`${api.baseUrl}/readyz`)).status === 200, 20_000);
  const before = load.acknowledged.length;
  await until('rounds are played again', () => load.acknowledged.length > before + 20, 20_000);
  await load.stop();
  expect(Math.max(...load.statuses.map(({ ms }) => ms))).toBeLessThan(15_000);
  await expectNothingLost(load);
});
