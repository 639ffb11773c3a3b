import { lock } from './lock.ts';
import { megaTowerMathsV1 } from './maths.ts';
import { createMegaTowerGame } from './play.ts';

export type { WaysEvent as MegaTowerEvent } from '../../families/reels/ways-round.ts';

export const megaTowerSlots = createMegaTowerGame(megaTowerMathsV1, lock);
