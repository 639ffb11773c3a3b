import { combinations, createFlatCombinations } from './combinations.ts';

/**
 * For every set of up to five cards, the total of a value over all five-card hands that contain it.
 * totals[k] is indexed by the colexicographic rank of the set, Σ C(cardᵢ, i) with ascending cards and i from 1.
 */
export type Contains = Float64Array[];

export function createContains(): Contains {
  return [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(combinations(52, size)));
}

/** Computes the ranks of all 32 subsets of five ascending cards, by mask. */
export function computeSubsetRanks(hand: Int32Array, sizes: Uint8Array, ranks: Int32Array): void {
  ranks[0] = 0;
  for (let bit = 0; bit < 5; bit++) {
    const top = 1 << bit;
    const card = hand[bit] as number;
    for (let rest = 0; rest < top; rest++) {
      ranks[rest | top] =
        (ranks[rest] as number) + (createFlatCombinations[64 * ((sizes[rest] as number) + 1) + card] as number);
    }
  }
}

/** Returns the number of cards by mask. */
export function computeMaskSizes(): Uint8Array {
  const sizes = new Uint8Array(32);
  for (let mask = 1; mask < 32; mask++) sizes[mask] = (sizes[mask >> 1] as number) + (mask & 1);
  return sizes;
}

/** Calls back for all 2,598,960 hands with ascending cards, in one reused array. */
export function eachHand(visit: (hand: Int32Array) => void): void {
  const hand = new Int32Array(5);
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++)
        for (let d = c + 1; d < 51; d++)
          for (let e = d + 1; e < 52; e++) {
            hand[0] = a;
            hand[1] = b;
            hand[2] = c;
            hand[3] = d;
            hand[4] = e;
            visit(hand);
          }
}
