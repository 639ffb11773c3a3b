import { lock } from './lock.ts';
import { cherryMathsV1 } from './maths.ts';
import { createCherryGame } from './play.ts';

export type { CherryEvent } from './events.ts';

export const cherryClassicSlots = createCherryGame(cherryMathsV1, lock);
