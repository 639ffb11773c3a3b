import { lock } from './lock.ts';
import { dragonWaysMathsV1 } from './maths.ts';
import { createDragonWaysGame } from './play.ts';

export type { WaysEvent as DragonWaysEvent } from '../../families/reels/ways-round.ts';

export const dragonWaysSlots = createDragonWaysGame(dragonWaysMathsV1, lock);
