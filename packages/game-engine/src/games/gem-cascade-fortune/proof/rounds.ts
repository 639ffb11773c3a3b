import { countRound, noTotals, type Totals } from '../../../proof/summary.ts';
import { wordsPerRound } from '../../../rng/indexed-words.ts';
import { evaluateIndex, gemCascadeTables, newRound } from '../evaluate.ts';
import type { GemCascadeData } from '../maths.ts';
import { BitboardRounds } from './bitboards.ts';

/** All pays are multiples of this many hundredths of the stake. */
const unit = 5;

/** What was counted over rounds, each as likely as any other. Pays in hundredths of the stake. */
export type CountedRounds = {
  totals: Totals;
  /** What gems of the paid spin pay in all rounds, and how many rounds have any. */
  gemPay: bigint;
  gemRounds: bigint;
  /** Index = scatters at rest after the paid spin. */
  scatters: bigint[];
  /** What free spins add, after the maximum. */
  featurePay: bigint;
  /** The most words a round draws. */
  mostDrawn: number;
};

/**
 * Plays rounds 0 … `rounds` − 1, each by the evaluator that ships and by bitboards.
 * @throws Error when the two disagree on any part of any round, or a round draws into the words of the next.
 */
export function countRounds(data: GemCascadeData, rounds: number): CountedRounds {
  const tables = gemCascadeTables(data);
  const round = newRound(tables);
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
  if (mostDrawn > wordsPerRound) throw new Error('a round draws the words of the next');
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
  const totals = noTotals();
  for (const [units, count] of byPay.entries()) {
    if (count > 0) countRound(totals, BigInt(count), BigInt(units * unit), 0n, maxPayX100);
  }
  return totals;
}
