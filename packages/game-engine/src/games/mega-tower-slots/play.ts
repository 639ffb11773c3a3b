import { createWaysGame, type WaysGame } from '../../families/reels/ways-game.ts';
import type { WaysGameData } from '../../families/reels/ways-round.ts';
import type { GameMaths, MathsLock } from '../../types.ts';
import { rulesVersion } from './rules.ts';

/** Creates the game for one maths version. */
export function createMegaTowerGame(maths: GameMaths<WaysGameData>, lock: MathsLock): WaysGame {
  return createWaysGame(maths, lock, rulesVersion);
}
