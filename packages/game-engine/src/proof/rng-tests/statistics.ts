import { shuffleInPlace } from '../../rng/rng.ts';

/** Returns a uniform integer below n from the generator under test. */
export type Below = (n: number) => number;

/**
 * Returns Pearson's statistic as a z-score, (χ² − df) / √(2 df). It is near 0 for a fair generator. At these sizes, 5
 * occurs by chance about once in a million times.
 */
function chiSquareZ(observed: readonly number[], expected: readonly number[], freedom: number): number {
  const statistic = observed.reduce((sum, count, cell) => {
    const mean = expected[cell] as number;
    return sum + (count - mean) ** 2 / mean;
  }, 0);
  return (statistic - freedom) / Math.sqrt(2 * freedom);
}

function evenZ(counts: readonly number[], samples: number, freedom: number): number {
  return chiSquareZ(counts, new Array(counts.length).fill(samples / counts.length), freedom);
}

function add(counts: number[], cell: number, amount = 1): void {
  counts[cell] = (counts[cell] as number) + amount;
}

/** Frequency test: each value occurs equally often. */
function frequencyZ(below: Below, n: number, samples: number): number {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < samples; i++) add(counts, below(n));
  return evenZ(counts, samples, n - 1);
}

/** Serial test: each pair of neighbours occurs equally often. Pairs do not overlap. */
function serialZ(below: Below, n: number, pairs: number): number {
  const counts = new Array<number>(n * n).fill(0);
  for (let i = 0; i < pairs; i++) {
    const first = below(n);
    add(counts, first * n + below(n));
  }
  return evenZ(counts, pairs, n * n - 1);
}

/** Tests the turning points of a long sequence of wide values: mean 2(N − 2)/3, variance (16N − 29)/90. */
function runsZ(below: Below, samples: number): number {
  const wide = 2 ** 32 - 1;
  let [before, here] = [below(wide), below(wide)];
  let turns = 0;
  for (let i = 2; i < samples; i++) {
    const next = below(wide);
    if (here > before !== next > here) turns++;
    [before, here] = [here, next];
  }
  return (turns - (2 * (samples - 2)) / 3) / Math.sqrt((16 * samples - 29) / 90);
}

/** Coupon test: compares the draws until all n values occur with the exact distribution. The longest lengths are pooled. */
function couponZ(below: Below, n: number, collections: number): number {
  const longest = 6 * n;
  const observed = new Array<number>(longest + 1).fill(0);
  for (let i = 0; i < collections; i++) {
    const seen = new Set<number>();
    let draws = 0;
    while (seen.size < n && draws < longest) {
      seen.add(below(n));
      draws++;
    }
    add(observed, draws);
  }
  const expected = couponLengths(n, longest).map((share) => share * collections);
  return pooledZ(observed, expected);
}

/** Pools cells with an expected count below five into one. Impossible cells must be empty. */
function pooledZ(observed: readonly number[], expected: readonly number[]): number {
  const cells: [number, number][] = [];
  const pool: [number, number] = [0, 0];
  for (const [cell, mean] of expected.entries()) {
    const count = observed[cell] as number;
    if (mean === 0 && count > 0) return Number.POSITIVE_INFINITY;
    if (mean >= 5) cells.push([count, mean]);
    else {
      pool[0] += count;
      pool[1] += mean;
    }
  }
  if (pool[1] > 0) cells.push(pool);
  return chiSquareZ(
    cells.map(([count]) => count),
    cells.map(([, mean]) => mean),
    cells.length - 1,
  );
}

/** Returns P(complete after exactly r draws) with r = index. The last entry includes all draws at or above `longest`. */
function couponLengths(n: number, longest: number): number[] {
  let state = [1, ...new Array<number>(n).fill(0)];
  const lengths = [0];
  for (let draw = 1; draw <= longest; draw++) {
    const next = new Array<number>(n + 1).fill(0);
    for (let have = 0; have < n; have++) {
      add(next, have, ((state[have] as number) * have) / n);
      add(next, have + 1, ((state[have] as number) * (n - have)) / n);
    }
    lengths.push(next[n] as number);
    state = next;
  }
  add(
    lengths,
    longest,
    state.slice(0, n).reduce((sum, share) => sum + share, 0),
  );
  return lengths;
}

/** Shuffle test: every item occurs in every place equally often. It has (size − 1)² degrees of freedom. */
function shuffleMatrixZ(shuffle: (items: number[]) => number[], size: number, shuffles: number): number {
  const counts = new Array<number>(size * size).fill(0);
  for (let i = 0; i < shuffles; i++) {
    const items = shuffle(Array.from({ length: size }, (_, item) => item));
    for (const [place, item] of items.entries()) add(counts, size * place + item);
  }
  const z = evenZ(counts, shuffles * size, size * size);
  // evenZ uses size² cells, but row and column sums are fixed, so there are fewer degrees of freedom.
  const freedom = (size - 1) ** 2;
  return (z * Math.sqrt(2 * size * size) + size * size - freedom) / Math.sqrt(2 * freedom);
}

export type Verdict = { name: string; z: number };

/** Runs the whole battery for one generator. A fair generator passes, and a broken one must fail. */
export function battery(below: Below, shuffle = (items: number[]) => shuffleInPlace(items, below)): Verdict[] {
  return [
    { name: 'frequency of 52', z: frequencyZ(below, 52, 260_000) },
    { name: 'frequency of 32', z: frequencyZ(below, 32, 320_000) },
    { name: 'serial pairs of 20', z: serialZ(below, 20, 200_000) },
    { name: 'runs', z: runsZ(below, 200_000) },
    { name: 'coupon collector of 10', z: couponZ(below, 10, 20_000) },
    { name: 'shuffle matrix of 12', z: shuffleMatrixZ(shuffle, 12, 40_000) },
  ];
}

/** A test fails with |z| above this value. */
export const zLimit = 5;
