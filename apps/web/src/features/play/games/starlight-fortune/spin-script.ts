import type { StarlightEvent } from '@goldwren/game-engine/games/starlight-fortune';

/** A cell of the grid: reel and row, both from 0. */
export type Cell = readonly [reel: number, row: number];

export interface LineWin {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly payX100: number;
}

/** One stop of all reels and everything it brought. */
export interface SpinStep {
  readonly stops: readonly number[];
  /** Per reel the three symbols, top first. */
  readonly grid: readonly (readonly string[])[];
  readonly free: boolean;
  readonly multiplier: number;
  readonly lineWins: LineWin[];
  /** Empty unless the moons paid. */
  moons: Cell[];
  freeSpinsWon: number;
  /** Sum of the round up to and including this spin, in hundredths of the stake. */
  payX100: number;
}

const scatter = 'moon';

function cellsOf(grid: SpinStep['grid'], symbol: string): Cell[] {
  return grid.flatMap((column, reel) => column.flatMap((id, row) => (id === symbol ? [[reel, row] as Cell] : [])));
}

type SpinEvent = Extract<StarlightEvent, { type: 'spin' }>;
type LineWinEvent = Extract<StarlightEvent, { type: 'line_win' }>;

function stepOf({ stops, grid, free, multiplier }: SpinEvent, payX100: number): SpinStep {
  return { stops, grid, free, multiplier, lineWins: [], moons: [], freeSpinsWon: 0, payX100 };
}

function lineWinOf({ line, symbol, count, positions, pay_x100 }: LineWinEvent): LineWin {
  return { line, symbol, count, cells: positions as unknown as readonly Cell[], payX100: pay_x100 };
}

/** The events of a round as the stage plays them: spin after spin, each with its wins. */
export function spinScript(events: readonly StarlightEvent[]): SpinStep[] {
  const steps: SpinStep[] = [];
  for (const event of events) {
    const step = steps.at(-1);
    if (event.type === 'spin') steps.push(stepOf(event, step?.payX100 ?? 0));
    if (!step) continue;
    if (event.type === 'line_win') step.lineWins.push(lineWinOf(event));
    if (event.type === 'scatter_win') step.moons = cellsOf(step.grid, scatter);
    if (event.type === 'line_win' || event.type === 'scatter_win') step.payX100 += event.pay_x100;
    if (event.type === 'free_spins') step.freeSpinsWon = event.awarded;
    // The published maximum ends the feature: the last sum shown is what is paid.
    if (event.type === 'settle') step.payX100 = event.pay_x100;
  }
  return steps;
}
