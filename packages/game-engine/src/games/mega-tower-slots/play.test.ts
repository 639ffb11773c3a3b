import { expect, test } from 'vitest';
import { createWaysGameTables, createWindows, evaluateWaysRound } from '../../families/reels/ways-round.ts';
import { createScriptedRng, expectEveryWayPaid, expectOneOutcome, filterByType } from '../../testing/ways-play.ts';
import { megaTowerSlots as game } from './index.ts';

const { data } = game.maths;
const tables = createWaysGameTables(data);

const played = { game, tables, data, reels: 6 };

/** Draws for a height of seven rows on all reels. */
const highest = [5, 5, 5, 5, 5, 5];

function windowAt(reel: string, stop: number): string {
  return (reel + reel).slice(stop, stop + 7);
}

/** Returns the first stop with a matching window. */
function stopWhere(reel: string, passes: (window: string) => boolean): number {
  return [...reel].findIndex((_, stop) => passes(windowAt(reel, stop)));
}

test('evaluates and plays 100,000 rounds with the same pay', () => expectOneOutcome(played));

test('pays every way in the grid exactly once', () => expectEveryWayPaid(played));

test.each([4, 5, 6])('pays %i towers and plays five free spins on full reels', (towers) => {
  const stops = data.paid.reels.map((reel, index) =>
    stopWhere(reel, (window) => window.includes('S') === index < towers && !window.includes('W')),
  );
  const { events } = game.play(
    createScriptedRng(
      [...highest, ...stops],
      data.free.reels.map(() => 0),
    ),
    {},
  );
  const pay = data.scatterPays[towers - 4];
  expect(filterByType(events, 'scatter_win')).toEqual([{ type: 'scatter_win', count: towers, pay_x100: pay }]);
  expect(filterByType(events, 'free_spins')).toEqual([{ type: 'free_spins', awarded: 5, remaining: 5 }]);
  const free = filterByType(events, 'spin').filter((event) => event.free);
  expect(free.map((event) => event.index)).toEqual([1, 2, 3, 4, 5]);
  for (const { grid } of free) expect(grid.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7]);
});

test('ends the feature at the maximum win and pays exactly that', () => {
  const towers = data.paid.reels.map((reel) => stopWhere(reel, (window) => window.includes('S')));
  const crowns = data.free.reels.map((reel) => stopWhere(reel, (window) => window.includes('CCC')));
  const rng = () => createScriptedRng([...highest, ...towers], crowns);
  const { events, payX100 } = game.play(rng(), {});
  expect(payX100).toBe(data.maxPayX100);
  const crown = filterByType(events, 'ways_win').find((event) => event.symbol === 'crown' && event.count === 6);
  expect(crown?.ways).toBeGreaterThanOrEqual(3 ** 6);
  expect(events.slice(-2)).toEqual([
    { type: 'max_win', pay_x100: data.maxPayX100 },
    { type: 'settle', pay_x100: data.maxPayX100 },
  ]);
  expect(filterByType(events, 'spin')).toHaveLength(2);
  expect(evaluateWaysRound(tables, rng(), createWindows(tables))).toBe(data.maxPayX100);
});

test('draws heights of two to seven rows before stops', () => {
  const limits: number[] = [];
  const { events } = game.play({ ...createScriptedRng([]), below: (n) => limits.push(n) % Math.min(n, 6) }, {});
  expect(limits.slice(0, 12)).toEqual([6, 6, 6, 6, 6, 6, 32, 32, 32, 32, 32, 32]);
  expect(filterByType(events, 'spin')[0]?.grid.map(({ length }) => length)).toEqual([3, 4, 5, 6, 7, 2]);
  expect(filterByType(events, 'spin')[0]?.stops).toEqual([1, 2, 3, 4, 5, 0]);
});

test('has banners on two reels, at most one tower in a window, and no towers in free spins', () => {
  for (const { reels } of [data.paid, data.free]) expect(reels[0]).not.toContain('W');
  expect(data.free.reels.join('')).not.toContain('S');
  for (const reel of data.paid.reels) {
    for (const [stop] of [...reel].entries()) expect(windowAt(reel, stop).split('S').length).toBeLessThan(3);
  }
});

test.each([null, [], '{}', 0, { turbo: true }].map((raw) => [raw]))('rejects the choice %j', (raw) => {
  expect(game.parseChoice(raw)).toBeNull();
});
