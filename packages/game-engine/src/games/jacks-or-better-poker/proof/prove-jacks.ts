import { getHandIndex, type HandName, handNames } from '../../../families/cards/five-card-hand.ts';
import { reduceFraction } from '../../../proof/fraction.ts';
import {
  countRound,
  createTotals,
  formatThousands,
  type Proof,
  summarizeProof,
  type Totals,
} from '../../../proof/summary.ts';
import type { JacksData } from '../maths.ts';
import { combinations } from './combinations.ts';
import { type Contains, computeMaskSizes, computeSubsetRanks, createContains, eachHand } from './contains.ts';

const deals = 2_598_960;
/** lcm of C(47, 0…5), the common denominator of the draws from every hold. */
const drawDenominator = 7_669_695;

/** Exact sums over all deals with the best hold of each. Hands and pays are over deals × drawDenominator ways. */
export type JacksTotals = Totals & { hands: Map<HandName, bigint> };

class JacksCount {
  private readonly pays: readonly number[];
  private readonly payTotals: Contains = createContains();
  /** For each hand name, the number of hands that contain the set. */
  private readonly handTotals: Contains[] = handNames.map(() => createContains());
  private readonly sizes = computeMaskSizes();
  private readonly ranks = new Int32Array(32);
  private readonly sums = new Float64Array(32);
  private readonly weights: readonly number[];
  /** sum[hand][drawn cards]. Each is a safe integer. */
  private readonly drawnSums = handNames.map(() => [0, 0, 0, 0, 0, 0]);

  constructor(data: JacksData) {
    this.pays = handNames.map((name) => data.pays[name]);
    this.weights = [0, 1, 2, 3, 4, 5].map((drawn) => drawDenominator / combinations(47, drawn));
  }

  /** First pass: computes the totals of every set of cards. */
  fill(hand: Int32Array): void {
    const [a, b, c, d, e] = hand as unknown as [number, number, number, number, number];
    const index = getHandIndex(a, b, c, d, e);
    const pay = this.pays[index] as number;
    if (pay === 0) return;
    computeSubsetRanks(hand, this.sizes, this.ranks);
    const named = this.handTotals[index] as Contains;
    for (let mask = 0; mask < 32; mask++) {
      const size = this.sizes[mask] as number;
      const rank = this.ranks[mask] as number;
      (this.payTotals[size] as Float64Array)[rank] = ((this.payTotals[size] as Float64Array)[rank] as number) + pay;
      (named[size] as Float64Array)[rank] = ((named[size] as Float64Array)[rank] as number) + 1;
    }
  }

  /** Second pass: finds the best of 32 holds of one deal, and counts the hands that it draws to. */
  settle(hand: Int32Array): void {
    computeSubsetRanks(hand, this.sizes, this.ranks);
    const best = this.bestMask();
    const drawn = 5 - (this.sizes[best] as number);
    for (let index = 1; index < handNames.length; index++) {
      const ways = this.waysFrom(this.handTotals[index] as Contains, best);
      const sums = this.drawnSums[index] as number[];
      sums[drawn] = (sums[drawn] as number) + ways;
    }
  }

  private bestMask(): number {
    const { sums } = this;
    for (let mask = 0; mask < 32; mask++) {
      sums[mask] = (this.payTotals[this.sizes[mask] as number] as Float64Array)[this.ranks[mask] as number] as number;
    }
    for (let bit = 1; bit < 32; bit <<= 1)
      for (let mask = 0; mask < 32; mask++)
        if ((mask & bit) === 0) sums[mask] = (sums[mask] as number) - (sums[mask | bit] as number);
    let best = 0;
    let bestMean = -1;
    for (let mask = 0; mask < 32; mask++) {
      const mean = (sums[mask] as number) * (this.weights[5 - (this.sizes[mask] as number)] as number);
      if (mean > bestMean) {
        best = mask;
        bestMean = mean;
      }
    }
    return best;
  }

  /** Returns the number of draws with the held cards and without the discards, as an alternating sum over the discards. */
  private waysFrom(totals: Contains, mask: number): number {
    const rest = 31 ^ mask;
    let ways = 0;
    for (let discards = rest; ; discards = (discards - 1) & rest) {
      const set = mask | discards;
      const count = (totals[this.sizes[set] as number] as Float64Array)[this.ranks[set] as number] as number;
      ways += ((this.sizes[discards] as number) & 1) === 1 ? -count : count;
      if (discards === 0) return ways;
    }
  }

  totals(): JacksTotals {
    const hands = new Map<HandName, bigint>();
    const totals: JacksTotals = { ...createTotals(), hands };
    const highest = Math.max(...this.pays);
    for (const [index, name] of handNames.entries()) {
      const sums = this.drawnSums[index] as number[];
      if (!sums.every(Number.isSafeInteger)) throw new RangeError('A sum is no safe integer.');
      const ways = sums.reduce((sum, count, drawn) => sum + BigInt(count) * BigInt(this.weights[drawn] as number), 0n);
      hands.set(name, ways);
      countRound(totals, ways, BigInt(this.pays[index] as number), 0n, highest);
    }
    const nothing = BigInt(deals) * BigInt(drawDenominator) - totals.ways;
    hands.set('nothing', nothing);
    countRound(totals, nothing, 0n, 0n, highest);
    return totals;
  }
}

function countJacks(data: JacksData): JacksTotals {
  const count = new JacksCount(data);
  eachHand((hand) => count.fill(hand));
  eachHand((hand) => count.settle(hand));
  return count.totals();
}

/** Counts all deals × all holds × all draws exactly: 97.2984 % for this paytable. */
export function proveJacks(data: JacksData): Proof & { totals: JacksTotals } {
  const totals = countJacks(data);
  const words = {
    note: 'optimal play' as const,
    method: [
      'Every deal with all 32 holds over every draw: totals of all hands that contain a set of cards, and inclusion and exclusion over the discards, in integers.',
      'The best hold is the one with the highest mean. If two are equal, it is the one with the lowest mask.',
    ],
    cases: `${formatThousands(deals)} deals × 32 holds, each over all of up to 1,533,939 draws`,
  };
  const rows = handNames
    .map((name) => ({
      name: name.replaceAll('_', ' '),
      odds: reduceFraction(totals.hands.get(name) ?? 0n, totals.ways),
      share: reduceFraction((totals.hands.get(name) ?? 0n) * BigInt(data.pays[name]), 100n * totals.ways),
    }))
    .reverse();
  const highest = Math.max(...Object.values(data.pays));
  const best = totals.hands.get('royal_flush') ?? 0n;
  const feature = { id: 'royal_flush', ways: best, pay: best * BigInt(data.pays.royal_flush) };
  return {
    totals,
    summary: summarizeProof([{ choice: {}, label: '', totals, feature, maxPayX100: highest, maxRaiseX100: 0 }], words),
    rows,
    notes: ['Odds and shares are those of optimal play.'],
  };
}
