import { expect, test } from 'vitest';
import { type WaysBand, waysStripsOf, waysTablesOf } from '../../../families/reels/ways.ts';
import type { WaysGameData } from '../../../families/reels/ways-round.ts';
import { sortedEntries } from '../../../proof/reels/histogram.ts';
import { proveWays } from '../../../proof/reels/prove-ways.ts';
import { waysCycle } from '../../../proof/reels/ways-cycle.ts';
import { waysTree } from '../../../proof/reels/ways-tree.ts';
import { megaTowerMathsV1 } from '../maths.ts';
import { proveMegaTower } from './prove-mega-tower.ts';

const { data } = megaTowerMathsV1;

/** The same game on reels short enough to go through every window, whose towers come often. */
const small: WaysGameData = {
  ...data,
  maxPayX100: 5_000,
  paid: { reels: ['CSRC', 'WSCH', 'CSWR', 'SCRW', 'CSHR', 'CRSC'], leastRows: 2, mostRows: 4 },
  free: { reels: ['CRHGL', 'WCHG', 'CRW', 'CLW', 'RCH', 'CGR'], leastRows: 2, mostRows: 2 },
};
const tables = waysTablesOf(data, 6);

test('the whole proof holds on the small game', () => {
  const { totals } = proveMegaTower(small);
  expect(totals.features > 0n && totals.features < totals.ways).toBe(true);
  expect(totals.pay <= totals.ways * BigInt(data.maxPayX100)).toBe(true);
});

test.each([
  ['paid', small.paid],
  ['free', small.free],
] as const)('the tree of %s spins leaves out no window: a full cycle counts the same', (_name, band) => {
  const strips = waysStripsOf(data, band);
  const tree = sortedEntries(waysTree(tables, strips));
  expect(tree).toEqual(sortedEntries(waysCycle(tables, strips, 25, 1_000_000)));
  expect(tree.length).toBeGreaterThan(20);
});

test('a disagreement of the two methods about one stop is an error, not a rounding', () => {
  const other = { ...small.paid, reels: ['CSRH', ...small.paid.reels.slice(1)] };
  const spinsOf = (band: WaysBand) => waysTree(tables, waysStripsOf(data, band === small.paid ? other : band));
  expect(() => proveWays(small, { method: '', scatters: 'towers', spinsOf })).toThrow('disagree: spins');
});
