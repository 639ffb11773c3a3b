import { lock } from './lock.ts';
import { jacksMathsV1 } from './maths.ts';
import { createJacksGame } from './play.ts';

export { parseCard } from '../../families/cards/deck.ts';
export { getHandName, type HandName } from '../../families/cards/five-card-hand.ts';
export type { HoldAction, JacksEvent, JacksView } from './events.ts';

export const jacksOrBetterPoker = createJacksGame(jacksMathsV1, lock);
