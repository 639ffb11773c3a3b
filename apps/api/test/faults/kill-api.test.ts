import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { alsoAt, newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { roundsInBatches } from '../helpers/play/seats.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { startLoad } from '../helpers/processes/load.ts';

const players = 16;
const kills = 2;

let database: TestDatabase;
let owner: ReturnType<typeof openOwner>;
let doomed: ApiProcess;
let steady: ApiProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openOwner(database.url);
  [doomed, steady] = await Promise.all([startApiProcess(database.url), startApiProcess(database.url)]);
});
afterAll(async () => {
  await Promise.all([doomed.stop(), steady.stop()]);
  await owner.end();
  await database.drop();
});

test('loses no acknowledged round after kill -9 of an API process under load', { timeout: 120_000 }, async () => {
  let current: { caller(): ReturnType<ApiProcess['caller']> } = doomed;
  const made = await Promise.all(Array.from({ length: players }, () => newPlayer(doomed)));
  const seats = made.map((player) => {
    let seat: { at: unknown; player: Player } = { at: doomed, player };
    return () => {
      if (seat.at !== current) seat = { at: current, player: alsoAt(current, player) };
      return seat.player;
    };
  });
  const load = await startLoad(seats);
  for (let n = 0; n < kills; n += 1) {
    await load.more(100);
    const gone = doomed.kill();
    // Its players continue at the other process with the unanswered round.
    current = steady;
    await gone;
    await load.more(100);
    doomed = await startApiProcess(database.url);
    current = doomed;
  }
  await load.more(50);
  await load.stop();
  expect(load.acknowledged.length).toBeGreaterThanOrEqual(kills * 200);
  expect(await findLedgerFaults(owner, load.acknowledged)).toEqual([]);
  const { rows } = await owner.query('SELECT count(*)::int AS n FROM round');
  expect(rows).toEqual([{ n: load.acknowledged.length }]);
  expect(await roundsInBatches(owner)).toBeGreaterThan(load.acknowledged.length / 2);
  console.info(`kill -9 of an API, ${kills} times: ${load.acknowledged.length} rounds acknowledged, 0 lost`);
});
