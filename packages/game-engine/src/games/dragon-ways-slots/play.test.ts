import { expect, test } from 'vitest';
import {
  createWaysGameTables,
  createWindows,
  evaluateWaysRound,
  playWays,
  type WaysEvent,
} from '../../families/reels/ways-round.ts';
import { createScriptedRng, expectEveryWayPaid, expectOneOutcome, filterByType } from '../../testing/ways-play.ts';
import { dragonWaysSlots as game } from './index.ts';

const { data } = game.maths;
const tables = createWaysGameTables(data);

const played = { game, tables, data, reels: 5 };

function windowAt(reel: string, stop: number): string {
  return (reel + reel).slice(stop, stop + 3);
}

/** Returns the first stop with a matching window. */
function stopWhere(reel: string, passes: (window: string) => boolean): number {
  return [...reel].findIndex((_, stop) => passes(windowAt(reel, stop)));
}

test('evaluates and plays 100,000 rounds with the same pay', () => expectOneOutcome(played));

test('pays every way in the grid exactly once', () => expectEveryWayPaid(played));

test.each([3, 4, 5])('pays %i gates and plays ten free spins', (gates) => {
  const stops = data.paid.reels.map((reel, index) =>
    stopWhere(reel, (window) => window.includes('G') === index < gates && !window.includes('W')),
  );
  const dead = data.free.reels.map((reel, index) => stopWhere(reel, (window) => index !== 1 || window === 'UKF'));
  const { events } = game.play(createScriptedRng(stops, dead), {});
  const pay = data.scatterPays[gates - 3];
  expect(filterByType(events, 'scatter_win')).toEqual([{ type: 'scatter_win', count: gates, pay_x100: pay }]);
  expect(filterByType(events, 'free_spins')).toEqual([{ type: 'free_spins', awarded: 10, remaining: 10 }]);
  const free = filterByType(events, 'spin').filter((event) => event.free);
  expect(free.map((event) => event.index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(free.every((event) => event.multiplier === 2)).toBe(true);
});

test('ends the feature at the maximum win and pays exactly that', () => {
  const gates = data.paid.reels.map((reel) => stopWhere(reel, (window) => window.includes('G')));
  const dragons = data.free.reels.map((reel) => stopWhere(reel, (window) => window === 'DDD'));
  const { events, payX100 } = game.play(createScriptedRng(gates, dragons), {});
  expect(payX100).toBe(data.maxPayX100);
  expect(filterByType(events, 'ways_win').at(-1)).toMatchObject({ symbol: 'dragon', count: 5, ways: 243 });
  expect(events.slice(-2)).toEqual([
    { type: 'max_win', pay_x100: data.maxPayX100 },
    { type: 'settle', pay_x100: data.maxPayX100 },
  ]);
  expect(filterByType(events, 'spin')).toHaveLength(2);
  expect(evaluateWaysRound(tables, createScriptedRng(gates, dragons), createWindows(tables))).toBe(data.maxPayX100);
});

test('announces the maximum win when the wins add up to exactly the maximum', () => {
  const gates = data.paid.reels.map((reel) => stopWhere(reel, (window) => window.includes('G')));
  const dragons = data.free.reels.map((reel) => stopWhere(reel, (window) => window === 'DDD'));
  const wins = (events: readonly WaysEvent[]) =>
    events.reduce(
      (sum, event) => sum + (event.type === 'ways_win' || event.type === 'scatter_win' ? event.pay_x100 : 0),
      0,
    );
  const exact = wins(game.play(createScriptedRng(gates, dragons), {}).events);
  for (const [maxPayX100, announced] of [
    [exact, 1],
    [exact + 1, 0],
  ] as const) {
    const { events, payX100 } = playWays(
      createWaysGameTables({ ...data, freeSpins: [1, 1, 1], maxPayX100 }),
      createScriptedRng(gates, dragons),
    );
    expect(payX100).toBe(exact);
    expect(filterByType(events, 'max_win')).toHaveLength(announced);
  }
});

test('has pearls on the middle reels, at most one gate in a window, and no gates in free spins', () => {
  for (const { reels } of [data.paid, data.free]) {
    expect(reels.map((reel) => reel.includes('W'))).toEqual([false, true, true, true, false]);
  }
  expect(data.free.reels.join('')).not.toContain('G');
  for (const reel of data.paid.reels) {
    for (const [stop] of [...reel].entries()) expect(windowAt(reel, stop).split('G').length).toBeLessThan(3);
  }
});

test('never reaches the maximum win in a paid spin alone', () => {
  const dragons = data.paid.reels.map((reel) => {
    const shown = [...reel].map((_, stop) => [...windowAt(reel, stop)].filter((id) => id === 'D' || id === 'W').length);
    return Math.max(...shown);
  });
  const most = dragons.reduce((ways, rows) => ways * rows, data.waysPays.dragon?.[2] ?? 0);
  expect(most).toBeLessThan(data.maxPayX100 / 2);
});

test.each([null, [], '{}', 0, { turbo: true }].map((raw) => [raw]))('rejects the choice %j', (raw) => {
  expect(game.parseChoice(raw)).toBeNull();
});
