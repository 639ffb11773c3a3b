import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createTestApi, setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { installDatabaseClock } from '../helpers/database/database-clock.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';

const base = setUpTestApi();
let api: TestApi;
let clock: { set(instant: string): Promise<void> };
beforeAll(async () => {
  clock = await installDatabaseClock(base.owner);
  api = await createTestApi({ databaseUrl: base.url });
});
afterAll(() => api.close());

/**
 * Creates a player whose journal is exactly these rows: the balance in whole coins after each, and its time. The rows of
 * the welcome offer are removed, which the owner of the tables can only do with triggers disabled.
 */
async function playerWith(now: string, rows: readonly ['gold' | 'sweeps', string, number][]): Promise<Player> {
  await clock.set(now);
  const player = await newPlayer(api);
  await base.owner.query('ALTER TABLE journal DISABLE TRIGGER journal_append_only');
  await base.owner.query('DELETE FROM journal WHERE player_id = $1', [player.id]);
  await base.owner.query('ALTER TABLE journal ENABLE TRIGGER journal_append_only');
  const seq = { gold: 0, sweeps: 0 };
  for (const [currency, at, coins] of rows) {
    seq[currency] += 1;
    await base.owner.query(
      `INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, at, kind, contra)
       VALUES ($1, $2, $3, 1, $4, $5, $6, 'adjustment', 'adjustment')`,
      [player.id, currency, seq[currency], coins * 100, randomUUID(), at],
    );
  }
  return player;
}

const history = async (player: Player, days?: string) =>
  (await player.client.wallet.history({ query: days === undefined ? {} : { days } })).results;

describe('the history of balances', () => {
  test('returns the last balance of each day, and repeats it for days without movements', async () => {
    const player = await playerWith('2026-06-10T18:00:00Z', [
      ['gold', '2026-06-07T12:00:00Z', 10],
      ['gold', '2026-06-07T20:00:00Z', 20],
      ['sweeps', '2026-06-08T12:00:00Z', 3],
      ['gold', '2026-06-10T12:00:00Z', 5],
      ['sweeps', '2026-06-10T17:00:00Z', 1],
    ]);
    expect(await history(player, '5')).toEqual([
      { day: '2026-06-06', gold: '0.00', sweeps: '0.00' },
      { day: '2026-06-07', gold: '20.00', sweeps: '0.00' },
      { day: '2026-06-08', gold: '20.00', sweeps: '3.00' },
      { day: '2026-06-09', gold: '20.00', sweeps: '3.00' },
      { day: '2026-06-10', gold: '5.00', sweeps: '1.00' },
    ]);
  });

  test('starts with the balance before the window', async () => {
    const player = await playerWith('2026-06-10T18:00:00Z', [
      ['gold', '2026-01-01T12:00:00Z', 7],
      ['gold', '2026-05-01T12:00:00Z', 9],
      ['gold', '2026-06-10T12:00:00Z', 8],
    ]);
    expect(await history(player, '2')).toEqual([
      { day: '2026-06-09', gold: '9.00', sweeps: '0.00' },
      { day: '2026-06-10', gold: '8.00', sweeps: '0.00' },
    ]);
    expect(await history(player, '1')).toEqual([{ day: '2026-06-10', gold: '8.00', sweeps: '0.00' }]);
  });

  test('has 30 days by default, with the welcome offer of a new player on the last day', async () => {
    await clock.set(new Date().toISOString());
    const player = await newPlayer(api);
    const days = await history(player);
    expect(days).toHaveLength(30);
    expect(days.slice(0, -1).every(({ gold, sweeps }) => gold === '0.00' && sweeps === '0.00')).toBe(true);
    expect(days.at(-1)).toMatchObject({ gold: '2000000.00', sweeps: '2.00' });
    expect(await history(player, '90')).toHaveLength(90);
  });

  test.each([
    [
      'the 23-hour day in March',
      '2026-03-09T12:00:00Z',
      ['2026-03-07', '2026-03-08', '2026-03-09'],
      '2026-03-08T05:00:00Z',
      '2026-03-09T04:00:00Z',
    ],
    [
      'the 25-hour day in November',
      '2026-11-02T12:00:00Z',
      ['2026-10-31', '2026-11-01', '2026-11-02'],
      '2026-11-01T04:00:00Z',
      '2026-11-02T05:00:00Z',
    ],
  ])('uses New York time on %s', async (_what, now, days, opens, closes) => {
    const justBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
    const player = await playerWith(now, [
      ['gold', justBefore(opens), 1],
      ['gold', opens, 2],
      ['gold', justBefore(closes), 3],
      ['gold', closes, 4],
    ]);
    expect(await history(player, '3')).toEqual([
      { day: days[0], gold: '1.00', sweeps: '0.00' },
      { day: days[1], gold: '3.00', sweeps: '0.00' },
      { day: days[2], gold: '4.00', sweeps: '0.00' },
    ]);
  });

  test.each(['0', '91', '-1', '1.5', 'x', ''])('rejects days=%s', async (days) => {
    const player = await newPlayer(api);
    expectProblemAnswer(await player.send('GET', `/api/wallet/history?days=${days}`), 'validation_failed');
  });

  test('does not contain data of other players', async () => {
    await playerWith('2026-06-10T18:00:00Z', [['gold', '2026-06-10T12:00:00Z', 77]]);
    const player = await playerWith('2026-06-10T18:00:00Z', []);
    expect(await history(player, '1')).toEqual([{ day: '2026-06-10', gold: '0.00', sweeps: '0.00' }]);
  });
});
