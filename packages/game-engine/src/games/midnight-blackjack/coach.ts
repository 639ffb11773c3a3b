import { createCoach } from '../../coach.ts';
import { countOf, getCardValue } from '../../families/cards/twenty-one.ts';
import { midnightBlackjack } from './index.ts';
import { findActiveHand, isPair, listLegalMoves } from './state.ts';
import { createDealerEnds } from './values/dealer-ends.ts';
import { handWays } from './values/endless-deck.ts';
import { createBlackjackValues } from './values/move-values.ts';

const { data } = midnightBlackjack.maths;
const endsOf = createDealerEnds(data);
const values = createBlackjackValues(data, endsOf);

/**
 * Compares a move with the best legal one. The value of a move is exact: the deck is endless, so no other visible card
 * matters, and the dealer has already looked for a blackjack.
 */
export const coach = createCoach(midnightBlackjack, (state, taken) => {
  const cards = state.hands[findActiveHand(state)]?.cards ?? [];
  const up = getCardValue(state.dealer[0] as number);
  const situation = { count: countOf(cards), pair: isPair(cards) ? getCardValue(cards[0] as number) : null, up };
  const best = values.best(situation, listLegalMoves(state));
  const lost = best.value - values.move(situation, taken.type);
  const ways = handWays * [...endsOf(up).totals.values()].reduce((sum, one) => sum + one, 0n);
  if (lost === 0n) return { taken, best: taken, lostX100: 0 };
  // Integers this large are divided before they become a number. One more digit is for the rounding.
  const lostX100 = Math.max(1, Math.round(Number((lost * 1000n) / ways) / 10));
  return { taken, best: { type: best.move }, lostX100 };
});
