import { lock } from './lock.ts';
import { gemCascadeMathsV1 } from './maths.ts';
import { createGemCascadeGame } from './play.ts';

export type { GemCascadeEvent } from './events.ts';

export const gemCascadeFortune = createGemCascadeGame(gemCascadeMathsV1, lock);
