import { createWaysStrips, createWaysTables } from '../../../families/reels/ways.ts';
import type { WaysGameData } from '../../../families/reels/ways-round.ts';
import { proveWays, type WaysProof, waysUnit } from '../../../proof/reels/prove-ways.ts';
import { countWaysByCycle } from '../../../proof/reels/ways-cycle.ts';

/** Greater than every pay of a spin: the highest pay for all ways. */
function payLimit({ waysPays, free }: WaysGameData): number {
  return Math.max(...Object.values(waysPays).flat()) * free.mostRows ** free.reels.length + waysUnit;
}

/** Proves the game by columns and by the full cycle of the evaluator, which must agree. */
export function proveDragonWays(data: WaysGameData): WaysProof {
  const tables = createWaysTables(data, data.paid.reels.length);
  return proveWays(data, {
    spinsOf: (band) => countWaysByCycle(tables, createWaysStrips(data, band), waysUnit, payLimit(data)),
    method:
      'Full cycle: every combination of stops of the five reels, paid and free, through the evaluator that ships.',
    scatters: 'gates',
  });
}
