import type { PayDistribution } from '@goldwren/game-engine';

/**
 * The largest number of rounds. The work grows with its power of 1.5. With it, the most expensive choice (Plinko with high
 * risk) takes 8 million multiplications.
 */
export const mostRounds = 200;
/** What a round may drop at each end of the distribution. */
const dropped = 1e-7;
/**
 * No chance is wrong by more than this. Each round drops twice `dropped`. Rounding adds less than a thousandth of that,
 * because numbers are only multiplied and added, and none is negative.
 */
export const exactError = 2 * dropped * mostRounds;

/** How often the sum of the pays of some rounds has each value. Sums are in hundredths of the stake. */
export interface ExactResults {
  /** The sum of the first place. */
  readonly first: number;
  /** The distance of two places. */
  readonly step: number;
  readonly chances: Float64Array;
}

function findGreatestDivisor(a: number, b: number): number {
  return b === 0 ? a : findGreatestDivisor(b, a % b);
}

/** The places from the first to the last one that are not dropped. */
function findKept(chances: Float64Array): [from: number, to: number] {
  let [from, to] = [0, chances.length - 1];
  for (let below = chances[0] ?? 0; below <= dropped; below += chances[from] ?? 0) from++;
  for (let above = chances[to] ?? 0; above <= dropped; above += chances[to] ?? 0) to--;
  return [from, to];
}

/**
 * Adds up rounds of one choice with equal stakes, by convolution.
 * @throws RangeError for more than `mostRounds`
 */
export function addUpRounds({ ways, pays }: PayDistribution, rounds: number): ExactResults {
  if (!(rounds > 0 && rounds <= mostRounds)) throw new RangeError(`Cannot add up ${rounds} rounds.`);
  const lowest = pays[0]?.[0] ?? 0;
  // With one possible pay, there is one place.
  const step = pays.map(([pay]) => pay - lowest).reduce(findGreatestDivisor, 0) || 1;
  const each = pays.map(([pay, count]) => [(pay - lowest) / step, Number(count) / Number(ways)] as const);
  const most = each.at(-1)?.[0] ?? 0;
  let chances = new Float64Array([1]);
  let start = 0;
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(chances.length + most);
    for (const [place, chance] of each) {
      for (let from = 0, to = place; from < chances.length; from++, to++)
        next[to] = (next[to] as number) + (chances[from] as number) * chance;
    }
    const [from, to] = findKept(next);
    start += from;
    chances = next.subarray(from, to + 1);
  }
  return { first: rounds * lowest + start * step, step, chances };
}

/** The share of results below a sum, and of those equal to it. */
export function rankIn({ first, step, chances }: ExactResults, sum: number): { lower: number; same: number } {
  let [lower, same] = [0, 0];
  for (const [place, chance] of chances.entries()) {
    const value = first + place * step;
    if (value < sum) lower += chance;
    else if (value === sum) same = chance;
  }
  return { lower, same };
}

/** The lowest sum that at least this share of results does not exceed. */
export function findQuantile({ first, step, chances }: ExactResults, share: number): number {
  let below = 0;
  for (const [place, chance] of chances.entries()) {
    below += chance;
    if (below >= share) return first + place * step;
  }
  return first + (chances.length - 1) * step;
}

/** All sums from `low` up to, but not including, `high`. */
export interface Bar {
  readonly low: number;
  readonly high: number;
  readonly chance: number;
}

const mostBars = 48;
/** At least this many of 100 results are in the picture. Rare large sums would make all others narrow. */
export const shownOfHundred = 96;
const hidden = (100 - shownOfHundred) / 200;

/** Bars of equal width, each with the same number of possible sums. The player's sum is in one of them. */
export function buildBars(results: ExactResults, own: number): Bar[] {
  const { first, step, chances } = results;
  const low = Math.min(own, findQuantile(results, hidden - exactError));
  const high = Math.max(own, findQuantile(results, 1 - hidden));
  const width = step * Math.max(1, Math.ceil(((high - low) / step + 1) / mostBars));
  const count = Math.floor((high - low) / width) + 1;
  const bars = Array.from({ length: count }, (_, at) => ({
    low: low + at * width,
    high: low + (at + 1) * width,
    chance: 0,
  }));
  for (const [place, chance] of chances.entries()) {
    const bar = bars[Math.floor((first + place * step - low) / width)];
    if (bar) bar.chance += chance;
  }
  return bars;
}
