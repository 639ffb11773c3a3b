import { lock } from './lock.ts';
import { kenoMathsV1 } from './maths.ts';
import { createKenoGame } from './play.ts';

export type { KenoChoice, KenoEvent } from './events.ts';

export const kenoFortune = createKenoGame(kenoMathsV1, lock);
