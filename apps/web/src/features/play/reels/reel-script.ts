import type { Band } from './reel-game.ts';

/** A cell of the grid: reel and row, both from 0. */
export type Cell = readonly [reel: number, row: number];

/** One win of a spin: of a line, or of every way that a symbol takes from the left. */
export interface ReelWin {
  /** From 1; null in a game of ways. */
  readonly line: number | null;
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly payX100: number;
}

/** One stop of all reels and everything it brought. */
export interface ReelStep {
  readonly band: Band;
  readonly stops: readonly number[];
  /** Per reel the symbols, top first; as many as its window shows in this spin. */
  readonly grid: readonly (readonly string[])[];
  readonly wins: ReelWin[];
  /** Where the symbols of the feature stand, when they paid or opened it. */
  scatters: readonly Cell[];
  freeSpinsWon: number;
  /** Sum of the round up to and including this spin, in hundredths of the stake. */
  payX100: number;
}

/** What games on strips tell of a round; the engine's own unions are wider. */
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

/** The events of a round as the stage plays them: spin after spin, each with its wins. */
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
    // The published maximum ends the feature: the last sum shown is what is paid.
    if (event.type === 'settle') step.payX100 = event.pay_x100;
  }
  return steps;
}

/** Every cell that won something in this spin, each once. */
export function wonCells({ wins, scatters }: Pick<ReelStep, 'wins' | 'scatters'>): readonly Cell[] {
  const cells = [...wins.flatMap((win) => win.cells), ...scatters];
  return [...new Map(cells.map((cell) => [cell.join(), cell])).values()];
}
