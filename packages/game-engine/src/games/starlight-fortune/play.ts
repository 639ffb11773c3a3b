import { noChoice } from '../../choice.ts';
import {
  countLineRun,
  type LineStrips,
  reelCount,
  rowCount,
  shortestRun,
  sumLinePays,
} from '../../families/reels/lines-5x3.ts';
import {
  countScatters,
  createWindowIds,
  drawStops,
  getSymbol,
  type Stops,
  type WindowIds,
} from '../../families/reels/strips.ts';
import { locked } from '../../locked.ts';
import type { GameMaths, InstantGame, MathsLock, Rng, RoundResult } from '../../types.ts';
import { createStarlightTables, type StarlightTables } from './evaluate.ts';
import type { StarlightEvent } from './events.ts';
import type { StarlightData } from './maths.ts';
import { buildStarlightRules, rulesVersion, type StarlightRuleFacts } from './rules.ts';

/** Reels of a spin, for drawing and for showing. */
type Reels = { strips: LineStrips; windows: WindowIds };

/** A maths version with its tables for play. */
type Table = {
  tables: StarlightTables;
  /** Symbol IDs by symbol number. */
  ids: readonly string[];
  base: Reels;
  free: Reels;
};

type Round = { table: Table; events: StarlightEvent[]; stops: Stops; pay: number };

function tableOf(data: StarlightData): Table {
  const tables = createStarlightTables(data);
  const reels = (strips: LineStrips): Reels => ({ strips, windows: createWindowIds(data, strips, rowCount) });
  const ids = data.symbols.map((symbol) => symbol.id);
  return { tables, ids, base: reels(tables.base), free: reels(tables.free) };
}

/** Draws a spin and adds its event. */
function spin(round: Round, rng: Rng, { strips, windows }: Reels, index: number, multiplier: number): void {
  drawStops(rng, strips, round.stops);
  const stops: number[] = [];
  const grid: string[][] = [];
  for (let reel = 0; reel < reelCount; reel++) {
    const stop = round.stops[reel] as number;
    stops.push(stop);
    grid.push((windows[reel] as string[][])[stop] as string[]);
  }
  round.events.push({ type: 'spin', index, free: index > 0, stops, grid, multiplier });
}

/** Returns [reel, row] of the paid symbols. */
function positionsOf(rows: Uint8Array, line: number, count: number): number[][] {
  const positions: number[][] = [];
  for (let reel = 0; reel < count; reel++) positions.push([reel, rows[reelCount * line + reel] as number]);
  return positions;
}

function addLineWins({ table, stops, events }: Round, strips: LineStrips, multiplier: number): number {
  const { lines } = table.tables;
  let won = 0;
  if (sumLinePays(lines, strips, stops) === 0) return won;
  for (let line = 0; line < lines.lineCount; line++) {
    const count = countLineRun(lines, strips, stops, line);
    if (count < shortestRun) continue;
    const symbol = getSymbol(strips, stops, 0, lines.lineRows[reelCount * line] as number);
    const pay = multiplier * (lines.linePays[8 * symbol + count] as number);
    if (pay === 0) continue;
    const id = table.ids[symbol] as string;
    const positions = positionsOf(lines.lineRows, line, count);
    events.push({ type: 'line_win', line: line + 1, symbol: id, count, positions, pay_x100: pay });
    won += pay;
  }
  return won;
}

/**
 * Plays one round with all events that the client shows. Each win event has the full win. When the sum reaches the
 * published maximum, the feature ends: `max_win` announces it, and `settle` pays exactly the maximum.
 */
function playStarlight(table: Table, rng: Rng): RoundResult<StarlightEvent> {
  const { base, free } = table;
  const { scatterPays, freeSpins, freeMultiplier, maxPayX100 } = table.tables;
  const round: Round = { table, events: [], stops: new Int32Array(reelCount), pay: 0 };
  const { events } = round;
  spin(round, rng, base, 0, 1);
  round.pay = addLineWins(round, base.strips, 1);
  const scatters = countScatters(base.strips, round.stops);
  const scatterPay = scatterPays[scatters] as number;
  if (scatterPay > 0) events.push({ type: 'scatter_win', count: scatters, pay_x100: scatterPay });
  round.pay += scatterPay;
  const awarded = freeSpins[scatters] as number;
  if (awarded > 0) events.push({ type: 'free_spins', awarded, remaining: awarded });
  for (let index = 1; index <= awarded && round.pay < maxPayX100; index++) {
    spin(round, rng, free, index, freeMultiplier);
    round.pay += addLineWins(round, free.strips, freeMultiplier);
  }
  if (round.pay >= maxPayX100) events.push({ type: 'max_win', pay_x100: maxPayX100 });
  const payX100 = Math.min(round.pay, maxPayX100);
  events.push({ type: 'settle', pay_x100: payX100 });
  return { events, payX100 };
}

type StarlightGame = InstantGame<Record<string, never>, StarlightEvent> & {
  readonly maths: GameMaths<StarlightData>;
  readonly rules: StarlightRuleFacts;
};

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createStarlightGame(maths: GameMaths<StarlightData>, lock: MathsLock): StarlightGame {
  const table = tableOf(maths.data);
  return {
    kind: 'instant',
    ...locked(maths, lock),
    rules: buildStarlightRules(maths.data),
    rulesVersion,
    ...noChoice,
    play: (rng) => playStarlight(table, rng),
  };
}
