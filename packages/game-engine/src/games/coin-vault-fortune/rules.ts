import { type LinePays, reelCount, rowCount, shortestRun } from '../../families/reels/lines-5x3.ts';
import type { RuleFacts } from '../../types.ts';
import type { CoinVaultData } from './maths.ts';

/** Part of the maths hash: counts up when a rule changes that no number shows. */
export const rulesVersion = 1;

export interface CoinVaultRuleFacts extends RuleFacts {
  readonly lines: readonly (readonly number[])[];
  readonly reels: number;
  readonly rows: number;
  /** How many of one symbol are paid on a line, ascending. */
  readonly counts: readonly number[];
  readonly coin: string;
  /** The reels that show the wild, the leftmost being 1. */
  readonly wildReels: readonly number[];
  readonly coinsToOpen: number;
  readonly respins: number;
  readonly cells: number;
  /** The least and the most that a coin may be worth, in hundredths of the stake. */
  readonly coinPaysX100: readonly [number, number];
  /** An empty cell draws a coin in one of so many respins. */
  readonly coinOneIn: number;
  /** Of a full vault, and the most a round pays. */
  readonly highestPayX100: number;
}

/** The longest run first. */
function pays(values: LinePays): { count: number; pay_x100: number }[] {
  return values.map((pay, index) => ({ count: index + shortestRun, pay_x100: pay })).reverse();
}

export function coinVaultRules(data: CoinVaultData): CoinVaultRuleFacts {
  const { coins, blanks, respins, grandPayX100 } = data.vault;
  const wild = data.symbols.find(({ id }) => id === data.wild)?.letter as string;
  const reels = data.reels.map((strip, index) => ({ number: index + 1, shows: strip.includes(wild) }));
  const cells = reelCount * rowCount;
  const worths = coins.map(({ pay_x100 }) => pay_x100);
  const places = coins.reduce((sum, { weight }) => sum + weight, 0);
  return {
    paytable: [
      ...Object.entries(data.linePays).map(([id, values]) => ({ outcome: id, symbol: id, pays: pays(values) })),
      { outcome: data.scatter, symbol: data.scatter, pays: [{ count: cells, pay_x100: grandPayX100 }] },
    ],
    lines: data.lines.map((line) => [...line]),
    reels: reelCount,
    rows: rowCount,
    counts: [0, 1, 2].map((index) => index + shortestRun),
    coin: data.scatter,
    wildReels: reels.filter(({ shows }) => shows).map(({ number }) => number),
    coinsToOpen: data.coinsToOpen,
    respins,
    cells,
    coinPaysX100: [Math.min(...worths), Math.max(...worths)],
    coinOneIn: (places + blanks) / places,
    highestPayX100: grandPayX100,
  };
}
