import { isEmptyChoice } from '../../choice.ts';
import {
  type LineStrips,
  lineRun,
  linesPay,
  reelCount,
  rowCount,
  shortestRun,
} from '../../families/reels/lines-5x3.ts';
import { drawStops, type Stops, scatterCount, symbolAt } from '../../families/reels/strips.ts';
import type { GameMaths, InstantGame, MathsLock, Rng, RoundResult } from '../../types.ts';
import { type StarlightTables, starlightTables } from './evaluate.ts';
import type { StarlightEvent } from './events.ts';
import type { StarlightData } from './maths.ts';
import { rulesVersion, starlightRules } from './rules.ts';
import { summarizeStarlight } from './summarize.ts';

type Round = {
  tables: StarlightTables;
  /** Symbol ids by symbol number. */
  ids: readonly string[];
  events: StarlightEvent[];
  stops: Stops;
  pay: number;
};

function showSpin(round: Round, strips: LineStrips, index: number, free: boolean): void {
  const { ids, stops } = round;
  const grid: string[][] = [];
  for (let reel = 0; reel < reelCount; reel++) {
    const column: string[] = [];
    for (let row = 0; row < rowCount; row++) column.push(ids[symbolAt(strips, stops, reel, row)] as string);
    grid.push(column);
  }
  const multiplier = free ? round.tables.freeMultiplier : 1;
  round.events.push({ type: 'spin', index, free, stops: Array.from(stops), grid, multiplier });
}

/** [reel, row] of the paid symbols. */
function positionsOf(rows: Uint8Array, line: number, count: number): number[][] {
  const positions: number[][] = [];
  for (let reel = 0; reel < count; reel++) positions.push([reel, rows[reelCount * line + reel] as number]);
  return positions;
}

function addLineWins(round: Round, strips: LineStrips, multiplier: number): void {
  const { stops } = round;
  const { lines } = round.tables;
  if (linesPay(lines, strips, stops) === 0) return;
  for (let line = 0; line < lines.lineCount; line++) {
    const count = lineRun(lines, strips, stops, line);
    if (count < shortestRun) continue;
    const symbol = symbolAt(strips, stops, 0, lines.lineRows[reelCount * line] as number);
    const pay = multiplier * (lines.linePays[8 * symbol + count] as number);
    if (pay === 0) continue;
    const id = round.ids[symbol] as string;
    const positions = positionsOf(lines.lineRows, line, count);
    round.events.push({ type: 'line_win', line: line + 1, symbol: id, count, positions, pay_x100: pay });
    round.pay += pay;
  }
}

/**
 * One round with everything the client shows. Wins are written in full as they happen; when their sum reaches the
 * published maximum the feature ends, `max_win` says so and `settle` pays exactly the maximum.
 * @param ids symbol ids by symbol number
 */
function playStarlight(tables: StarlightTables, ids: readonly string[], rng: Rng): RoundResult<StarlightEvent> {
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

type StarlightGame = InstantGame<Record<string, never>, StarlightEvent> & { readonly maths: GameMaths<StarlightData> };

/** The game over one maths version, so that old versions replay with their own numbers. */
export function createStarlightGame(maths: GameMaths<StarlightData>, lock: MathsLock): StarlightGame {
  const tables = starlightTables(maths.data);
  const ids = maths.data.symbols.map((symbol) => symbol.id);
  return {
    kind: 'instant',
    maths,
    mathsHash: lock.mathsHash,
    goldenHash: lock.goldenHash,
    rules: starlightRules(maths.data),
    rulesVersion,
    choices: [{}],
    parseChoice: (raw) => (isEmptyChoice(raw) ? {} : null),
    play: (rng) => playStarlight(tables, ids, rng),
    summarize: summarizeStarlight,
  };
}
