import type { Rng } from '../../types.ts';

/**
 * Hold and win: cells with coins are held, and every empty cell draws again. Each respin with a new coin resets the number
 * of respins. The feature ends without respins, or when every cell has a coin.
 */
export type RespinData = {
  /** Possible values of a coin in hundredths of the stake, with the number of places of each value. */
  coins: { pay_x100: number; weight: number }[];
  /** Number of places without a coin. In a respin, an empty cell draws from these and from the places of `coins`. */
  blanks: number;
  /** Respins at the start, and again after each respin with a new coin. */
  respins: number;
  /** Pay of the whole round when every cell has a coin, in hundredths of the stake. */
  grandPayX100: number;
};

export type RespinTables = {
  /** Value of the coin by place. */
  pays: Int32Array;
  /** Number of places of an empty cell. The places of the coins come first. */
  places: number;
  respins: number;
  grandPayX100: number;
};

export function createRespinTables({ coins, blanks, respins, grandPayX100 }: RespinData): RespinTables {
  const pays = Int32Array.from(coins.flatMap(({ pay_x100, weight }) => new Array<number>(weight).fill(pay_x100)));
  return { pays, places: pays.length + blanks, respins, grandPayX100 };
}

/** Draws the value of an existing coin. */
function drawCoinPay({ pays }: RespinTables, rng: Rng): number {
  return pays[rng.below(pays.length)] as number;
}

/**
 * Returns the sum of the coins in hundredths of the stake, or −1 when every cell has a coin. It allocates nothing. Only the
 * number of empty cells matters, because all cells draw in turn with the same odds.
 * @param held number of coins at the start
 */
export function evaluateRespins(tables: RespinTables, rng: Rng, cells: number, held: number): number {
  let pay = 0;
  for (let coin = 0; coin < held; coin++) pay += drawCoinPay(tables, rng);
  let empty = cells - held;
  for (let left = tables.respins; left > 0 && empty > 0; left--) {
    const before = empty;
    for (let cell = 0; cell < before; cell++) {
      const place = rng.below(tables.places);
      if (place >= tables.pays.length) continue;
      pay += tables.pays[place] as number;
      empty--;
    }
    // One more than the reset value, because the loop decrements it before the next respin.
    if (empty < before) left = tables.respins + 1;
  }
  return empty === 0 ? -1 : pay;
}

/** A coin in its cell. Cells are numbered from 0 in drawing order. */
export type HeldCoin = { cell: number; payX100: number };

export type Respin = { landed: HeldCoin[]; left: number };

export type Respins = { opened: HeldCoin[]; respins: Respin[]; full: boolean; payX100: number };

/**
 * Plays the same draws and returns everything that is shown. Each existing coin draws first. In every respin each empty cell
 * draws in the order of the cells.
 * @param held for each cell, whether it has a coin
 * @returns `payX100`: sum of the coins, also when they fill all cells
 */
export function playRespins(tables: RespinTables, rng: Rng, held: readonly boolean[]): Respins {
  const opened: HeldCoin[] = [];
  const empty: number[] = [];
  for (const [cell, isHeld] of held.entries()) {
    if (isHeld) opened.push({ cell, payX100: drawCoinPay(tables, rng) });
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
