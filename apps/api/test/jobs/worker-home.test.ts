import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { startWorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

let database: TestDatabase;
let owner: ReturnType<typeof openOwner>;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openOwner(database.url);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const setState = (state: string) => owner.query('UPDATE drizzle.cell_home SET state = $1', [state]);
const countRunners = async () => (await owner.query('SELECT FROM graphile_worker._private_tasks')).rowCount;
/** Whether the worker has read the state. Its connection alone says only that it will. */
const hasLooked = async () =>
  (
    await owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'goldwren-worker'
          AND state = 'idle' AND query ~ 'cell_state'`,
    )
  ).rowCount === 1;

test('a worker runs nothing while its database receives a cell, and ends when the cell has moved', async () => {
  await setState('receiving');
  const before = await countRunners();
  const starting = startWorkerProcess(database.url);
  await until('the worker looks', hasLooked, 60_000);
  expect(await countRunners()).toBe(before);
  await setState('active');
  const worker = await starting;
  expect(worker.output()).toContain('the worker waits');
  await until('its runners began', async () => (await countRunners()) !== before);
  await setState('moved');
  expect(await worker.ended()).toBe(0);
  expect(worker.output()).toContain('the cell has moved to another database');
});
