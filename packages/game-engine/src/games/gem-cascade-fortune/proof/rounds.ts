import { countRound, createTotals, type Totals } from '../../../proof/summary.ts';
import { wordsPerRound } from '../../../rng/indexed-words.ts';
import { createGemCascadeTables, createRound, evaluateIndex } from '../evaluate.ts';
import type { GemCascadeData } from '../maths.ts';
import { BitboardRounds } from './bitboards.ts';

/** All pays are multiples of this number of hundredths of the stake. */
const unit = 5;

/** Counts over equally likely rounds. Pays are in hundredths of the stake. */
export type CountedRounds = {
  totals: Totals;
  /** Sum of the pays of gems in the paid spins of all rounds, and the number of rounds with such pays. */
  gemPay: bigint;
  gemRounds: bigint;
  /** Index = number of scatters after the paid spin. */
  scatters: bigint[];
  /** Additional pay of free spins, after applying the maximum. */
  featurePay: bigint;
  /** Largest number of words that a round draws. */
  mostDrawn: number;
};

/**
 * Plays rounds 0 … `rounds` − 1 with the shipped evaluator and with bitboards.
 * @throws Error when the two disagree on any part of a round, or when a round draws the words of the next one.
 */
export function countRounds(data: GemCascadeData, rounds: number): CountedRounds {
  const tables = createGemCascadeTables(data);
  const round = createRound(tables);
  const bitboards = new BitboardRounds(data);
  const byPay = new Uint32Array(data.maxPayX100 / unit + 1);
  const scatters = new Float64Array(31);
  let gemPay = 0;
  let gemRounds = 0;
  let featurePay = 0;
  let mostDrawn = 0;
  for (let index = 0; index < rounds; index++) {
    const pay = evaluateIndex(tables, round, index);
    const { paidSpinPay, scatters: shown } = round;
    const drawn = round.words.drawn();
    const parts = bitboards.round(index);
    if (parts.pay !== pay || parts.paidSpinPay !== paidSpinPay || parts.scatters !== shown || parts.drawn !== drawn) {
      throw new Error(`the two methods disagree: round ${index}`);
    }
    const gems = paidSpinPay - (tables.scatterPays[shown] as number);
    byPay[pay / unit] = (byPay[pay / unit] as number) + 1;
    scatters[shown] = (scatters[shown] as number) + 1;
    gemPay += gems;
    if (gems > 0) gemRounds++;
    featurePay += pay - paidSpinPay;
    mostDrawn = Math.max(mostDrawn, drawn);
  }
  if (mostDrawn > wordsPerRound) throw new Error('A round draws the words of the next one.');
  return {
    totals: totalsOf(byPay, data.maxPayX100),
    gemPay: BigInt(gemPay),
    gemRounds: BigInt(gemRounds),
    scatters: Array.from(scatters, BigInt),
    featurePay: BigInt(featurePay),
    mostDrawn,
  };
}

function totalsOf(byPay: Uint32Array, maxPayX100: number): Totals {
  const totals = createTotals();
  for (const [units, count] of byPay.entries()) {
    if (count > 0) countRound(totals, BigInt(count), BigInt(units * unit), 0n, maxPayX100);
  }
  return totals;
}
