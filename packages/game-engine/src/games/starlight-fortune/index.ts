import { lock } from './lock.ts';
import { starlightMathsV1 } from './maths.ts';
import { createStarlightGame } from './play.ts';

export type { StarlightEvent } from './events.ts';

export const starlightFortune = createStarlightGame(starlightMathsV1, lock);
