import { noChoice } from '../../choice.ts';
import {
  type Bag,
  cellCount,
  columnCount,
  countScatters,
  countSymbols,
  fewestPaid,
  fillGrid,
  rowCount,
  tumble,
} from '../../families/reels/tumbles.ts';
import { locked } from '../../locked.ts';
import type { GameMaths, InstantGame, MathsLock, Rng, RoundResult } from '../../types.ts';
import { createGemCascadeTables, createRound, type GemCascadeRound, type GemCascadeTables } from './evaluate.ts';
import type { GemCascadeEvent } from './events.ts';
import type { GemCascadeData } from './maths.ts';
import { buildGemCascadeRules, type GemCascadeRuleFacts, rulesVersion } from './rules.ts';

/** A maths version with its tables for play. */
type Table = {
  tables: GemCascadeTables;
  /** Symbol IDs by symbol number. */
  ids: readonly string[];
  /** Scratch space. It is shared, because a round ends before the next one starts. */
  round: GemCascadeRound;
};

/** [column, row] of every cell. Row 0 is the highest. Frozen, because rounds share them. */
const placeOf: readonly (readonly number[])[] = Array.from({ length: cellCount }, (_, cell) =>
  Object.freeze([Math.trunc(cell / rowCount), rowCount - 1 - (cell % rowCount)]),
);

/** Heights for showing every column from top to bottom. */
const full = new Array<number>(columnCount).fill(rowCount);

type Shown = { table: Table; events: GemCascadeEvent[] };

/** Returns the highest rows of each column downwards. `heights` is the number of rows for each column. */
function showGrid({ ids, round }: Table, heights: ArrayLike<number>): string[][] {
  const { cells } = round.grid;
  const shown: string[][] = [];
  for (let column = 0; column < columnCount; column++) {
    const symbols: string[] = [];
    const top = rowCount * column + rowCount - 1;
    const height = heights[column] as number;
    for (let row = 0; row < height; row++) symbols.push(ids[cells[top - row] as number] as string);
    shown.push(symbols);
  }
  return shown;
}

function positionsOf(cells: Uint8Array, symbol: number): number[][] {
  const positions: number[][] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    if (cells[cell] === symbol) positions.push(placeOf[cell] as number[]);
  }
  return positions;
}

/** Adds the wins of the counted grid in the order of the symbols. Returns their sum. */
function addWins({ table, events }: Shown, multiplier: number): number {
  const { scatter, pays } = table.tables.tumbles;
  const { cells, counts } = table.round.grid;
  let won = 0;
  for (let symbol = 0; symbol < scatter; symbol++) {
    const count = counts[symbol] as number;
    if (count < fewestPaid) continue;
    const pay = multiplier * (pays[32 * symbol + count] as number);
    const positions = positionsOf(cells, symbol);
    events.push({ type: 'symbol_win', symbol: table.ids[symbol] as string, count, positions, pay_x100: pay });
    won += pay;
  }
  return won;
}

/** Fills an empty grid and tumbles until nothing pays. */
function addCascade(shown: Shown, bag: Bag, index: number, multiplier: number): number {
  const { table, events } = shown;
  const { words, grid } = table.round;
  const pays = fillGrid(bag, words, grid.cells);
  events.push({ type: 'spin', index, free: index > 0, grid: showGrid(table, full), multiplier });
  if (!pays) return 0;
  let pay = 0;
  for (;;) {
    countSymbols(grid);
    const won = addWins(shown, multiplier);
    if (won === 0) return pay;
    pay += won;
    tumble(table.tables.tumbles, bag, words, grid);
    events.push({ type: 'tumble', refills: showGrid(table, grid.refilled) });
  }
}

/**
 * Plays one round with all events that the client shows. Each win event has the full win. When the sum reaches the
 * published maximum, no more free spins are played: `max_win` announces it, and `settle` pays exactly the maximum.
 */
function playGemCascade(table: Table, rng: Rng): RoundResult<GemCascadeEvent> {
  const { base, free, tumbles, rounds, scatterPays, freeSpins, freeMultiplier, maxPayX100 } = table.tables;
  const { round } = table;
  const index = rng.below(rounds);
  const events: GemCascadeEvent[] = [{ type: 'round', index }];
  const shown: Shown = { table, events };
  round.words.begin(index);
  let pay = addCascade(shown, base, 0, 1);
  const scatters = countScatters(tumbles, round.grid);
  const scatterPay = scatterPays[scatters] as number;
  const awarded = freeSpins[scatters] as number;
  if (scatterPay > 0) events.push({ type: 'scatter_win', count: scatters, pay_x100: scatterPay });
  if (awarded > 0) events.push({ type: 'free_spins', awarded, remaining: awarded });
  pay += scatterPay;
  for (let spin = 1; spin <= awarded && pay < maxPayX100; spin++) {
    pay += addCascade(shown, free, spin, freeMultiplier);
  }
  if (pay >= maxPayX100) events.push({ type: 'max_win', pay_x100: maxPayX100 });
  const payX100 = Math.min(pay, maxPayX100);
  events.push({ type: 'settle', pay_x100: payX100 });
  return { events, payX100 };
}

type GemCascadeGame = InstantGame<Record<string, never>, GemCascadeEvent> & {
  readonly maths: GameMaths<GemCascadeData>;
  readonly rules: GemCascadeRuleFacts;
};

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createGemCascadeGame(maths: GameMaths<GemCascadeData>, lock: MathsLock): GemCascadeGame {
  const tables = createGemCascadeTables(maths.data);
  const table: Table = { tables, ids: maths.data.symbols.map(({ id }) => id), round: createRound(tables) };
  return {
    kind: 'instant',
    ...locked(maths, lock),
    rules: buildGemCascadeRules(maths.data),
    rulesVersion,
    ...noChoice,
    play: (rng) => playGemCascade(table, rng),
  };
}
