import { expect, test } from 'vitest';
import { evaluateWaysRound, type WaysEvent, waysGameTables, windowsFor } from '../../families/reels/ways-round.ts';
import { createRng } from '../../rng/rng.ts';
import type { Rng } from '../../types.ts';
import { dragonWaysSlots as game } from './index.ts';

const { data } = game.maths;
const tables = waysGameTables(data);

/** Stops as a script: every spin takes the next five, and the last five again for ever. */
function scripted(...spins: number[][]): Rng {
  const stops = spins.flat();
  const lastFive = spins.at(-1) as number[];
  let at = 0;
  return {
    u32: () => 0,
    below: () => stops[at++] ?? (lastFive[(at - 1) % 5] as number),
    shuffle: (items) => items,
  };
}

function ofType<T extends WaysEvent['type']>(events: readonly WaysEvent[], type: T): Extract<WaysEvent, { type: T }>[] {
  return events.filter((event): event is Extract<WaysEvent, { type: T }> => event.type === type);
}

function windowAt(reel: string, stop: number): string {
  return (reel + reel).slice(stop, stop + 3);
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
      expect(event.count === 5 || waysOneByOne(grid, event.symbol, event.count + 1) === 0).toBe(true);
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

test.each([3, 4, 5])('%i gates pay and open ten free spins, which are played', (gates) => {
  const stops = data.paid.reels.map((reel, index) =>
    stopWhere(reel, (window) => window.includes('G') === index < gates && !window.includes('W')),
  );
  const dead = data.free.reels.map((reel, index) => stopWhere(reel, (window) => index !== 1 || window === 'UKF'));
  const { events } = game.play(scripted(stops, dead), {});
  const pay = data.scatterPays[gates - 3];
  expect(ofType(events, 'scatter_win')).toEqual([{ type: 'scatter_win', count: gates, pay_x100: pay }]);
  expect(ofType(events, 'free_spins')).toEqual([{ type: 'free_spins', awarded: 10, remaining: 10 }]);
  const free = ofType(events, 'spin').filter((event) => event.free);
  expect(free.map((event) => event.index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(free.every((event) => event.multiplier === 2)).toBe(true);
});

test('the highest win is reached by stops that the reels have, ends the feature and is paid exactly', () => {
  const gates = data.paid.reels.map((reel) => stopWhere(reel, (window) => window.includes('G')));
  const dragons = data.free.reels.map((reel) => stopWhere(reel, (window) => window === 'DDD'));
  const { events, payX100 } = game.play(scripted(gates, dragons), {});
  expect(payX100).toBe(data.maxPayX100);
  expect(ofType(events, 'ways_win').at(-1)).toMatchObject({ symbol: 'dragon', count: 5, ways: 243 });
  expect(events.slice(-2)).toEqual([
    { type: 'max_win', pay_x100: data.maxPayX100 },
    { type: 'settle', pay_x100: data.maxPayX100 },
  ]);
  expect(ofType(events, 'spin')).toHaveLength(2);
  expect(evaluateWaysRound(tables, scripted(gates, dragons), windowsFor(tables))).toBe(data.maxPayX100);
});

test('the reels are as the rules say: pearls on the middle reels, one gate at most in a window, none in free spins', () => {
  for (const { reels } of [data.paid, data.free]) {
    expect(reels.map((reel) => reel.includes('W'))).toEqual([false, true, true, true, false]);
  }
  expect(data.free.reels.join('')).not.toContain('G');
  for (const reel of data.paid.reels) {
    for (const [stop] of [...reel].entries()) expect(windowAt(reel, stop).split('G').length).toBeLessThan(3);
  }
});

test('a paid spin alone never reaches the highest win', () => {
  const dragons = data.paid.reels.map((reel) => {
    const shown = [...reel].map((_, stop) => [...windowAt(reel, stop)].filter((id) => id === 'D' || id === 'W').length);
    return Math.max(...shown);
  });
  const most = dragons.reduce((ways, rows) => ways * rows, data.waysPays.dragon?.[2] ?? 0);
  expect(most).toBeLessThan(data.maxPayX100 / 2);
});

test.each([null, [], '{}', 0, { turbo: true }].map((raw) => [raw]))('the choice %j is refused', (raw) => {
  expect(game.parseChoice(raw)).toBeNull();
});
