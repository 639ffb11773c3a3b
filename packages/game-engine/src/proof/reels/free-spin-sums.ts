/**
 * Counts of the sum of n free spins over (cycle)^n. Index s has the number of ways that pay exactly s units, for every s
 * below the maximum. The difference to cycle^n is the number of ways that reach the maximum.
 */
export type FeatureCounts = bigint[];

/** Counts of one free spin: ways by paid units. Index 0 is never empty. */
export type SpinCounts = ReadonlyMap<number, bigint>;

/**
 * Method "recurrence": with f = h^n, h·f' = n·h'·f gives every coefficient of f from the lower ones,
 * f[k] = Σ (n·i − (k − i))·h[i]·f[k − i] / (k·h[0]), i ≥ 1. The division is exact.
 */
export function countFeatureByRecurrence(spin: SpinCounts, spins: number, limit: number): FeatureCounts {
  const none = spin.get(0);
  if (none === undefined) throw new RangeError('At least one free spin must pay nothing.');
  const wins = [...spin].filter(([units]) => units > 0 && units < limit).sort(([a], [b]) => a - b);
  const counts: FeatureCounts = [none ** BigInt(spins)];
  for (let units = 1; units < limit; units++) {
    let sum = 0n;
    for (const [won, ways] of wins) {
      if (won > units) break;
      const rest = counts[units - won] as bigint;
      if (rest !== 0n) sum += BigInt(spins * won - (units - won)) * ways * rest;
    }
    counts.push(sum === 0n ? 0n : sum / (BigInt(units) * none));
  }
  return counts;
}

/**
 * Method "one product": the ways of a spin are the digits of one very large integer, which are wide enough to never carry.
 * The digits of its n-th power are the ways of n spins.
 */
export function countFeatureByProduct(spin: SpinCounts, spins: number, limit: number): FeatureCounts {
  const cycle = [...spin.values()].reduce((sum, ways) => sum + ways, 0n);
  const width = (cycle ** BigInt(spins)).toString(16).length * 4;
  const digits = new Map<number, bigint>(spin);
  let packed = 0n;
  for (let units = limit - 1; units >= 0; units--) packed = (packed << BigInt(width)) + (digits.get(units) ?? 0n);
  const power = computePowerBelow(packed, spins, width * limit);
  const hex = power.toString(16).padStart((width / 4) * limit, '0');
  return Array.from({ length: limit }, (_, units) => {
    const end = hex.length - (units * width) / 4;
    return BigInt(`0x${hex.slice(end - width / 4, end)}`);
  });
}

/** Returns base^exponent mod 2^bits. Higher digits are sums at or above the maximum. */
function computePowerBelow(base: bigint, exponent: number, bits: number): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0; rest >>= 1) {
    if (rest & 1) result = BigInt.asUintN(bits, result * square);
    if (rest > 1) square = BigInt.asUintN(bits, square * square);
  }
  return result;
}
