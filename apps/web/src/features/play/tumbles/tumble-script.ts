import type { Grid } from './tumble-game.ts';

/** Column and row, both from 0. Row 0 is the top. */
export type Cell = readonly [column: number, row: number];

/** A symbol that pays in any position. */
export interface SymbolWin {
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  /** Hundredths of the stake, with the multiplier applied. */
  readonly payX100: number;
}

/** The winning symbols of a grid burst, and others replace them. */
export interface Tumble {
  readonly wins: SymbolWin[];
  /** The symbols that fell in from above per column, from top to bottom. */
  refills: Grid;
  /** The grid after the tumble. */
  grid: Grid;
  /** The total of the round including these wins, in hundredths of the stake. */
  payX100: number;
}

/** One spin: a new grid with all its tumbles. */
export interface TumbleStep {
  readonly band: 'paid' | 'free';
  /** The grid as it fell in. */
  readonly grid: Grid;
  readonly tumbles: Tumble[];
  freeSpinsWon: number;
  /** The total of the round including this spin, in hundredths of the stake. */
  payX100: number;
}

/** The events that games with tumbles share. The engine's own unions are wider. */
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

/** The grid of a spin at rest. */
export function restOf({ grid, tumbles }: Pick<TumbleStep, 'grid' | 'tumbles'>): Grid {
  return tumbles.at(-1)?.grid ?? grid;
}

/** All cells that burst. A cell shows one symbol, so wins share no cells and there are no duplicates. */
export function burstOf({ wins }: Pick<Tumble, 'wins'>): readonly Cell[] {
  return wins.flatMap(({ cells }) => cells);
}

/** The symbol that paid most in a tumble. */
export function bestOf({ wins }: Pick<Tumble, 'wins'>): string {
  return wins.reduce((best, win) => (win.payX100 > best.payX100 ? win : best)).symbol;
}

/** The wins of a round that paid most, the largest first. */
export function bestWins(steps: readonly TumbleStep[], most: number): readonly SymbolWin[] {
  const wins = steps.flatMap(({ tumbles }) => tumbles.flatMap((tumble) => tumble.wins));
  return wins.sort((one, other) => other.payX100 - one.payX100).slice(0, most);
}

/** The grid after a tumble: the remaining symbols have fallen, with the refills above them. */
function fallen(grid: Grid, burst: readonly Cell[], refills: Grid): Grid {
  const gone = new Set(burst.map(String));
  return grid.map((column, at) => [...(refills[at] ?? []), ...column.filter((_, row) => !gone.has(`${at},${row}`))]);
}

/** The row from which each symbol fell, per column. Rows above the grid are negative. */
export function fallOf(before: Grid, { wins, refills }: Pick<Tumble, 'wins' | 'refills'>): number[][] {
  const gone = new Set(burstOf({ wins }).map(String));
  return before.map((column, at) => {
    const fresh = refills[at]?.length ?? 0;
    const stayed = column.flatMap((_, row) => (gone.has(`${at},${row}`) ? [] : [row]));
    return [...Array.from({ length: fresh }, (_, row) => row - fresh), ...stayed];
  });
}

type Win = Extract<TumbleEvent, { type: 'symbol_win' }>;

/** The wins of one grid are separate events. The first of them starts the tumble. */
function addWin(step: TumbleStep, { symbol, count, positions, pay_x100 }: Win): void {
  step.payX100 += pay_x100;
  const last = step.tumbles.at(-1);
  const isOpen = last !== undefined && last.refills.length === 0;
  const tumble = isOpen ? last : { wins: [], refills: [], grid: restOf(step), payX100: 0 };
  if (!isOpen) step.tumbles.push(tumble);
  tumble.wins.push({ symbol, count, cells: positions as unknown as readonly Cell[], payX100: pay_x100 });
  tumble.payX100 = step.payX100;
}

/** Never shows a total that is not paid: the published maximum win ends the feature and limits the round. */
function limitTo(steps: readonly TumbleStep[], payX100: number): void {
  for (const step of steps) {
    step.payX100 = Math.min(step.payX100, payX100);
    for (const tumble of step.tumbles) tumble.payX100 = Math.min(tumble.payX100, payX100);
  }
}

/** Converts the events of a round into the steps that the stage plays: one per spin, with its tumbles. */
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

/** The number of a symbol in a grid. */
export function shownOf(grid: Grid, symbol: string): number {
  return grid.flat().filter((id) => id === symbol).length;
}
