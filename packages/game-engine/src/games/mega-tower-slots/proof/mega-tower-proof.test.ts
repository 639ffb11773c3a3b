import { expect, test } from 'vitest';
import { createWaysStrips, createWaysTables, type WaysBand } from '../../../families/reels/ways.ts';
import type { WaysGameData } from '../../../families/reels/ways-round.ts';
import { sortedEntries } from '../../../proof/reels/histogram.ts';
import { proveWays } from '../../../proof/reels/prove-ways.ts';
import { countWaysByCycle } from '../../../proof/reels/ways-cycle.ts';
import { countWaysByTree } from '../../../proof/reels/ways-tree.ts';
import { megaTowerMathsV1 } from '../maths.ts';
import { proveMegaTower } from './prove-mega-tower.ts';

const { data } = megaTowerMathsV1;

/** The same game with frequent towers and with reels that are short enough to enumerate every window. */
const small: WaysGameData = {
  ...data,
  maxPayX100: 5_000,
  paid: { reels: ['CSRC', 'WSCH', 'CSWR', 'SCRW', 'CSHR', 'CRSC'], leastRows: 2, mostRows: 4 },
  free: { reels: ['CRHGL', 'WCHG', 'CRW', 'CLW', 'RCH', 'CGR'], leastRows: 2, mostRows: 2 },
};
const tables = createWaysTables(data, 6);

test('proves the small game', () => {
  const { totals } = proveMegaTower(small);
  expect(totals.features > 0n && totals.features < totals.ways).toBe(true);
  expect(totals.pay <= totals.ways * BigInt(data.maxPayX100)).toBe(true);
});

test.each([
  ['paid', small.paid],
  ['free', small.free],
] as const)('counts %s spins by the tree with the same result as a full cycle', (_name, band) => {
  const strips = createWaysStrips(data, band);
  const tree = sortedEntries(countWaysByTree(tables, strips));
  expect(tree).toEqual(sortedEntries(countWaysByCycle(tables, strips, 25, 1_000_000)));
  expect(tree.length).toBeGreaterThan(20);
});

test('throws if the two methods disagree about one stop', () => {
  const other = { ...small.paid, reels: ['CSRH', ...small.paid.reels.slice(1)] };
  const spinsOf = (band: WaysBand) =>
    countWaysByTree(tables, createWaysStrips(data, band === small.paid ? other : band));
  expect(() => proveWays(small, { method: '', scatters: 'towers', spinsOf })).toThrow('disagree: spins');
});
