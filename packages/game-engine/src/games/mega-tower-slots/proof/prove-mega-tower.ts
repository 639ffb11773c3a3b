import { createWaysStrips, createWaysTables } from '../../../families/reels/ways.ts';
import type { WaysGameData } from '../../../families/reels/ways-round.ts';
import { proveWays, type WaysProof } from '../../../proof/reels/prove-ways.ts';
import { countWaysByTree } from '../../../proof/reels/ways-tree.ts';

/** Proves the game by columns and by the tree, which must agree. 192 windows per reel are too many for a full cycle. */
export function proveMegaTower(data: WaysGameData): WaysProof {
  const tables = createWaysTables(data, data.paid.reels.length);
  return proveWays(data, {
    spinsOf: (band) => countWaysByTree(tables, createWaysStrips(data, band)),
    method:
      'Tree: the mixture over all heights and stops, reel by reel through the tables of the evaluator that ships; windows that give the same continuation are counted together, and none is left out.',
    scatters: 'towers',
  });
}
