import { waysStripsOf, waysTablesOf } from '../../../families/reels/ways.ts';
import type { WaysGameData } from '../../../families/reels/ways-round.ts';
import { proveWays, type WaysProof, waysUnit } from '../../../proof/reels/prove-ways.ts';
import { waysCycle } from '../../../proof/reels/ways-cycle.ts';

/** Above every pay of a spin: all of its ways at the highest pay. */
function payLimit({ waysPays, free }: WaysGameData): number {
  return Math.max(...Object.values(waysPays).flat()) * free.mostRows ** free.reels.length + waysUnit;
}

/** Columns and the full cycle through the evaluator, which must agree. */
export function proveDragonWays(data: WaysGameData): WaysProof {
  const tables = waysTablesOf(data, data.paid.reels.length);
  return proveWays(data, {
    spinsOf: (band) => waysCycle(tables, waysStripsOf(data, band), waysUnit, payLimit(data)),
    method:
      'Full cycle: every combination of stops of the five reels, paid and free, through the evaluator that ships.',
    scatters: 'gates',
  });
}
