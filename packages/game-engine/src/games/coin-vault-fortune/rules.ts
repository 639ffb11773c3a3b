import { type LinePays, reelCount, rowCount, shortestRun } from '../../families/reels/lines-5x3.ts';
import type { RespinData } from '../../families/reels/respins.ts';
import type { RuleFacts } from '../../types.ts';
import type { CoinVaultData } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

export interface CoinVaultRuleFacts extends RuleFacts {
  readonly lines: readonly (readonly number[])[];
  readonly reels: number;
  readonly rows: number;
  /** Numbers of one symbol that pay on a line, ascending. */
  readonly counts: readonly number[];
  readonly coin: string;
  /** Reels with the wild. The leftmost reel is 1. */
  readonly wildReels: readonly number[];
  readonly coinsToOpen: number;
  readonly cells: number;
  readonly vault: RespinData;
  /** Pay of a full vault, which is also the maximum pay of a round. */
  readonly highestPayX100: number;
}

/** Returns the pays with the longest run first. */
function pays(values: LinePays): { count: number; pay_x100: number }[] {
  return values.map((pay, index) => ({ count: index + shortestRun, pay_x100: pay })).reverse();
}

export function buildCoinVaultRules(data: CoinVaultData): CoinVaultRuleFacts {
  const wild = data.symbols.find(({ id }) => id === data.wild)?.letter as string;
  const cells = reelCount * rowCount;
  return {
    paytable: [
      ...Object.entries(data.linePays).map(([id, values]) => ({ outcome: id, symbol: id, pays: pays(values) })),
      { outcome: data.scatter, symbol: data.scatter, pays: [{ count: cells, pay_x100: data.vault.grandPayX100 }] },
    ],
    lines: data.lines,
    reels: reelCount,
    rows: rowCount,
    counts: [shortestRun, shortestRun + 1, reelCount],
    coin: data.scatter,
    wildReels: data.reels.flatMap((strip, index) => (strip.includes(wild) ? [index + 1] : [])),
    coinsToOpen: data.coinsToOpen,
    cells,
    vault: data.vault,
    highestPayX100: data.vault.grandPayX100,
  };
}
