import { lock } from './lock.ts';
import { minesMathsV1 } from './maths.ts';
import { createMinesGame } from './play.ts';

export type { MinesAction, MinesChoice, MinesEvent, MinesView } from './events.ts';

export const mineSeekerSlots = createMinesGame(minesMathsV1, lock);
