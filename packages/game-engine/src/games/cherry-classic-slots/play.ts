import { noChoice } from '../../choice.ts';
import { locked } from '../../locked.ts';
import type { GameMaths, InstantGame, MathsLock, Rng, RoundResult } from '../../types.ts';
import { type CherryTables, createCherryTables, getLineIndex, reelCount, rowCount } from './evaluate.ts';
import type { CherryEvent } from './events.ts';
import type { CherryData } from './maths.ts';
import { buildCherryRules, type CherryRuleFacts, rulesVersion } from './rules.ts';

/** A maths version with its tables for play. */
type Table = {
  tables: CherryTables;
  /** Symbol IDs of the window downwards, for each reel and stop. Frozen, because rounds share them. */
  windows: readonly (readonly string[])[][];
  maxPayX100: number;
};

function tableOf(data: CherryData, maxPayX100: number): Table {
  const idByLetter = new Map(data.symbols.map(({ id, letter }) => [letter, id]));
  const windows = data.reels.map((reel) =>
    [...reel].map((_, stop) =>
      Object.freeze([...(reel + reel).slice(stop, stop + rowCount)].map((letter) => idByLetter.get(letter) ?? '')),
    ),
  );
  return { tables: createCherryTables(data), windows, maxPayX100 };
}

const onTheLine = [0, 1, 2].map((reel) => Object.freeze([reel, 1]));

/** Plays one round with all events that the client shows. */
function playCherry({ tables, windows, maxPayX100 }: Table, rng: Rng): RoundResult<CherryEvent> {
  const stops: number[] = [];
  const grid: string[][] = [];
  for (let reel = 0; reel < reelCount; reel++) {
    const stop = rng.below(tables.lengths[reel] as number);
    stops.push(stop);
    grid.push((windows[reel] as string[][])[stop] as string[]);
  }
  const events: CherryEvent[] = [{ type: 'spin', index: 0, free: false, stops, grid }];
  const win = tables.wins[getLineIndex(tables, stops[0] as number, stops[1] as number, stops[2] as number)] ?? null;
  const payX100 = win?.payX100 ?? 0;
  if (win !== null) {
    const { symbol, count, wilds } = win;
    const positions = onTheLine.slice(0, count) as number[][];
    events.push({ type: 'line_win', line: 1, symbol, count, wilds, positions, pay_x100: payX100 });
  }
  if (payX100 === maxPayX100) events.push({ type: 'max_win', pay_x100: payX100 });
  events.push({ type: 'settle', pay_x100: payX100 });
  return { events, payX100 };
}

type CherryGame = InstantGame<Record<string, never>, CherryEvent> & {
  readonly maths: GameMaths<CherryData>;
  readonly rules: CherryRuleFacts;
};

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createCherryGame(maths: GameMaths<CherryData>, lock: MathsLock): CherryGame {
  const rules = buildCherryRules(maths.data);
  const table = tableOf(maths.data, rules.highestPayX100);
  return {
    kind: 'instant',
    ...locked(maths, lock),
    rules,
    rulesVersion,
    ...noChoice,
    play: (rng) => playCherry(table, rng),
  };
}
