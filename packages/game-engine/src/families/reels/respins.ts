import type { Rng } from '../../types.ts';

/**
 * Hold and win: coins that lie in cells are held, every empty cell draws anew, and each respin that brings a coin gives the
 * respins back. It ends when none is left, or when every cell holds a coin.
 */
export type RespinData = {
  /** What a coin may be worth, in hundredths of the stake, and how many of the coins' places it has. */
  coins: { pay_x100: number; weight: number }[];
  /** Places without a coin, beside those of `coins`: what an empty cell draws from in a respin. */
  blanks: number;
  /** Respins at the start, and again after each that brought a coin. */
  respins: number;
  /** Full: the whole round then pays exactly this, in hundredths of the stake. */
  grandPayX100: number;
};

export type RespinTables = {
  /** By place: what the coin there is worth. */
  pays: Int32Array;
  /** Places of an empty cell, those of the coins first. */
  places: number;
  respins: number;
  grandPayX100: number;
};

export function respinTables({ coins, blanks, respins, grandPayX100 }: RespinData): RespinTables {
  const pays = Int32Array.from(coins.flatMap(({ pay_x100, weight }) => new Array<number>(weight).fill(pay_x100)));
  return { pays, places: pays.length + blanks, respins, grandPayX100 };
}

/** Draws what a coin is worth that is known to be there. */
function coinPay({ pays }: RespinTables, rng: Rng): number {
  return pays[rng.below(pays.length)] as number;
}

/**
 * What the coins come to, in hundredths of the stake; −1 when every cell is full. Allocates nothing: which cells are empty
 * does not matter here, only how many, since they draw in turn and alike.
 * @param held coins that are there at the start
 */
export function respinsPay(tables: RespinTables, rng: Rng, cells: number, held: number): number {
  let pay = 0;
  for (let coin = 0; coin < held; coin++) pay += coinPay(tables, rng);
  let empty = cells - held;
  for (let left = tables.respins; left > 0 && empty > 0; left--) {
    const before = empty;
    for (let cell = 0; cell < before; cell++) {
      const place = rng.below(tables.places);
      if (place >= tables.pays.length) continue;
      pay += tables.pays[place] as number;
      empty--;
    }
    // One more than what is given back: this respin is counted when the loop goes on.
    if (empty < before) left = tables.respins + 1;
  }
  return empty === 0 ? -1 : pay;
}

/** A coin in its cell, numbered from 0 in the order in which cells draw. */
export type HeldCoin = { cell: number; payX100: number };

export type Respin = { landed: HeldCoin[]; left: number };

export type Respins = { opened: HeldCoin[]; respins: Respin[]; full: boolean; payX100: number };

/**
 * The same with all that is seen. First each coin that is there, then in every respin each empty cell, in the order of the
 * cells.
 * @param held per cell whether a coin is there
 * @returns `payX100`: what the coins come to, whether they fill all cells or not
 */
export function playRespins(tables: RespinTables, rng: Rng, held: readonly boolean[]): Respins {
  const opened: HeldCoin[] = [];
  const empty: number[] = [];
  for (const [cell, isHeld] of held.entries()) {
    if (isHeld) opened.push({ cell, payX100: coinPay(tables, rng) });
    else empty.push(cell);
  }
  const respins: Respin[] = [];
  let still = empty;
  for (let left = tables.respins; left > 0 && still.length > 0; ) {
    const landed: HeldCoin[] = [];
    for (const cell of still) {
      const place = rng.below(tables.places);
      if (place < tables.pays.length) landed.push({ cell, payX100: tables.pays[place] as number });
    }
    still = still.filter((cell) => !landed.some((coin) => coin.cell === cell));
    left = landed.length > 0 ? tables.respins : left - 1;
    respins.push({ landed, left });
  }
  const coins = [...opened, ...respins.flatMap(({ landed }) => landed)];
  const payX100 = coins.reduce((sum, coin) => sum + coin.payX100, 0);
  return { opened, respins, full: still.length === 0, payX100 };
}
