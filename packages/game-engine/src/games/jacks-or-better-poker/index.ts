import { createJacksGame } from './game.ts';
import { mathsHash } from './lock.ts';
import { jacksMathsV1 } from './maths.ts';

export type { HoldAction, JacksState, JacksView } from './game.ts';
export type { HandName } from './maths.ts';

export const jacksOrBetterPoker = createJacksGame(jacksMathsV1, mathsHash);
