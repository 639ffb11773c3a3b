/**
 * What one spin can do, counted over all stops: windows by pay (hundredths of the stake, before any multiplier,
 * scatter pay not included) and scatters.
 */
export type SpinHistogram = {
  /** Key 16 × pay + scatters → number of stop combinations. */
  counts: Map<number, number>;
  /** Product of the reel lengths. */
  cycle: number;
};

/** More than the most scatters that a window of fifteen shows. */
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

/** Entries in rising order of key, so that two histograms compare as arrays. */
export function sortedEntries(histogram: SpinHistogram): [number, number][] {
  return [...histogram.counts].sort(([a], [b]) => a - b);
}
