import {
  type Bag,
  cellCount,
  countScatters,
  createBag,
  createGrid,
  createTumbleTables,
  type Grid,
  playCascade,
  type TumbleTables,
} from '../../families/reels/tumbles.ts';
import { IndexedWords } from '../../rng/indexed-words.ts';
import type { Rng } from '../../types.ts';
import type { GemCascadeData } from './maths.ts';

/** The maths as flat integer tables. */
export type GemCascadeTables = {
  /** Number of possible rounds. */
  rounds: number;
  tumbles: TumbleTables;
  base: Bag;
  free: Bag;
  /** Index = number of scatters. */
  scatterPays: Int32Array;
  freeSpins: Int32Array;
  freeMultiplier: number;
  maxPayX100: number;
};

/** Scratch space of a round, and parts of its result. */
export type GemCascadeRound = {
  words: IndexedWords;
  grid: Grid;
  /** Set by the round: scatters of the paid spin, and the pay before free spins in hundredths of the stake. */
  scatters: number;
  paidSpinPay: number;
};

/** Returns values by number of scatters: 0 below the fewest, and the last value for all higher numbers. */
function listByScatters(data: GemCascadeData, values: readonly number[]): Int32Array {
  return Int32Array.from({ length: cellCount + 1 }, (_, scatters) => {
    const step = Math.min(scatters - data.fewestScatters, values.length - 1);
    return values[step] ?? 0;
  });
}

export function createGemCascadeTables(data: GemCascadeData): GemCascadeTables {
  return {
    rounds: data.rounds,
    tumbles: createTumbleTables(data),
    base: createBag(data, data.baseBag),
    free: createBag(data, data.freeBag),
    scatterPays: listByScatters(data, data.scatterPays),
    freeSpins: listByScatters(data, data.freeSpins),
    freeMultiplier: data.freeMultiplier,
    maxPayX100: data.maxPayX100,
  };
}

export function createRound(tables: GemCascadeTables): GemCascadeRound {
  return { words: new IndexedWords(), grid: createGrid(tables.tumbles), scatters: 0, paidSpinPay: 0 };
}

/**
 * Returns the pay of round `index` with free spins, in hundredths of the stake: the result of `play` without events.
 * @param index 0 … 4,194,303
 */
export function evaluateIndex(tables: GemCascadeTables, round: GemCascadeRound, index: number): number {
  const { words, grid } = round;
  words.begin(index);
  const pay = playCascade(tables.tumbles, tables.base, words, grid);
  const scatters = countScatters(tables.tumbles, grid);
  const freeSpins = tables.freeSpins[scatters] as number;
  round.scatters = scatters;
  round.paidSpinPay = pay + (tables.scatterPays[scatters] as number);
  return freeSpins === 0 ? round.paidSpinPay : evaluateFreeSpins(tables, round, freeSpins);
}

function evaluateFreeSpins(
  tables: GemCascadeTables,
  { words, grid, paidSpinPay }: GemCascadeRound,
  spins: number,
): number {
  const { tumbles, free, freeMultiplier, maxPayX100 } = tables;
  let pay = paidSpinPay;
  for (let spin = 0; spin < spins && pay < maxPayX100; spin++) {
    pay += freeMultiplier * playCascade(tumbles, free, words, grid);
  }
  return Math.min(pay, maxPayX100);
}

/** Returns the pay of the round that the generator chooses. */
export function evaluateRound(tables: GemCascadeTables, round: GemCascadeRound, rng: Rng): number {
  return evaluateIndex(tables, round, rng.below(tables.rounds));
}
