import type { PayDistribution } from '../types.ts';
import { findGreatestDivisor } from './fraction.ts';

/** Ways by pay in hundredths of the stake. */
export type PayCounts = ReadonlyMap<number, bigint>;

/**
 * Returns the distribution in lowest terms.
 * @param ways of all rounds
 * @throws RangeError unless the ways of all pays add up to them
 */
export function buildDistribution(counts: PayCounts, ways: bigint): PayDistribution {
  const rows = [...counts].filter(([, count]) => count > 0n).sort(([a], [b]) => a - b);
  if (rows.reduce((sum, [, count]) => sum + count, 0n) !== ways)
    throw new RangeError('The ways of all pays must add up to those of the rounds.');
  const divisor = rows.reduce((found, [, count]) => findGreatestDivisor(found, count), ways);
  return {
    ways: (ways / divisor).toString(),
    pays: rows.map(([pay, count]) => [pay, (count / divisor).toString()]),
  };
}
