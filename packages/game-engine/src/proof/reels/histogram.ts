/**
 * Counts of one spin over all stops: windows by pay and number of scatters. The pay is in hundredths of the stake, before
 * any multiplier and without scatter pay.
 */
export type SpinHistogram = {
  /** Key 16 × pay + scatters → number of stop combinations. */
  counts: Map<number, number>;
  /** Product of the reel lengths. */
  cycle: number;
};

/** Greater than the largest number of scatters in a window of fifteen symbols. */
const keysPerPay = 16;

export function histogramKey(pay: number, scatters: number): number {
  return keysPerPay * pay + scatters;
}

export function keyPay(key: number): number {
  return Math.floor(key / keysPerPay);
}

export function keyScatters(key: number): number {
  return key % keysPerPay;
}

/** Returns the entries in ascending key order, so that two histograms can be compared as arrays. */
export function sortedEntries(histogram: SpinHistogram): [number, number][] {
  return [...histogram.counts].sort(([a], [b]) => a - b);
}
