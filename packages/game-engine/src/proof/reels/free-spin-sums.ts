/**
 * The sum of n free spins, as counts over (cycle)^n: index s holds how many ways pay exactly s units, for every s
 * below the maximum. What is missing to cycle^n are the ways that reach it.
 */
export type FeatureCounts = bigint[];

/** One free spin: ways by units paid; index 0 is never empty. */
export type SpinCounts = ReadonlyMap<number, bigint>;

/**
 * Method "recurrence": with f = h^n, h·f' = n·h'·f gives every coefficient of f from those below it,
 * f[k] = Σ (n·i − (k − i))·h[i]·f[k − i] / (k·h[0]), i ≥ 1. The division is exact.
 */
export function featureByRecurrence(spin: SpinCounts, spins: number, limit: number): FeatureCounts {
  const none = spin.get(0);
  if (none === undefined) throw new RangeError('some free spin must pay nothing');
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
 * Method "one product": the ways of a spin are written as the digits of one very large integer, wide enough never to
 * carry; its n-th power has the ways of n spins as digits.
 */
export function featureByProduct(spin: SpinCounts, spins: number, limit: number): FeatureCounts {
  const cycle = [...spin.values()].reduce((sum, ways) => sum + ways, 0n);
  const width = (cycle ** BigInt(spins)).toString(16).length * 4;
  const digits = new Map<number, bigint>(spin);
  let packed = 0n;
  for (let units = limit - 1; units >= 0; units--) packed = (packed << BigInt(width)) + (digits.get(units) ?? 0n);
  const power = powerBelow(packed, spins, width * limit);
  const hex = power.toString(16).padStart((width / 4) * limit, '0');
  return Array.from({ length: limit }, (_, units) => {
    const end = hex.length - (units * width) / 4;
    return BigInt(`0x${hex.slice(end - width / 4, end)}`);
  });
}

/** base^exponent mod 2^bits: what lies above are sums at or over the maximum. */
function powerBelow(base: bigint, exponent: number, bits: number): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0; rest >>= 1) {
    if (rest & 1) result = BigInt.asUintN(bits, result * square);
    if (rest > 1) square = BigInt.asUintN(bits, square * square);
  }
  return result;
}
