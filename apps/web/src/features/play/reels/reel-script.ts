import type { Band } from './reel-game.ts';

/** A cell of the grid: reel and row, both counted from 0. */
export type Cell = readonly [reel: number, row: number];

/** One win of a spin: on a line, or on all ways of a symbol from the left. */
export interface ReelWin {
  /** Counted from 1. Null in a game with ways. */
  readonly line: number | null;
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly payX100: number;
}

/** One spin of all reels with its results. */
export interface ReelStep {
  readonly band: Band;
  readonly stops: readonly number[];
  /** The symbols per reel, top first, as many as are visible in this spin. */
  readonly grid: readonly (readonly string[])[];
  readonly wins: ReelWin[];
  /** The positions of the feature symbols, when they paid or triggered the feature. */
  scatters: readonly Cell[];
  freeSpinsWon: number;
  /** The total of the round including this spin, in hundredths of the stake. */
  payX100: number;
}

/** The events that games with reel strips share. The engine's own unions are wider. */
export type ReelEvent =
  | { readonly type: 'spin'; readonly free: boolean; readonly stops: number[]; readonly grid: string[][] }
  | {
      readonly type: 'line_win';
      readonly line: number;
      readonly symbol: string;
      readonly count: number;
      readonly positions: number[][];
      readonly pay_x100: number;
    }
  | {
      readonly type: 'ways_win';
      readonly symbol: string;
      readonly count: number;
      readonly positions: number[][];
      readonly pay_x100: number;
    }
  | { readonly type: 'scatter_win'; readonly pay_x100: number }
  | { readonly type: 'free_spins'; readonly awarded: number }
  | { readonly type: 'max_win' }
  | { readonly type: 'settle'; readonly pay_x100: number };

type EventOf<T extends ReelEvent['type']> = Extract<ReelEvent, { type: T }>;

function cellsOf(grid: ReelStep['grid'], symbol: string): Cell[] {
  return grid.flatMap((column, reel) => column.flatMap((id, row) => (id === symbol ? [[reel, row] as Cell] : [])));
}

function stepOf({ stops, grid, free }: EventOf<'spin'>, payX100: number): ReelStep {
  return { band: free ? 'free' : 'paid', stops, grid, wins: [], scatters: [], freeSpinsWon: 0, payX100 };
}

function winOf(event: EventOf<'line_win' | 'ways_win'>): ReelWin {
  const { symbol, count, positions, pay_x100 } = event;
  const line = event.type === 'line_win' ? event.line : null;
  return { line, symbol, count, cells: positions as unknown as readonly Cell[], payX100: pay_x100 };
}

/** Converts the events of a round into the steps that the stage plays: one per spin, with its wins. */
export function reelScript(events: readonly ReelEvent[], featureSymbol: string): ReelStep[] {
  const steps: ReelStep[] = [];
  for (const event of events) {
    const step = steps.at(-1);
    if (event.type === 'spin') steps.push(stepOf(event, step?.payX100 ?? 0));
    if (!step) continue;
    const isWin = event.type === 'line_win' || event.type === 'ways_win';
    if (isWin) step.wins.push(winOf(event));
    if (event.type === 'scatter_win' || event.type === 'free_spins') step.scatters = cellsOf(step.grid, featureSymbol);
    if (isWin || event.type === 'scatter_win') step.payX100 += event.pay_x100;
    if (event.type === 'free_spins') step.freeSpinsWon = event.awarded;
    // The published maximum win ends the feature, so the last total must be the paid amount.
    if (event.type === 'settle') step.payX100 = event.pay_x100;
  }
  return steps;
}

/** All winning cells of this spin, without duplicates. */
export function wonCells({ wins, scatters }: Pick<ReelStep, 'wins' | 'scatters'>): readonly Cell[] {
  const cells = [...wins.flatMap((win) => win.cells), ...scatters];
  return [...new Map(cells.map((cell) => [cell.join(), cell])).values()];
}
