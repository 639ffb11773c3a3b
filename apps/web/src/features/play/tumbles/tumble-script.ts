import type { Grid } from './tumble-game.ts';

/** Column and row, both from 0, row 0 the highest. */
export type Cell = readonly [column: number, row: number];

/** A symbol that pays, wherever it lies. */
export interface SymbolWin {
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  /** Hundredths of the stake, multiplied. */
  readonly payX100: number;
}

/** What pays in a grid bursts, and what comes of it. */
export interface Tumble {
  readonly wins: SymbolWin[];
  /** Per column what fell in from above, downwards. */
  refills: Grid;
  /** After it. */
  grid: Grid;
  /** Sum of the round up to and including these wins, in hundredths of the stake. */
  payX100: number;
}

/** One filling of the grid and all that tumbles in it. */
export interface TumbleStep {
  readonly band: 'paid' | 'free';
  /** As it fell in. */
  readonly grid: Grid;
  readonly tumbles: Tumble[];
  freeSpinsWon: number;
  /** Sum of the round up to and including this spin, in hundredths of the stake. */
  payX100: number;
}

/** What games that tumble tell of a round; the engine's own unions are wider. */
export type TumbleEvent =
  | { readonly type: 'round' }
  | { readonly type: 'spin'; readonly free: boolean; readonly grid: string[][] }
  | {
      readonly type: 'symbol_win';
      readonly symbol: string;
      readonly count: number;
      readonly positions: number[][];
      readonly pay_x100: number;
    }
  | { readonly type: 'tumble'; readonly refills: string[][] }
  | { readonly type: 'scatter_win'; readonly pay_x100: number }
  | { readonly type: 'free_spins'; readonly awarded: number }
  | { readonly type: 'max_win' }
  | { readonly type: 'settle'; readonly pay_x100: number };

/** Where a spin has come to rest. */
export function restOf({ grid, tumbles }: Pick<TumbleStep, 'grid' | 'tumbles'>): Grid {
  return tumbles.at(-1)?.grid ?? grid;
}

/** Every cell that bursts, each once: a cell shows one symbol, so no two wins share it. */
export function burstOf({ wins }: Pick<Tumble, 'wins'>): readonly Cell[] {
  return wins.flatMap(({ cells }) => cells);
}

/** The grid after a tumble: what did not burst has fallen, the refills lie on it. */
function fallen(grid: Grid, burst: readonly Cell[], refills: Grid): Grid {
  const gone = new Set(burst.map(String));
  return grid.map((column, at) => [...(refills[at] ?? []), ...column.filter((_, row) => !gone.has(`${at},${row}`))]);
}

/** From which row each symbol of a grid fell, per column; above the grid rows are negative. */
export function fallOf(before: Grid, { wins, refills }: Pick<Tumble, 'wins' | 'refills'>): number[][] {
  const gone = new Set(burstOf({ wins }).map(String));
  return before.map((column, at) => {
    const fresh = refills[at]?.length ?? 0;
    const stayed = column.flatMap((_, row) => (gone.has(`${at},${row}`) ? [] : [row]));
    return [...Array.from({ length: fresh }, (_, row) => row - fresh), ...stayed];
  });
}

type Win = Extract<TumbleEvent, { type: 'symbol_win' }>;

/** The wins of one grid come one after the other; the first of them begins the tumble. */
function addWin(step: TumbleStep, { symbol, count, positions, pay_x100 }: Win): void {
  step.payX100 += pay_x100;
  const last = step.tumbles.at(-1);
  const isOpen = last !== undefined && last.refills.length === 0;
  const tumble = isOpen ? last : { wins: [], refills: [], grid: restOf(step), payX100: 0 };
  if (!isOpen) step.tumbles.push(tumble);
  tumble.wins.push({ symbol, count, cells: positions as unknown as readonly Cell[], payX100: pay_x100 });
  tumble.payX100 = step.payX100;
}

/** No sum is shown that is not paid: the published maximum ends the feature and is what the round comes to. */
function limitTo(steps: readonly TumbleStep[], payX100: number): void {
  for (const step of steps) {
    step.payX100 = Math.min(step.payX100, payX100);
    for (const tumble of step.tumbles) tumble.payX100 = Math.min(tumble.payX100, payX100);
  }
}

/** The events of a round as the stage plays them: spin after spin, each with its tumbles. */
export function tumbleScript(events: readonly TumbleEvent[]): TumbleStep[] {
  const steps: TumbleStep[] = [];
  for (const event of events) {
    const step = steps.at(-1);
    if (event.type === 'spin') {
      const band = event.free ? 'free' : 'paid';
      steps.push({ band, grid: event.grid, tumbles: [], freeSpinsWon: 0, payX100: step?.payX100 ?? 0 });
    }
    if (!step) continue;
    const tumble = step.tumbles.at(-1);
    if (event.type === 'symbol_win') addWin(step, event);
    if (event.type === 'tumble' && tumble) {
      tumble.refills = event.refills;
      tumble.grid = fallen(tumble.grid, burstOf(tumble), event.refills);
    }
    if (event.type === 'scatter_win') step.payX100 += event.pay_x100;
    if (event.type === 'free_spins') step.freeSpinsWon = event.awarded;
    if (event.type === 'settle') limitTo(steps, event.pay_x100);
  }
  return steps;
}

/** How many of a symbol a grid shows. */
export function shownOf(grid: Grid, symbol: string): number {
  return grid.flat().filter((id) => id === symbol).length;
}
