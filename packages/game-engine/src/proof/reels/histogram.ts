/**
 * What one spin can do, counted over all stops: windows by pay (hundredths of the stake, before any multiplier,
 * scatter pay not included) and scatters.
 */
export type SpinHistogram = {
  /** Key 8 × pay + scatters → number of stop combinations. */
  counts: Map<number, number>;
  /** Product of the reel lengths. */
  cycle: number;
};

export function histogramKey(pay: number, scatters: number): number {
  return 8 * pay + scatters;
}

export function keyPay(key: number): number {
  return Math.floor(key / 8);
}

export function keyScatters(key: number): number {
  return key % 8;
}

/** Entries in rising order of key, so that two histograms compare as arrays. */
export function sortedEntries(histogram: SpinHistogram): [number, number][] {
  return [...histogram.counts].sort(([a], [b]) => a - b);
}
