import { noChoice } from '../../choice.ts';
import { locked } from '../../locked.ts';
import type { GameMaths, InstantGame, MathsLock } from '../../types.ts';
import { playWays, type WaysEvent, type WaysGameData, waysGameTables } from './ways-round.ts';
import { type WaysRuleFacts, waysRules } from './ways-rules.ts';

export type WaysGame = InstantGame<Record<string, never>, WaysEvent> & {
  readonly maths: GameMaths<WaysGameData>;
  readonly rules: WaysRuleFacts;
};

/** Creates a ways game for one maths version, so that old versions can be replayed with their own numbers. */
export function createWaysGame(maths: GameMaths<WaysGameData>, lock: MathsLock, rulesVersion: number): WaysGame {
  const tables = waysGameTables(maths.data);
  return {
    kind: 'instant',
    ...locked(maths, lock),
    rules: waysRules(maths.data),
    rulesVersion,
    ...noChoice,
    play: (rng) => playWays(tables, rng),
  };
}
