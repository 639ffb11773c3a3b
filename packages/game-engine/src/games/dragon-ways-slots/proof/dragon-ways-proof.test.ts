import { expect, test } from 'vitest';
import { createWaysStrips, createWaysTables, type WaysBand } from '../../../families/reels/ways.ts';
import type { WaysGameData } from '../../../families/reels/ways-round.ts';
import { proveWays, waysUnit } from '../../../proof/reels/prove-ways.ts';
import { countWaysByCycle } from '../../../proof/reels/ways-cycle.ts';
import { dragonWaysMathsV1 } from '../maths.ts';
import { proveDragonWays } from './prove-dragon-ways.ts';

const { data } = dragonWaysMathsV1;

/** The same game with frequent gates and with reels that are short enough to enumerate whole rounds. */
const small: WaysGameData = {
  ...data,
  paid: { ...data.paid, reels: ['DKGJ', 'WKGD', 'GDW', 'KWF', 'DKG'] },
  free: { ...data.free, reels: ['DPKTJ', 'WDKPT', 'DPWKT', 'WKDPJ', 'DDKPU'] },
};

test('proves the small game', () => {
  const { totals } = proveDragonWays(small);
  expect(totals.features > 0n && totals.features < totals.ways).toBe(true);
  expect(totals.pay <= totals.ways * BigInt(data.maxPayX100)).toBe(true);
});

test('throws if the two methods disagree about one stop', () => {
  const tables = createWaysTables(small, 5);
  const other = { ...small.paid, reels: ['DKGK', ...small.paid.reels.slice(1)] };
  const plan = { method: '', scatters: 'gates' };
  const spinsOf = (band: WaysBand) => {
    return countWaysByCycle(tables, createWaysStrips(small, band === small.paid ? other : band), waysUnit, 500_000);
  };
  expect(() => proveWays(small, { ...plan, spinsOf })).toThrow('disagree: spins');
});
