import { afterAll, beforeEach, expect, test } from 'vitest';
import { logLedger, sequenceLog } from '../../src/modules/public-log/public.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { recordEvents } from '../helpers/files.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';
import { type Entry, readLog, sequencerOf } from '../helpers/public-log.ts';

let api: TestApi;
const apis: TestApi[] = [];
beforeEach(async () => {
  api = await createTestApi();
  apis.push(api);
});
afterAll(() => Promise.all(apis.map((one) => one.close())));

/** Logs the journal as it is, as if its rows were older than any open transaction. */
async function logNow(): Promise<readonly { name: string; facts: unknown }[]> {
  const { events, reported } = recordEvents();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await logLedger({ ...api.context, events });
  await sequenceLog(sequencerOf(api));
  return reported;
}

async function checkpoints(): Promise<Entry[]> {
  return ((await readLog(api.app, api))?.entries ?? []).filter(({ kind }) => kind === 'ledger_checkpoint');
}

async function playOne(): Promise<void> {
  const player = await newPlayer(api);
  await play(player, (await start(player)).session_id);
}

test('states every row of the journal in exactly one window, with the sums per account', async () => {
  await playOne();
  await logNow();
  await playOne();
  expect(await logNow()).toEqual([]);
  const [first, second, ...others] = await checkpoints();
  expect(others).toEqual([]);
  expect(second?.from).toBe(first?.until);
  const { rows } = await api.owner.query('SELECT count(*)::int AS rows, sum(amount)::text AS total FROM journal');
  const moved = [first, second].flatMap((entry) => Object.values(entry?.moved as Record<string, string>));
  expect(Number(first?.rows) + Number(second?.rows)).toBe(rows[0].rows);
  expect(moved.reduce((sum, one) => sum + BigInt(one), 0n)).toBe(BigInt(rows[0].total));
  expect(second?.restated).toEqual([
    { from: first?.from, until: first?.until, rows: first?.rows, digest: first?.digest },
  ]);
});

test('does not queue a second checkpoint while one waits', async () => {
  await playOne();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await logLedger(api.context);
  await logLedger(api.context);
  await sequenceLog(sequencerOf(api));
  expect(await checkpoints()).toHaveLength(1);
});

test.each([
  ['a smaller amount', 'UPDATE journal SET amount = amount - 1, balance_after = balance_after - 1 WHERE seq = 1'],
  ['another account', "UPDATE journal SET contra = 'adjustment' WHERE kind = 'stake'"],
  ['another time', "UPDATE journal SET at = at - interval '1 day' WHERE seq = 1"],
  ['a missing row', "DELETE FROM journal WHERE kind = 'stake'"],
])('reports and states a rewritten journal with %s, although triggers were off', async (_what, statement) => {
  await playOne();
  await logNow();
  expect(await tamper(api.owner, statement)).toBeGreaterThan(0);
  const reported = await logNow();
  const [first, second] = (await checkpoints()) as [Entry, Entry];
  expect(reported).toEqual([{ name: 'ledger_history_changed', facts: { from: first.from, until: first.until } }]);
  const [restated] = second.restated as [Entry];
  expect(restated.from).toBe(first.from);
  expect(restated.digest).not.toBe(first.digest);
});

test('does not state a row before every older transaction has ended', async () => {
  await logNow();
  const client = await api.owner.connect();
  await client.query('BEGIN');
  await client.query('SELECT now()');
  await playOne();
  await logNow();
  await client.query('COMMIT');
  client.release();
  await logNow();
  const rows = (await checkpoints()).map((entry) => Number(entry.rows));
  expect(rows.reduce((sum, one) => sum + one, 0)).toBe(
    (await api.owner.query('SELECT count(*)::int AS rows FROM journal')).rows[0].rows,
  );
});
