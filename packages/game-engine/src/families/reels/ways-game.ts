import { noChoice } from '../../choice.ts';
import { locked } from '../../locked.ts';
import type { GameMaths, InstantGame, MathsLock } from '../../types.ts';
import { createWaysGameTables, playWays, type WaysEvent, type WaysGameData } from './ways-round.ts';
import { buildWaysRules, type WaysRuleFacts } from './ways-rules.ts';

export type WaysGame = InstantGame<Record<string, never>, WaysEvent> & {
  readonly maths: GameMaths<WaysGameData>;
  readonly rules: WaysRuleFacts;
};

/** Creates a ways game for one maths version, so that old versions can be replayed with their own numbers. */
export function createWaysGame(maths: GameMaths<WaysGameData>, lock: MathsLock, rulesVersion: number): WaysGame {
  const tables = createWaysGameTables(maths.data);
  return {
    kind: 'instant',
    ...locked(maths, lock),
    rules: buildWaysRules(maths.data),
    rulesVersion,
    ...noChoice,
    play: (rng) => playWays(tables, rng),
  };
}
