import type { PlayedEvent } from '../../game-facts.ts';
import { capitalised } from '../../lists.ts';
import { cards } from '../cards.ts';
import { ordinal } from '../numerals.ts';

/** How a hand ended, as it stands by the hand and as it is spoken. */
const ends = {
  blackjack: { name: 'Blackjack', spoken: 'blackjack' },
  win: { name: 'Won', spoken: 'won' },
  push: { name: 'Push', spoken: 'a push' },
  loss: { name: 'Lost', spoken: 'lost' },
  bust: { name: 'Over 21', spoken: 'over 21' },
};

type End = keyof typeof ends;

const twentyOne = 21;

/** "20 against 18", "21 against 24, the dealer is over 21", "blackjack"; a split: "first hand won, second hand lost". */
function summary(events: readonly PlayedEvent[]): string {
  const hands = events.filter((event) => event.type === 'hand');
  const [only] = hands;
  if (!only) return 'the hand is open';
  const spoken = (hand: PlayedEvent) => ends[hand.result as End]?.spoken ?? '';
  if (hands.length > 1) return hands.map((hand, at) => `${ordinal(at + 1)} hand ${spoken(hand)}`).join(', ');
  const [own, theirs] = [Number(only.total), Number(only.dealer_total)];
  if (only.result === 'blackjack' || only.result === 'bust') return spoken(only);
  return theirs > twentyOne ? `${own}, the dealer is over 21 with ${theirs}` : `${own} against ${theirs}`;
}

export const midnightBlackjack = {
  summary,
  ends,
  cardName: cards.name,
  faceDown: cards.faceDown,
  deal: 'Deal',
  actions: { stand: 'Stand', hit: 'Hit', double: 'Double', split: 'Split' },
  keys: {
    space: 'Space',
    dealStand: 'Deal, then stand',
    stake: 'Change the stake',
    escape: 'Esc',
    skip: 'Skip to the result',
  },
  /** `soft 17`: an ace counts 11. */
  total: (total: number, soft: boolean) => (soft ? `soft ${total}` : String(total)),
  dealer: 'Dealer',
  yourHand: 'Your hand',
  /** One of two, from the left. */
  splitHand: (place: number) => `${capitalised(ordinal(place))} hand`,
  doubled: 'doubled',
  /** On the cloth of the table. */
  felt: (won: number, staked: number, soft: number) => `Blackjack pays ${won} to ${staked} · Dealer hits soft ${soft}`,
  /** A hand for ears: its name, its cards, its total. */
  holds: (whose: string, held: string, total: string) => `${whose}: ${held}. ${total}.`,
  /** What the last step brought. */
  came: (card: string) => `${capitalised(card)}.`,
  peeked: 'The dealer has looked: no blackjack.',
  against: (whose: string, total: string, dealer: string) => `${whose}: ${total} against ${dealer}.`,
};
