import { getHandIndex } from '../../families/cards/five-card-hand.ts';
import { type PaySums, sumPays } from './pay-sums.ts';

/**
 * Weights that give every number of drawn cards a common denominator: lcm of C(47, 0…5) = 7,669,695, divided by
 * C(47, drawn). Index = number of drawn cards.
 */
export const drawWeights = [7_669_695, 163_185, 7_095, 473, 43, 5] as const;

const cards = 52;

/** Returns the total pay of all hands that contain these three to five cards. */
function sumPaysWith(pays: Int32Array, held: readonly number[]): number {
  const [a, b, c, d, e] = held as [number, number, number, number?, number?];
  if (d !== undefined && e !== undefined) return pays[getHandIndex(a, b, c, d, e)] as number;
  let total = 0;
  for (let x = 0; x < cards; x++) {
    if (held.includes(x)) continue;
    if (d !== undefined) total += pays[getHandIndex(a, b, c, d, x)] as number;
    else
      for (let y = x + 1; y < cards; y++)
        if (y !== a && y !== b && y !== c) total += pays[getHandIndex(a, b, c, x, y)] as number;
  }
  return total;
}

function getSubsetSum(pays: Int32Array, sums: PaySums, subset: readonly number[]): number {
  const [a, b] = subset;
  if (a === undefined) return sums.all;
  if (b === undefined) return sums.ofCard(a);
  return subset.length === 2 ? sums.ofPair(a, b) : sumPaysWith(pays, subset);
}

/** The common denominator of the means of all holds. */
export const meanDenominator = drawWeights[0];

/**
 * Creates a function that returns the mean pay of each hold, in hundredths of the stake times `meanDenominator`. It takes five
 * cards. The index is a mask (bit i = hold position i). The first call computes the sums, which takes a few milliseconds, and
 * later calls take less than 1 ms.
 *
 * The hands that a hold can draw to contain the held cards and none of the discards. By inclusion and exclusion, their
 * total pay is the alternating sum over the discards of the totals "contains at least these cards". All sums are integers
 * below 2^53.
 */
export function createHoldMeans(pays: Int32Array): (hand: readonly number[]) => number[] {
  let sums: PaySums | undefined;
  return (hand) => {
    sums ??= sumPays(pays);
    const totals: number[] = [];
    for (let mask = 0; mask < 32; mask++) {
      const subset = hand.filter((_, position) => (mask >> position) & 1);
      totals.push(getSubsetSum(pays, sums, subset));
    }
    excludeDiscards(totals);
    return totals.map((total, mask) => total * (drawWeights[countDrawn(mask)] as number));
  };
}

/**
 * Creates a function that returns the optimal hold for a pay table: the mask with the highest mean pay over every possible
 * draw. Equal masks are decided by the lowest one.
 */
export function createOptimalHold(pays: Int32Array): (hand: readonly number[]) => number {
  const meansOf = createHoldMeans(pays);
  return (hand) => {
    const means = meansOf(hand);
    return means.indexOf(Math.max(...means));
  };
}

/** Converts totals in place from "contains at least the cards of the mask" to "contains exactly these of the five". */
function excludeDiscards(totals: number[]): void {
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let mask = 0; mask < 32; mask++)
      if ((mask & bit) === 0) totals[mask] = (totals[mask] as number) - (totals[mask | bit] as number);
}

/** Returns the number of cards that a hold mask draws. */
export function countDrawn(mask: number): number {
  let held = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) held++;
  return 5 - held;
}
