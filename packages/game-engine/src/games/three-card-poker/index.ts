import { lock } from './lock.ts';
import { threeCardMathsV1 } from './maths.ts';
import { createThreeCardPoker } from './play.ts';

export { parseCard } from '../../families/cards/deck.ts';
export type { ThreeCardName } from '../../families/cards/three-card-hand.ts';
export { createBestMove } from './best-move.ts';
export type { ThreeCardAction, ThreeCardEnd, ThreeCardEvent, ThreeCardMove, ThreeCardView } from './events.ts';

export const threeCardPoker = createThreeCardPoker(threeCardMathsV1, lock);
