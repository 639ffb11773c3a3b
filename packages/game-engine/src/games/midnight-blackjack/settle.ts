import { formatCard } from '../../families/cards/deck.ts';
import { countOf, twentyOne } from '../../families/cards/twenty-one.ts';
import type { Step } from '../../types.ts';
import type { BlackjackEvent, HandEnd } from './events.ts';
import type { BlackjackData } from './maths.ts';
import { type BlackjackHand, type BlackjackState, dealerTakes, isBlackjack } from './state.ts';

/** Returns whether the dealer draws: only if the result of a hand can still depend on it. */
function dealerPlays({ hands }: BlackjackState): boolean {
  const natural = hands.length === 1 && isBlackjack((hands[0] as BlackjackHand).cards);
  return !natural && hands.some(({ cards }) => countOf(cards).total <= twentyOne);
}

function getResult(cards: readonly number[], dealer: readonly number[], natural: boolean): HandEnd {
  const [own, theirs] = [countOf(cards).total, countOf(dealer).total];
  if (own > twentyOne) return 'bust';
  if (natural) return isBlackjack(dealer) ? 'push' : 'blackjack';
  // A blackjack beats any other 21. A dealer's blackjack is found before a hand can draw.
  if (isBlackjack(dealer)) return 'loss';
  if (theirs > twentyOne || own > theirs) return 'win';
  return own === theirs ? 'push' : 'loss';
}

function getPay({ pays }: BlackjackData, end: HandEnd, doubled: boolean): number {
  if (end === 'bust' || end === 'loss') return 0;
  return pays[end] * (doubled ? 2 : 1);
}

/** Reveals the hidden card, plays the dealer's hand if it matters, and pays every hand. */
export function settleRound(
  data: BlackjackData,
  state: BlackjackState,
  before: readonly BlackjackEvent[],
  raiseX100: number,
): Step<BlackjackState, BlackjackEvent> {
  const { shoe, hands, doubled } = state;
  let { taken } = state;
  const dealer = [...state.dealer];
  const events: BlackjackEvent[] = [...before, { type: 'reveal', card: formatCard(data, dealer[1] as number) }];
  const plays = dealerPlays(state);
  while (plays && dealerTakes(data, countOf(dealer))) {
    const card = shoe[taken++] as number;
    dealer.push(card);
    events.push({ type: 'draw', card: formatCard(data, card) });
  }
  const dealerTotal = countOf(dealer).total;
  let payX100 = 0;
  for (const [hand, { cards }] of hands.entries()) {
    const result = getResult(cards, dealer, hands.length === 1 && isBlackjack(cards));
    const pay = getPay(data, result, doubled);
    payX100 += pay;
    const { total } = countOf(cards);
    events.push({ type: 'hand', hand, result, total, dealer_total: dealerTotal, pay_x100: pay });
  }
  events.push({ type: 'settle', pay_x100: payX100 });
  return { state: { ...state, taken, dealer, payX100 }, events, raiseX100 };
}
