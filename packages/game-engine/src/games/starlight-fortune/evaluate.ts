import {
  createLineStrips,
  createLineTables,
  type LineStrips,
  type LineTables,
  shortestRun,
  sumLinePays,
} from '../../families/reels/lines-5x3.ts';
import { countScatters, drawStops, type Stops } from '../../families/reels/strips.ts';
import type { Rng } from '../../types.ts';
import type { StarlightData } from './maths.ts';

/** The maths as flat integer tables. */
export type StarlightTables = {
  lines: LineTables;
  base: LineStrips;
  free: LineStrips;
  /** Index = number of scatters. */
  scatterPays: Int32Array;
  freeSpins: Int32Array;
  freeMultiplier: number;
  maxPayX100: number;
};

export function createStarlightTables(data: StarlightData): StarlightTables {
  const lines = createLineTables(data);
  const none = new Array<number>(shortestRun).fill(0);
  return {
    lines,
    base: createLineStrips(data, lines, data.baseReels),
    free: createLineStrips(data, lines, data.freeReels),
    scatterPays: Int32Array.of(...none, ...data.scatterPays),
    freeSpins: Int32Array.of(...none, ...data.freeSpins),
    freeMultiplier: data.freeMultiplier,
    maxPayX100: data.maxPayX100,
  };
}

/**
 * Returns the pay of only the paid spin, with lines and scatters, in hundredths of the stake.
 * @param stops scratch space; holds the stops afterwards
 */
export function evaluateSpin(tables: StarlightTables, rng: Rng, stops: Stops): number {
  drawStops(rng, tables.base, stops);
  const scatters = countScatters(tables.base, stops);
  return sumLinePays(tables.lines, tables.base, stops) + (tables.scatterPays[scatters] as number);
}

/**
 * Returns the pay of a whole round with free spins, in hundredths of the stake: the result of `play` without events.
 * @param stops scratch space
 */
export function evaluateRound(tables: StarlightTables, rng: Rng, stops: Stops): number {
  drawStops(rng, tables.base, stops);
  const scatters = countScatters(tables.base, stops);
  const pay = sumLinePays(tables.lines, tables.base, stops);
  return scatters < shortestRun ? pay : evaluateFeature(tables, rng, stops, pay, scatters);
}

/** A separate function, because only one of ninety rounds has free spins. A paid spin alone never reaches the maximum. */
function evaluateFeature(tables: StarlightTables, rng: Rng, stops: Stops, linePay: number, scatters: number): number {
  let pay = linePay + (tables.scatterPays[scatters] as number);
  const freeSpins = tables.freeSpins[scatters] as number;
  for (let spin = 0; spin < freeSpins && pay < tables.maxPayX100; spin++) {
    drawStops(rng, tables.free, stops);
    pay += tables.freeMultiplier * sumLinePays(tables.lines, tables.free, stops);
  }
  return Math.min(pay, tables.maxPayX100);
}
