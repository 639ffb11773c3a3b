import { createStarlightGame } from './game.ts';
import { mathsHash } from './lock.ts';
import { starlightMathsV1 } from './maths.ts';

export const starlightFortune = createStarlightGame(starlightMathsV1, mathsHash);
