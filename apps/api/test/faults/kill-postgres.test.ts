import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwner } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { roundsInBatches } from '../helpers/play/seats.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { type DurableCluster, startDurableCluster } from '../helpers/processes/durable-cluster.ts';
import { startLoad } from '../helpers/processes/load.ts';
import { until } from '../helpers/until.ts';

const players = 16;
const crashes = 2;

let cluster: DurableCluster;
let api: ApiProcess;
beforeAll(async () => {
  cluster = await startDurableCluster();
  api = await startApiProcess(cluster.url);
}, 90_000);
afterAll(async () => {
  await api.stop();
  await cluster.stop();
});

test('loses no acknowledged round after kill -9 of PostgreSQL under load, and the API recovers by itself', {
  timeout: 180_000,
}, async () => {
  const seats = await Promise.all(Array.from({ length: players }, () => newPlayer(api)));
  const load = await startLoad(seats.map((player) => () => player));
  for (let n = 0; n < crashes; n += 1) {
    await load.more(150);
    await cluster.crash();
    await until('the API is ready again', async () => (await fetch(`${api.baseUrl}/readyz`)).status === 200);
    await load.more(100);
  }
  await load.stop();
  const owner = openOwner(cluster.url);
  expect(load.acknowledged.length).toBeGreaterThanOrEqual(crashes * 250);
  expect(await findLedgerFaults(owner, load.acknowledged)).toEqual([]);
  expect((await owner.query('SELECT count(*)::int AS n FROM round')).rows).toEqual([{ n: load.acknowledged.length }]);
  expect(await roundsInBatches(owner)).toBeGreaterThan(load.acknowledged.length / 2);
  await owner.end();
  console.info(`kill -9 of PostgreSQL, ${crashes} times: ${load.acknowledged.length} rounds acknowledged, 0 lost`);
});
