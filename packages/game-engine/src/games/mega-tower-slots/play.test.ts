import { expect, test } from 'vitest';
import { evaluateWaysRound, type WaysEvent, waysGameTables, windowsFor } from '../../families/reels/ways-round.ts';
import { createRng } from '../../rng/rng.ts';
import type { Rng } from '../../types.ts';
import { megaTowerSlots as game } from './index.ts';

const { data } = game.maths;
const tables = waysGameTables(data);

/** Draws as a script: what is drawn first is first, and the last spin comes again for ever. */
function scripted(...spins: number[][]): Rng {
  const draws = spins.flat();
  const last = spins.at(-1) as number[];
  let at = 0;
  return {
    u32: () => 0,
    below: () => draws[at++] ?? (last[(at - 1 - draws.length) % last.length] as number),
    shuffle: (items) => items,
  };
}

/** All reels seven rows high: what `below` gives for the height. */
const highest = [5, 5, 5, 5, 5, 5];

function ofType<T extends WaysEvent['type']>(events: readonly WaysEvent[], type: T): Extract<WaysEvent, { type: T }>[] {
  return events.filter((event): event is Extract<WaysEvent, { type: T }> => event.type === type);
}

function windowAt(reel: string, stop: number): string {
  return (reel + reel).slice(stop, stop + 7);
}

/** The first stop whose window passes. */
function stopWhere(reel: string, passes: (window: string) => boolean): number {
  return [...reel].findIndex((_, stop) => passes(windowAt(reel, stop)));
}

/** The ways of a symbol counted one by one: every choice of a row on each reel of the run. */
function waysOneByOne(grid: string[][], symbol: string, count: number): number {
  const matches = (id: string | undefined) => id === symbol || id === data.wild;
  const walk = (reel: number): number =>
    reel === count ? 1 : (grid[reel] ?? []).reduce((sum, id) => sum + (matches(id) ? walk(reel + 1) : 0), 0);
  return walk(0);
}

test('evaluate and play agree on 100,000 rounds, and every round adds up', () => {
  const [left, right] = [1, 1].map(() => createRng(new Uint8Array(32).fill(42))) as [Rng, Rng];
  const windows = windowsFor(tables);
  let features = 0;
  for (let round = 0; round < 100_000; round++) {
    const { events, payX100 } = game.play(left, {});
    if (evaluateWaysRound(tables, right, windows) !== payX100) throw new Error(`round ${round} differs`);
    let sum = 0;
    for (const event of events) if (event.type === 'ways_win' || event.type === 'scatter_win') sum += event.pay_x100;
    if (Math.min(sum, data.maxPayX100) !== payX100) throw new Error(`round ${round} does not add up`);
    if (events.at(-1)?.type !== 'settle' || events[0]?.type !== 'spin') throw new Error('a round has two ends');
    if (ofType(events, 'free_spins').length > 0) features++;
  }
  expect(features).toBeGreaterThan(1_000);
});

test('every way that the grid holds is paid, once, and nothing else', () => {
  const rng = createRng(new Uint8Array(32).fill(7));
  let wins = 0;
  for (let round = 0; round < 5_000; round++) {
    const { events } = game.play(rng, {});
    let [grid, multiplier]: [string[][], number] = [[], 1];
    for (const event of events) {
      if (event.type === 'spin') [grid, multiplier] = [event.grid, event.multiplier];
      if (event.type !== 'ways_win') continue;
      wins++;
      expect(event.ways).toBe(waysOneByOne(grid, event.symbol, event.count));
      expect(event.count === 6 || waysOneByOne(grid, event.symbol, event.count + 1) === 0).toBe(true);
      expect(event.pay_x100).toBe(multiplier * event.ways * (data.waysPays[event.symbol]?.[event.count - 3] ?? 0));
    }
    const paidSpin = ofType(events, 'spin')[0];
    const told = events.slice(
      1,
      events.findIndex((event, at) => at > 0 && event.type !== 'ways_win'),
    );
    const paying = Object.keys(data.waysPays).filter((id) => waysOneByOne(paidSpin?.grid ?? [], id, 3) > 0);
    expect(ofType(told, 'ways_win').map(({ symbol }) => symbol)).toEqual(paying);
  }
  expect(wins).toBeGreaterThan(2_000);
});

test.each([4, 5, 6])('%i towers pay and open five free spins on full reels', (towers) => {
  const stops = data.paid.reels.map((reel, index) =>
    stopWhere(reel, (window) => window.includes('S') === index < towers && !window.includes('W')),
  );
  const { events } = game.play(
    scripted(
      [...highest, ...stops],
      data.free.reels.map(() => 0),
    ),
    {},
  );
  const pay = data.scatterPays[towers - 4];
  expect(ofType(events, 'scatter_win')).toEqual([{ type: 'scatter_win', count: towers, pay_x100: pay }]);
  expect(ofType(events, 'free_spins')).toEqual([{ type: 'free_spins', awarded: 5, remaining: 5 }]);
  const free = ofType(events, 'spin').filter((event) => event.free);
  expect(free.map((event) => event.index)).toEqual([1, 2, 3, 4, 5]);
  for (const { grid } of free) expect(grid.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7]);
});

test('the highest win is reached by stops that the reels have, ends the feature and is paid exactly', () => {
  const towers = data.paid.reels.map((reel) => stopWhere(reel, (window) => window.includes('S')));
  const crowns = data.free.reels.map((reel) => stopWhere(reel, (window) => window.includes('CCC')));
  const rng = () => scripted([...highest, ...towers], crowns);
  const { events, payX100 } = game.play(rng(), {});
  expect(payX100).toBe(data.maxPayX100);
  const crown = ofType(events, 'ways_win').find((event) => event.symbol === 'crown' && event.count === 6);
  expect(crown?.ways).toBeGreaterThanOrEqual(3 ** 6);
  expect(events.slice(-2)).toEqual([
    { type: 'max_win', pay_x100: data.maxPayX100 },
    { type: 'settle', pay_x100: data.maxPayX100 },
  ]);
  expect(ofType(events, 'spin')).toHaveLength(2);
  expect(evaluateWaysRound(tables, rng(), windowsFor(tables))).toBe(data.maxPayX100);
});

test('heights are drawn before stops, each from two to seven rows', () => {
  const asked: number[] = [];
  const { events } = game.play({ ...scripted([]), below: (n) => asked.push(n) % Math.min(n, 6) }, {});
  expect(asked.slice(0, 12)).toEqual([6, 6, 6, 6, 6, 6, 32, 32, 32, 32, 32, 32]);
  expect(ofType(events, 'spin')[0]?.grid.map(({ length }) => length)).toEqual([3, 4, 5, 6, 7, 2]);
  expect(ofType(events, 'spin')[0]?.stops).toEqual([1, 2, 3, 4, 5, 0]);
});

test('the reels are as the rules say: banners on two reels, one tower at most in a window, none in free spins', () => {
  for (const { reels } of [data.paid, data.free]) expect(reels[0]).not.toContain('W');
  expect(data.free.reels.join('')).not.toContain('S');
  for (const reel of data.paid.reels) {
    for (const [stop] of [...reel].entries()) expect(windowAt(reel, stop).split('S').length).toBeLessThan(3);
  }
});

test.each([null, [], '{}', 0, { turbo: true }].map((raw) => [raw]))('the choice %j is refused', (raw) => {
  expect(game.parseChoice(raw)).toBeNull();
});
