import type { Rng, RoundResult } from '../../types.ts';
import {
  countRun,
  countScatters,
  countWays,
  createWaysStrips,
  createWaysTables,
  drawWindows,
  findRunningSymbols,
  getStop,
  sumWaysPays,
  type WaysBand,
  type WaysData,
  type WaysStrips,
  type WaysTables,
  type Windows,
} from './ways.ts';

/** A ways game: a paid spin and, with enough scatters, free spins on their own reels. */
export type WaysGameData = WaysData & {
  paid: WaysBand;
  /** Reels without scatters, so free spins cannot win free spins. */
  free: WaysBand;
  /** Number of scatters anywhere in a paid spin that pays and starts free spins. */
  fewestScatters: number;
  /** Pay in hundredths of the stake for `fewestScatters` and each higher number, up to one per reel. Same for `freeSpins`. */
  scatterPays: number[];
  freeSpins: number[];
  freeMultiplier: number;
  /** Maximum pay of a round, in hundredths of the stake. */
  maxPayX100: number;
};

/** Columns are listed from the left, with symbol IDs downwards. A column has as many symbols as its window has rows. */
export type WaysEvent =
  | {
      type: 'spin';
      /** 0 for the paid spin, then 1, 2, … */
      index: number;
      free: boolean;
      stops: number[];
      grid: string[][];
      multiplier: number;
    }
  | {
      type: 'ways_win';
      symbol: string;
      /** Number of reels from the left. */
      count: number;
      ways: number;
      /** [reel, row] of the paid symbols, from 0, reel by reel and downwards. */
      positions: number[][];
      /** Pay of all ways together, including the multiplier. */
      pay_x100: number;
    }
  | { type: 'scatter_win'; count: number; pay_x100: number }
  | { type: 'free_spins'; awarded: number; remaining: number }
  | { type: 'max_win'; pay_x100: number }
  | { type: 'settle'; pay_x100: number };

/** A maths version as flat integer tables for play. */
export type WaysGameTables = {
  ways: WaysTables;
  paid: WaysStrips;
  free: WaysStrips;
  /** Index = number of scatters. */
  scatterPays: Int32Array;
  freeSpins: Int32Array;
  freeMultiplier: number;
  maxPayX100: number;
  /** Symbol IDs by symbol number. */
  ids: readonly string[];
  wild: string;
};

export function createWaysGameTables(data: WaysGameData): WaysGameTables {
  const none = new Array<number>(data.fewestScatters).fill(0);
  return {
    ways: createWaysTables(data, data.paid.reels.length),
    paid: createWaysStrips(data, data.paid),
    free: createWaysStrips(data, data.free),
    scatterPays: Int32Array.of(...none, ...data.scatterPays),
    freeSpins: Int32Array.of(...none, ...data.freeSpins),
    freeMultiplier: data.freeMultiplier,
    maxPayX100: data.maxPayX100,
    ids: data.symbols.map(({ id }) => id),
    wild: data.wild,
  };
}

/** Creates scratch space for a round with these tables. */
export function createWindows({ ways }: WaysGameTables): Windows {
  return new Int32Array(ways.reelCount);
}

/**
 * Returns the pay of only the paid spin, with ways and scatters, in hundredths of the stake.
 * @param windows scratch space
 */
export function evaluateWaysSpin(tables: WaysGameTables, rng: Rng, windows: Windows): number {
  drawWindows(rng, tables.paid, windows);
  const pay = sumWaysPays(tables.ways, tables.paid, windows);
  const scatterPay = tables.scatterPays[countScatters(tables.paid, windows)] as number;
  return Math.min(pay + scatterPay, tables.maxPayX100);
}

/**
 * Returns the pay of a whole round with free spins, in hundredths of the stake: the result of `playWays` without events.
 * @param windows scratch space
 */
export function evaluateWaysRound(tables: WaysGameTables, rng: Rng, windows: Windows): number {
  drawWindows(rng, tables.paid, windows);
  const scatters = countScatters(tables.paid, windows);
  let pay = sumWaysPays(tables.ways, tables.paid, windows) + (tables.scatterPays[scatters] as number);
  const freeSpins = tables.freeSpins[scatters] as number;
  for (let spin = 0; spin < freeSpins && pay < tables.maxPayX100; spin++) {
    drawWindows(rng, tables.free, windows);
    pay += tables.freeMultiplier * sumWaysPays(tables.ways, tables.free, windows);
  }
  return Math.min(pay, tables.maxPayX100);
}

type Round = { tables: WaysGameTables; events: WaysEvent[]; windows: Windows; pay: number };

/** Draws a spin and adds the events for it and its wins. */
function spin(round: Round, rng: Rng, strips: WaysStrips, index: number, multiplier: number): void {
  const { events, windows } = round;
  drawWindows(rng, strips, windows);
  const stops: number[] = [];
  const grid: string[][] = [];
  for (let reel = 0; reel < windows.length; reel++) {
    stops.push(getStop(strips, windows, reel));
    grid.push((strips.ids[reel] as string[][])[windows[reel] as number] as string[]);
  }
  events.push({ type: 'spin', index, free: index > 0, stops, grid, multiplier });
  let running = findRunningSymbols(strips, windows);
  for (let symbol = 0; running !== 0; symbol++, running >>= 1) {
    if ((running & 1) === 1) addWin(round, strips, grid, symbol, multiplier);
  }
}

function addWin(round: Round, strips: WaysStrips, grid: string[][], symbol: number, multiplier: number): void {
  const { tables, windows } = round;
  const count = countRun(tables.ways, strips, windows, symbol);
  const ways = countWays(strips, windows, symbol, count);
  const pay = multiplier * ways * (tables.ways.pays[8 * symbol + count] as number);
  const id = tables.ids[symbol] as string;
  const positions = findPositions(grid, count, id, tables.wild);
  round.events.push({ type: 'ways_win', symbol: id, count, ways, positions, pay_x100: pay });
  round.pay += pay;
}

function findPositions(grid: string[][], count: number, id: string, wild: string): number[][] {
  const positions: number[][] = [];
  for (let reel = 0; reel < count; reel++) {
    const column = grid[reel] as string[];
    for (let row = 0; row < column.length; row++) {
      if (column[row] === id || column[row] === wild) positions.push([reel, row]);
    }
  }
  return positions;
}

/** Plays a whole round with its events. A round ends as soon as it reaches the maximum, and `settle` pays exactly that. */
export function playWays(tables: WaysGameTables, rng: Rng): RoundResult<WaysEvent> {
  const { scatterPays, freeSpins, freeMultiplier, maxPayX100 } = tables;
  const round: Round = { tables, events: [], windows: createWindows(tables), pay: 0 };
  const { events } = round;
  spin(round, rng, tables.paid, 0, 1);
  const scatters = countScatters(tables.paid, round.windows);
  const scatterPay = scatterPays[scatters] as number;
  if (scatterPay > 0) events.push({ type: 'scatter_win', count: scatters, pay_x100: scatterPay });
  round.pay += scatterPay;
  const awarded = round.pay < maxPayX100 ? (freeSpins[scatters] as number) : 0;
  if (awarded > 0) events.push({ type: 'free_spins', awarded, remaining: awarded });
  for (let index = 1; index <= awarded && round.pay < maxPayX100; index++) {
    spin(round, rng, tables.free, index, freeMultiplier);
  }
  if (round.pay >= maxPayX100) events.push({ type: 'max_win', pay_x100: maxPayX100 });
  const payX100 = Math.min(round.pay, maxPayX100);
  events.push({ type: 'settle', pay_x100: payX100 });
  return { events, payX100 };
}
