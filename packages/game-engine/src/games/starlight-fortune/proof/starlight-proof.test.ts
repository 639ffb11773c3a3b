import { expect, test } from 'vitest';
import { assertSame } from '../../../proof/assert-same.ts';
import { countFeatureByProduct, countFeatureByRecurrence } from '../../../proof/reels/free-spin-sums.ts';
import { sortedEntries } from '../../../proof/reels/histogram.ts';
import type { StarlightData } from '../maths.ts';
import { starlightMathsV1 } from '../maths.ts';
import { proveStarlight, spinsByColumns, spinsByCycle } from './prove-starlight.ts';

/** The same game with reels that are short enough to enumerate whole rounds. */
const small: StarlightData = {
  ...starlightMathsV1.data,
  baseReels: ['CMKH', 'SKMB', 'MCS', 'SFC', 'CMO'],
  freeReels: ['CKOKH', 'SFBLO', 'OPBCS', 'SFC', 'CKO'],
};

test('counts spins of other reels with the same result in both methods', () => {
  const [cycle, columns] = [spinsByCycle(small), spinsByColumns(small)];
  expect(sortedEntries(cycle.base)).toEqual(sortedEntries(columns.base));
  expect(sortedEntries(cycle.free)).toEqual(sortedEntries(columns.free));
});

test('throws if the methods disagree about one count', () => {
  expect(() => assertSame('counts', [1n, 2n], [1n, 3n])).toThrow('disagree');
});

test('sums free spins with both methods like a sum one by one', () => {
  const spin = new Map([
    [0, 5n],
    [1, 3n],
    [4, 2n],
    [90, 1n],
  ]);
  const limit = 20;
  let walked: bigint[] = [1n, ...new Array<bigint>(limit - 1).fill(0n)];
  for (let spins = 1; spins <= 12; spins++) {
    const next = new Array<bigint>(limit).fill(0n);
    for (const [sum, ways] of walked.entries())
      for (const [won, more] of spin)
        if (sum + won < limit) next[sum + won] = (next[sum + won] as bigint) + ways * more;
    walked = next;
    expect(countFeatureByRecurrence(spin, spins, limit)).toEqual(walked);
    expect(countFeatureByProduct(spin, spins, limit)).toEqual(walked);
  }
});

test('proves the small game with frequent moons', () => {
  const { totals } = proveStarlight(small);
  expect(totals.features > 0n && totals.features < totals.ways).toBe(true);
  expect(totals.pay <= totals.ways * BigInt(small.maxPayX100)).toBe(true);
});
