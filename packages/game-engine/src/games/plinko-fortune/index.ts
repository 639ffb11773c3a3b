import { lock } from './lock.ts';
import { plinkoMathsV1 } from './maths.ts';
import { createPlinkoGame } from './play.ts';

export type { PlinkoEvent } from './events.ts';
export type { PlinkoRisk } from './maths.ts';

export const plinkoFortune = createPlinkoGame(plinkoMathsV1, lock);
