import { afterEach, expect, test } from 'vitest';
import { connectCell } from '../../src/commands/cells/cell-server.ts';
import { readTables } from '../../src/commands/cells/cell-tables.ts';
import { fenceSource, liftFence } from '../../src/commands/cells/fence.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { roundBody, starlight, start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
const anywhere = '00000000-0000-4000-8000-000000000000';

const setState = (state: string) => api.owner.query('UPDATE drizzle.cell_home SET state = $1', [state]);

async function fence(): Promise<void> {
  await connectCell(api.url, 'database', async (cell) => fenceSource(cell, await readTables(cell), anywhere));
}

async function lift(): Promise<void> {
  await connectCell(api.url, 'database', async (cell) => cell.client.query(liftFence(await readTables(cell))));
  await setState('active');
  await until('calls are answered', async () => (await api.app.inject('/readyz')).statusCode === 200);
}

afterEach(lift);

test('answers 503 to a round that the fence rejects, and plays it later with the same number', async () => {
  const players = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newPlayer(api)));
  const sessions = await Promise.all(players.map((player) => start(player)));
  // At once, so that the rounds share a statement.
  const playAll = (nonce: number) =>
    Promise.all(
      players.map((player, n) => {
        const json = roundBody({ nonce, client_seed: `moved-${nonce}` });
        const path = `/api/games/${starlight}/session/${sessions[n]?.session_id}/rounds`;
        return player.send('POST', path, { json });
      }),
    );
  const before = await playAll(0);
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  await fence();
  // A stale process does not know yet that the cell has moved.
  await setState('active');
  for (const answer of await playAll(1)) {
    expectProblemAnswer(answer, 'unavailable');
    expect(answer.headers.get('retry-after')).toBe('1');
  }
  await lift();
  const after = await playAll(1);
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(
    await findLedgerFaults(
      api.owner,
      [...before, ...after].map(({ body }) => body),
    ),
  ).toEqual([]);
});

test.each([
  ['receiving', 'the database is receiving a cell'],
  ['moved', 'the cell has moved to another database'],
  ['abandoned', 'the move into this database was stopped'],
])('answers 503 to every call while the state is %s', async (state, sentence) => {
  const player = await newPlayer(api);
  await setState(state);
  const ready = await api.app.inject('/readyz');
  expect([ready.statusCode, ready.json().status, ready.headers['retry-after']]).toEqual([503, sentence, '1']);
  const answer = await player.send('GET', '/api/wallet');
  expectProblemAnswer(answer, 'unavailable');
  expect(answer.headers.get('retry-after')).toBe('1');
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  await expect(prepareDatabase(api.url)).rejects.toThrow(sentence);
});

test('learns by itself that the cell has moved, and that it is back', async () => {
  const player = await newPlayer(api);
  const statusOf = async () => (await player.send('GET', '/api/wallet')).status;
  expect(await statusOf()).toBe(200);
  await setState('moved');
  await until('calls are refused', async () => (await statusOf()) === 503, 5_000);
  await setState('active');
  await until('calls are answered', async () => (await statusOf()) === 200, 5_000);
});
