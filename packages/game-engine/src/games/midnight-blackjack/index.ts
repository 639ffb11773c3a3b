import { lock } from './lock.ts';
import { blackjackMathsV1 } from './maths.ts';
import { createBlackjack } from './play.ts';

export { parseCard } from '../../families/cards/deck.ts';
export { type Count, countOf } from '../../families/cards/twenty-one.ts';
export { bestOf } from './best-move.ts';
export type { BlackjackAction, BlackjackEvent, BlackjackMove, BlackjackView, HandEnd } from './events.ts';

export const midnightBlackjack = createBlackjack(blackjackMathsV1, lock);
