import type { IndexedWords } from '../../rng/indexed-words.ts';

export const columnCount = 6;
export const rowCount = 5;
export const cellCount = columnCount * rowCount;
/** The smallest count that pays. */
export const fewestPaid = 8;
/** A bag has 2^7 letters. The highest seven bits of a word choose one. */
export const bagBits = 7;

/**
 * A game that pays anywhere: a symbol pays by its count in the grid, at any position. Paid symbols burst, the symbols above
 * them fall, and the bag refills the grid. This repeats until nothing pays.
 */
export type TumbleData = {
  /** Every symbol ID with its letter in a bag. The scatter is the last one. */
  symbols: { id: string; letter: string }[];
  /** The scatter has its own pays and does not burst. */
  scatter: string;
  /** The smallest count of each step of `pays`, ascending. The first is `fewestPaid`. */
  counts: number[];
  /** Pays in hundredths of the stake, by symbol and for each of `counts`. */
  pays: Record<string, readonly number[]>;
};

/** Tables with symbols as numbers in the order of `symbols`. */
export type TumbleTables = {
  symbolCount: number;
  scatter: number;
  /** Pays in hundredths of the stake. Index = 32 × symbol + count. */
  pays: Int32Array;
};

/**
 * The bag that fills the grid. `low` and `high` have a lane of six bits for each symbol. The lanes are summed over a grid,
 * starting from `lowStart` and `highStart`. The sixth bit of a lane is then set if its symbol is shown often enough to pay.
 */
export type Bag = {
  symbols: Uint8Array;
  low: Int32Array;
  high: Int32Array;
  lowStart: number;
  highStart: number;
};

const laneBits = 6;
const lanes = 5;
/** The sixth bit of every lane. */
const paidLanes = 0b100000_100000_100000_100000_100000;
/** Start of a lane, from which `fewestPaid` symbols reach the sixth bit. From 0, the scatter's start, 30 symbols do not. */
const laneStart = (1 << (laneBits - 1)) - fewestPaid;

/** The grid of one cascade. It is reused, so callers must not store it. */
export type Grid = {
  /** Symbol numbers by index 5 × column + row. Rows count upwards. */
  cells: Uint8Array;
  /** Counts by symbol, filled by `countSymbols`. */
  counts: Int32Array;
  /** Number of places that the last tumble filled, by column. */
  refilled: Uint8Array;
};

export function createGrid(tables: TumbleTables): Grid {
  return {
    cells: new Uint8Array(cellCount),
    counts: new Int32Array(tables.symbolCount),
    refilled: new Uint8Array(columnCount),
  };
}

/** Creates the tables. @throws RangeError unless the scatter is the last of at most ten symbols and the first step is `fewestPaid`. */
export function createTumbleTables(data: TumbleData): TumbleTables {
  const ids = data.symbols.map(({ id }) => id);
  const scatter = ids.indexOf(data.scatter);
  if (scatter !== ids.length - 1 || ids.length > 2 * lanes)
    throw new RangeError('at most ten symbols, the scatter last');
  if (data.counts[0] !== fewestPaid) throw new RangeError(`the first step is ${fewestPaid}`);
  const pays = new Int32Array(32 * ids.length);
  for (const [id, steps] of Object.entries(data.pays)) {
    const at = 32 * ids.indexOf(id);
    for (const [step, least] of data.counts.entries()) pays.fill(steps[step] as number, at + least, at + cellCount + 1);
  }
  return { symbolCount: ids.length, scatter, pays };
}

/** Creates a bag. @throws RangeError unless the bag has 128 letters, all of them symbols. */
export function createBag(data: TumbleData, letters: string): Bag {
  const numbers = [...letters].map((letter) => data.symbols.findIndex((symbol) => symbol.letter === letter));
  if (numbers.length !== 1 << bagBits || numbers.includes(-1)) throw new RangeError('a bag has 128 letters of symbols');
  const laneOf = (symbol: number, first: number, value: number) =>
    symbol >= first && symbol < first + lanes ? value << (laneBits * (symbol - first)) : 0;
  const startOf = (first: number) =>
    data.symbols.reduce((sum, { id }, symbol) => sum + (id === data.scatter ? 0 : laneOf(symbol, first, laneStart)), 0);
  return {
    symbols: Uint8Array.from(numbers),
    low: Int32Array.from(numbers, (symbol) => laneOf(symbol, 0, 1)),
    high: Int32Array.from(numbers, (symbol) => laneOf(symbol, lanes, 1)),
    lowStart: startOf(0),
    highStart: startOf(lanes),
  };
}

/** Fills an empty grid column by column from the left, each upwards. @returns whether any symbol pays */
export function fillGrid(bag: Bag, words: IndexedWords, cells: Uint8Array): boolean {
  const { symbols, low, high, lowStart, highStart } = bag;
  let lowSum = lowStart;
  let highSum = highStart;
  for (let cell = 0; cell < cellCount; cell++) {
    const drawn = words.next(bagBits);
    cells[cell] = symbols[drawn] as number;
    lowSum += low[drawn] as number;
    highSum += high[drawn] as number;
  }
  return ((lowSum | highSum) & paidLanes) !== 0;
}

/** Counts the symbols of a grid into `counts`. */
export function countSymbols({ cells, counts }: Grid): void {
  counts.fill(0);
  for (let cell = 0; cell < cellCount; cell++) {
    const symbol = cells[cell] as number;
    counts[symbol] = (counts[symbol] as number) + 1;
  }
}

/** Returns the pay of the counted grid, in hundredths of the stake. */
function sumGridPays({ scatter, pays }: TumbleTables, counts: Int32Array): number {
  let pay = 0;
  for (let symbol = 0; symbol < scatter; symbol++) pay += pays[32 * symbol + (counts[symbol] as number)] as number;
  return pay;
}

/**
 * Bursts every symbol that pays in the counted grid, drops the others, and refills column by column from the left, each
 * upwards. The counts do not change.
 */
export function tumble({ scatter }: TumbleTables, bag: Bag, words: IndexedWords, grid: Grid): void {
  const { cells, counts, refilled } = grid;
  for (let column = 0; column < columnCount; column++) {
    const end = rowCount * (column + 1);
    let next = end - rowCount;
    for (let cell = next; cell < end; cell++) {
      const symbol = cells[cell] as number;
      if (symbol === scatter || (counts[symbol] as number) < fewestPaid) cells[next++] = symbol;
    }
    refilled[column] = end - next;
    while (next < end) cells[next++] = bag.symbols[words.next(bagBits)] as number;
  }
}

/**
 * Plays a whole cascade. Returns the pay of all its grids in hundredths of the stake, before any multiplier. `grid` is the
 * last one afterwards, which pays nothing.
 */
export function playCascade(tables: TumbleTables, bag: Bag, words: IndexedWords, grid: Grid): number {
  return fillGrid(bag, words, grid.cells) ? playTumbles(tables, bag, words, grid) : 0;
}

/** The part after the first grid. It is a separate function because two of three rounds end with the first grid. */
function playTumbles(tables: TumbleTables, bag: Bag, words: IndexedWords, grid: Grid): number {
  let pay = 0;
  for (;;) {
    countSymbols(grid);
    const won = sumGridPays(tables, grid.counts);
    if (won === 0) return pay;
    pay += won;
    tumble(tables, bag, words, grid);
  }
}

/** Returns the number of scatters in the grid. */
export function countScatters({ scatter }: TumbleTables, { cells }: Grid): number {
  let shown = 0;
  for (let cell = 0; cell < cellCount; cell++) if (cells[cell] === scatter) shown++;
  return shown;
}
