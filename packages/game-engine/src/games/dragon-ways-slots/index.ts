import { lock } from './lock.ts';
import { dragonWaysMathsV1 } from './maths.ts';
import { createDragonWaysGame } from './play.ts';

export type { DragonWaysEvent } from './events.ts';

export const dragonWaysSlots = createDragonWaysGame(dragonWaysMathsV1, lock);
