import { balancePoints, balanceRangeHours, balanceRanges, parseHundredths } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { readBalancesOverTime } from '../../src/modules/ledger/activity/read-balances-over-time.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { type PastBalance, replaceJournal } from '../helpers/play/history.ts';

const api = setUpTestApi();

const now = new Date('2026-06-15T16:00:00Z');
const hourMs = 3_600_000;

async function playerWith(rows: readonly PastBalance[]): Promise<Player> {
  const player = await newPlayer(api);
  await replaceJournal(api.owner, player.id, 'gold', rows);
  return player;
}

const series = ({ id }: Player, range: 'day' | 'week' | 'month' = 'month') =>
  readBalancesOverTime(api.database.db, now, { playerId: id, currency: 'gold', range });
const cents = (amount: string | null) => Number(parseHundredths(amount ?? '-1.00'));

/** Generates a deterministic walk of the balance with one step every `seconds`, which ends now. */
function walk(steps: number, seconds: number, from = 2_000_000_00): PastBalance[] {
  let balance = from;
  let word = 12345;
  return Array.from({ length: steps }, (_, step) => {
    word = (word * 1_103_515_245 + 12_345) % 2_147_483_648;
    balance += word % 1_000 < 990 ? -1_000 : 90_000;
    return [new Date(now.getTime() - (steps - step) * seconds * 1_000), balance] as const;
  });
}

describe('the balance over time', () => {
  test('contains the lowest and highest balance of every interval, compared with another computation', async () => {
    const rows = walk(5_000, 600);
    const { points, sampled, opening, closing, low, high, from } = await series(await playerWith(rows));
    const opens = rows.filter(([at]) => at < new Date(from));
    const inRange = rows.slice(opens.length);
    const width = (balanceRangeHours.month * hourMs) / balancePoints;
    const stretches = new Map<number, PastBalance[]>();
    for (const row of inRange) {
      const stretch = Math.floor((row[0].getTime() - Date.parse(from)) / width);
      stretches.set(stretch, [...(stretches.get(stretch) ?? []), row]);
    }
    expect(sampled).toBe(false);
    expect(points.map(({ at, balance, low, high }) => [at, cents(balance), cents(low), cents(high)])).toEqual(
      [...stretches.values()].map((of) => {
        const balances = of.map(([, balance]) => balance);
        const [at, last] = of.at(-1) as PastBalance;
        return [at.toISOString(), last, Math.min(...balances), Math.max(...balances)];
      }),
    );
    const all = [opens.at(-1) as PastBalance, ...inRange].map(([, balance]) => balance);
    expect([opening, closing, low, high].map(cents)).toEqual([all[0], all.at(-1), Math.min(...all), Math.max(...all)]);
  });

  test('shows a loss of 6 % that occurred and recovered within the month', async () => {
    const day = (ago: number) => new Date(now.getTime() - ago * 24 * hourMs);
    const player = await playerWith([
      [day(60), 2_000_000_00],
      [day(10), 1_880_000_00],
      [day(5), 2_001_000_00],
    ]);
    expect(await series(player)).toMatchObject({ opening: '2000000.00', low: '1880000.00', high: '2001000.00' });
    expect((await series(player)).points).toHaveLength(2);
  });

  test('has no opening balance before the first movement, and is empty for an unused currency', async () => {
    expect(await series(await playerWith([[new Date(now.getTime() - hourMs), 500]]))).toMatchObject({
      ...{ opening: null, closing: '5.00', low: '5.00', high: '5.00', sampled: false },
    });
    const none = { opening: null, closing: '0.00', low: '0.00', high: '0.00', sampled: false, points: [] };
    expect(await series(await playerWith([]))).toMatchObject(none);
  });

  test('has a limited size for very active players: an even sample with exact balances', async () => {
    const rows = walk(50_000, 30);
    const { points, sampled, closing, low, high } = await series(await playerWith(rows));
    const byTime = new Map(rows.map(([at, balance]) => [at.toISOString(), balance]));
    expect(sampled).toBe(true);
    expect(points.length).toBeGreaterThan(60);
    expect(points.length).toBeLessThanOrEqual(balancePoints);
    for (const { at, balance } of points) expect(cents(balance)).toBe(byTime.get(at));
    const balances = rows.map(([, balance]) => balance);
    expect(cents(closing)).toBe(balances.at(-1));
    // At most 12 steps of 10.00 are between two sampled rows. A win of 900.00 is one step.
    expect(cents(low) - Math.min(...balances)).toBeLessThanOrEqual(12 * 1_000);
    expect(Math.max(...balances) - cents(high)).toBeLessThanOrEqual(90_000);
  });

  test('is correct for rows whose times are not in the order of their sequence', async () => {
    const rows = walk(500, 3_600).map(
      ([at, balance], n) => [new Date(at.getTime() - (n % 3) * 60_000), balance] as const,
    );
    const { closing, points } = await series(await playerWith(rows), 'week');
    expect(cents(closing)).toBe(rows.at(-1)?.[1]);
    expect(points.length).toBeLessThanOrEqual(balancePoints);
  });

  test.each(balanceRanges)('can be requested by currency for a %s', async (range) => {
    const player = await newPlayer(api);
    const { points, opening, closing } = await player.client.wallet.balances({ query: { currency: 'sweeps', range } });
    expect({ opening, closing, balances: points.map(({ balance }) => balance) }).toEqual({
      ...{ opening: null, closing: '2.00', balances: ['2.00'] },
    });
  });

  test('is rejected for another range or without a currency', async () => {
    const player = await newPlayer(api);
    const list = (query: object) => player.client.wallet.balances({ query: query as { currency: 'gold' } });
    await expectProblem(list({ currency: 'gold', range: 'century' }), 'validation_failed');
    await expectProblem(list({}), 'validation_failed');
  });
});
