import { expect, test } from 'vitest';
import { createRng } from '../../rng/rng.ts';
import type { Rng } from '../../types.ts';
import { createGemCascadeTables, createRound, evaluateIndex, evaluateRound } from './evaluate.ts';
import type { GemCascadeEvent } from './events.ts';
import { gemCascadeFortune as game } from './index.ts';

const { data } = game.maths;
const tables = createGemCascadeTables(data);
const round = createRound(tables);

/** A generator that draws one word: the index of the round. */
function indexed(index: number): Rng {
  let draws = 0;
  const below = (n: number) => {
    if (n !== data.rounds || draws++ > 0) throw new Error('a round must draw only its index');
    return index;
  };
  return { u32: () => 0, below, shuffle: (items) => items };
}

const play = (index: number) => game.play(indexed(index), {});

function ofType<T extends GemCascadeEvent['type']>(
  events: readonly GemCascadeEvent[],
  type: T,
): Extract<GemCascadeEvent, { type: T }>[] {
  return events.filter((event): event is Extract<GemCascadeEvent, { type: T }> => event.type === type);
}

const shownTimes = (grid: readonly string[][], symbol: string) =>
  grid.flat().filter((shown) => shown === symbol).length;

/** Returns the grid after a tumble: the remaining symbols have fallen, and the refills are above them. */
function tumbled(grid: readonly string[][], wins: readonly number[][], refills: readonly string[][]): string[][] {
  return grid.map((column, at) => {
    const remaining = column.filter((_, row) => !wins.some(([inColumn, inRow]) => inColumn === at && inRow === row));
    return [...(refills[at] as string[]), ...remaining];
  });
}

/** Follows a round by its events and throws if they contradict the rules. @returns the sum of all wins */
function followed(events: readonly GemCascadeEvent[]): number {
  let grid: string[][] = [];
  let multiplier = 1;
  let bursting: number[][] = [];
  let sum = 0;
  for (const event of events) {
    if (event.type === 'spin') [grid, multiplier, bursting] = [event.grid, event.multiplier, []];
    if (event.type === 'symbol_win') {
      const step = data.counts.findLastIndex((least) => event.count >= least);
      expect(event.pay_x100).toBe(multiplier * (data.pays[event.symbol]?.[step] as number));
      expect(event.positions).toHaveLength(event.count);
      expect(shownTimes(grid, event.symbol)).toBe(event.count);
      for (const [column, row] of event.positions) {
        expect(grid[column as number]?.[row as number]).toBe(event.symbol);
      }
      bursting.push(...event.positions);
    }
    if (event.type === 'tumble') [grid, bursting] = [tumbled(grid, bursting, event.refills), []];
    if (event.type === 'spin' || event.type === 'tumble')
      expect(grid.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5]);
    if (event.type === 'scatter_win') expect(shownTimes(grid, data.scatter)).toBe(event.count);
    if (event.type === 'symbol_win' || event.type === 'scatter_win') sum += event.pay_x100;
  }
  return sum;
}

test('evaluates and plays 100,000 rounds with the same pay', () => {
  const [left, right] = [1, 1].map(() => createRng(new Uint8Array(32).fill(42))) as [Rng, Rng];
  let features = 0;
  for (let at = 0; at < 100_000; at++) {
    const { events, payX100 } = game.play(left, {});
    if (evaluateRound(tables, round, right) !== payX100) throw new Error(`round ${at} differs`);
    if (events.at(-1)?.type !== 'settle' || events[0]?.type !== 'round')
      throw new Error('a round must begin with its first event and end with settle');
    features += ofType(events, 'free_spins').length;
  }
  expect(features).toBeGreaterThan(800);
});

test('has events that fully describe bursts, falls and pays', () => {
  for (let index = 0; index < 6_000; index++) {
    const { events, payX100 } = play(index);
    expect(Math.min(followed(events), data.maxPayX100)).toBe(payX100);
    expect(evaluateIndex(tables, round, index)).toBe(payX100);
  }
});

/** For each symbol, a round that pays it for each of `counts`. */
const payingRounds: Record<string, number[]> = {
  diamond: [5, 696, 1151, 188425],
  ruby: [281, 3706, 394467, 210711],
  sapphire: [12, 516, 10632, 970953],
  emerald: [1, 443, 9848, 660103],
  amethyst: [12, 119, 911, 29147],
  topaz: [5, 12, 1081, 2329],
  jade: [1, 21, 418, 57406],
  pearl: [8, 1, 86, 1185],
};

test.each(Object.keys(data.pays))('has a round for every advertised pay of the %s', (symbol) => {
  for (const [step, pay] of (data.pays[symbol] as number[]).entries()) {
    const { events } = play(payingRounds[symbol]?.[step] as number);
    let multiplier = 1;
    const paid = events.flatMap((event) => {
      if (event.type === 'spin') multiplier = event.multiplier;
      return event.type === 'symbol_win' && event.symbol === symbol ? [event.pay_x100 / multiplier] : [];
    });
    expect(paid).toContain(pay);
  }
});

test.each([
  [4, 5],
  [5, 1560],
  [6, 17828],
  [8, 315330],
])('pays %i crowns and plays their free spins', (crowns, index) => {
  const { events } = play(index);
  const step = Math.min(crowns - data.fewestScatters, data.freeSpins.length - 1);
  const [pay, spins] = [data.scatterPays[step], data.freeSpins[step]];
  expect(ofType(events, 'scatter_win')).toEqual([{ type: 'scatter_win', count: crowns, pay_x100: pay }]);
  expect(ofType(events, 'free_spins')).toEqual([{ type: 'free_spins', awarded: spins, remaining: spins }]);
  const free = ofType(events, 'spin').filter((event) => event.free);
  expect(free.map((event) => event.index)).toEqual(Array.from({ length: spins as number }, (_, at) => at + 1));
  expect(free.every((event) => event.multiplier === 3)).toBe(true);
  expect(free.every((event) => shownTimes(event.grid, data.scatter) === 0)).toBe(true);
});

test('counts crowns that fall in later', () => {
  const late = Array.from({ length: 3_000 }, (_, index) => play(index).events).filter((events) => {
    const [first] = ofType(events, 'spin');
    return (
      ofType(events, 'scatter_win').length > 0 && shownTimes(first?.grid ?? [], data.scatter) < data.fewestScatters
    );
  });
  expect(late.length).toBeGreaterThan(0);
});

test.each([765935, 3699908, 4077025])('pays exactly the maximum win in round %i', (index) => {
  const { events, payX100 } = play(index);
  expect(payX100).toBe(data.maxPayX100);
  expect(followed(events)).toBeGreaterThanOrEqual(data.maxPayX100);
  expect(events.slice(-2)).toEqual([
    { type: 'max_win', pay_x100: data.maxPayX100 },
    { type: 'settle', pay_x100: data.maxPayX100 },
  ]);
});

test('has no tripled award as high as the maximum win', () => {
  const highest = Math.max(...Object.values(data.pays).flat(), ...data.scatterPays);
  expect(data.freeMultiplier * highest).toBeLessThan(data.maxPayX100);
});

test('returns the same result for the same round after other rounds', () => {
  const before = JSON.stringify(play(315330));
  play(1);
  expect(JSON.stringify(play(315330))).toBe(before);
});

test.each([[null], [[]], ['{}'], [0], [{ turbo: true }]])('rejects the choice %j', (raw) => {
  expect(game.parseChoice(raw)).toBeNull();
});
