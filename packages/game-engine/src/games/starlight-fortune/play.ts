import type { GameEvent, Rng, RoundResult } from '../../types.ts';
import {
  drawStops,
  lineRun,
  reelCount,
  rowCount,
  type StarlightTables,
  type Stops,
  type Strips,
  scatterCount,
} from './evaluate.ts';

/** No symbol pays for fewer. */
const shortestWin = 3;

type Round = { tables: StarlightTables; ids: readonly string[]; events: GameEvent[]; stops: Stops; pay: number };

function column(round: Round, strips: Strips, reel: number): string[] {
  const strip = strips.reels[reel] as Uint8Array;
  const ids: string[] = [];
  for (let row = 0; row < rowCount; row++) {
    ids.push(round.ids[strip[(round.stops[reel] as number) + row] as number] as string);
  }
  return ids;
}

function showSpin(round: Round, strips: Strips, index: number, free: boolean): void {
  const stops: number[] = [];
  const grid: string[][] = [];
  for (let reel = 0; reel < reelCount; reel++) {
    stops.push(round.stops[reel] as number);
    grid.push(column(round, strips, reel));
  }
  const multiplier = free ? round.tables.freeMultiplier : 1;
  round.events.push({ type: 'spin', index, free, stops, grid, multiplier });
}

/** [reel, row] of the paid symbols. */
function positionsOf(tables: StarlightTables, line: number, count: number): number[][] {
  const positions: number[][] = [];
  for (let reel = 0; reel < count; reel++) positions.push([reel, tables.lineRows[reelCount * line + reel] as number]);
  return positions;
}

function addLineWins(round: Round, strips: Strips, multiplier: number): void {
  const { tables, stops } = round;
  const first = strips.reels[0] as Uint8Array;
  for (let line = 0; line < tables.lineCount; line++) {
    const count = lineRun(tables, strips, stops, line);
    if (count < shortestWin) continue;
    const symbol = first[(stops[0] as number) + (tables.lineRows[reelCount * line] as number)] as number;
    const pay = multiplier * (tables.linePays[8 * symbol + count] as number);
    if (pay === 0) continue;
    const id = round.ids[symbol] as string;
    const positions = positionsOf(tables, line, count);
    round.events.push({ type: 'line_win', line: line + 1, symbol: id, count, positions, pay_x100: pay });
    round.pay += pay;
  }
}

/**
 * One round with everything the client shows. Wins are written in full as they happen; when their sum reaches the
 * published maximum the feature ends, `max_win` says so and `settle` pays exactly the maximum.
 * @param ids symbol ids by symbol number
 */
export function playStarlight(tables: StarlightTables, ids: readonly string[], rng: Rng): RoundResult {
  const round: Round = { tables, ids, events: [], stops: new Int32Array(reelCount), pay: 0 };
  drawStops(rng, tables.base, round.stops);
  showSpin(round, tables.base, 0, false);
  addLineWins(round, tables.base, 1);
  const scatters = scatterCount(tables.base, round.stops);
  const scatterPay = tables.scatterPays[scatters] as number;
  if (scatterPay > 0) round.events.push({ type: 'scatter_win', count: scatters, pay_x100: scatterPay });
  round.pay += scatterPay;
  const awarded = tables.freeSpins[scatters] as number;
  if (awarded > 0) round.events.push({ type: 'free_spins', awarded, remaining: awarded });
  for (let spin = 1; spin <= awarded && round.pay < tables.maxPayX100; spin++) {
    drawStops(rng, tables.free, round.stops);
    showSpin(round, tables.free, spin, true);
    addLineWins(round, tables.free, tables.freeMultiplier);
  }
  if (round.pay >= tables.maxPayX100) round.events.push({ type: 'max_win', pay_x100: tables.maxPayX100 });
  const payX100 = Math.min(round.pay, tables.maxPayX100);
  round.events.push({ type: 'settle', pay_x100: payX100 });
  return { events: round.events, payX100 };
}
