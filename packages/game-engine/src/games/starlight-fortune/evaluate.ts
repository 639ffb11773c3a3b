import {
  type LineStrips,
  type LineTables,
  lineStripsOf,
  linesPay,
  lineTablesOf,
  shortestRun,
} from '../../families/reels/lines-5x3.ts';
import { drawStops, type Stops, scatterCount } from '../../families/reels/strips.ts';
import type { Rng } from '../../types.ts';
import type { StarlightData } from './maths.ts';

/** The maths as flat integer tables. */
export type StarlightTables = {
  lines: LineTables;
  base: LineStrips;
  free: LineStrips;
  /** Index = scatters. */
  scatterPays: Int32Array;
  freeSpins: Int32Array;
  freeMultiplier: number;
  maxPayX100: number;
};

export function starlightTables(data: StarlightData): StarlightTables {
  const lines = lineTablesOf(data);
  const none = new Array<number>(shortestRun).fill(0);
  return {
    lines,
    base: lineStripsOf(data, lines, data.baseReels),
    free: lineStripsOf(data, lines, data.freeReels),
    scatterPays: Int32Array.of(...none, ...data.scatterPays),
    freeSpins: Int32Array.of(...none, ...data.freeSpins),
    freeMultiplier: data.freeMultiplier,
    maxPayX100: data.maxPayX100,
  };
}

/**
 * The pay of a paid spin alone, lines and scatters, in hundredths of the stake.
 * @param stops scratch space; holds the stops afterwards
 */
export function evaluateSpin(tables: StarlightTables, rng: Rng, stops: Stops): number {
  drawStops(rng, tables.base, stops);
  const scatters = scatterCount(tables.base, stops);
  return linesPay(tables.lines, tables.base, stops) + (tables.scatterPays[scatters] as number);
}

/**
 * The pay of a whole round, free spins included, in hundredths of the stake: what `play` settles, without events.
 * @param stops scratch space
 */
export function evaluateRound(tables: StarlightTables, rng: Rng, stops: Stops): number {
  drawStops(rng, tables.base, stops);
  const scatters = scatterCount(tables.base, stops);
  const pay = linesPay(tables.lines, tables.base, stops);
  return scatters < shortestRun ? pay : withFeature(tables, rng, stops, pay, scatters);
}

/** Apart from the paid spin, because one round in ninety comes here. A paid spin alone never reaches the maximum. */
function withFeature(tables: StarlightTables, rng: Rng, stops: Stops, linePay: number, scatters: number): number {
  let pay = linePay + (tables.scatterPays[scatters] as number);
  const freeSpins = tables.freeSpins[scatters] as number;
  for (let spin = 0; spin < freeSpins && pay < tables.maxPayX100; spin++) {
    drawStops(rng, tables.free, stops);
    pay += tables.freeMultiplier * linesPay(tables.lines, tables.free, stops);
  }
  return Math.min(pay, tables.maxPayX100);
}
