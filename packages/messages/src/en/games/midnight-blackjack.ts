import type { PlayedEvent } from '../../facts/game-facts.ts';
import { capitalised } from '../../formats/lists.ts';
import { ordinal } from '../numerals.ts';
import { cards } from '../play/cards.ts';

/** The result of a hand: next to the hand, and in a sentence. */
const ends = {
  blackjack: { name: 'Blackjack', spoken: 'blackjack' },
  win: { name: 'Won', spoken: 'won' },
  push: { name: 'Push', spoken: 'a push' },
  loss: { name: 'Lost', spoken: 'lost' },
  bust: { name: 'Over 21', spoken: 'over 21' },
};

type End = keyof typeof ends;

const twentyOne = 21;

/** The totals of one hand, with the winner if it is the dealer. */
function compared(own: number, dealer: number): string {
  if (dealer > twentyOne) return `${own}, and the dealer went over 21 with ${dealer}`;
  if (dealer > own) return `dealer wins, ${dealer} to ${own}`;
  return dealer === own ? `push at ${own}` : `${own} to ${dealer}`;
}

/** "20 to 18", "dealer wins, 18 to 15", "blackjack"; a split: "first hand won, second hand lost". */
function summary(events: readonly PlayedEvent[]): string {
  const hands = events.filter((event) => event.type === 'hand');
  const [only] = hands;
  if (!only) return 'the hand is open';
  const spoken = (hand: PlayedEvent) => ends[hand.result as End]?.spoken ?? '';
  if (hands.length > 1) return hands.map((hand, at) => `${ordinal(at + 1)} hand ${spoken(hand)}`).join(', ');
  if (only.result === 'blackjack') return spoken(only);
  if (only.result === 'bust') return `you went over 21 with ${Number(only.total)}`;
  return compared(Number(only.total), Number(only.dealer_total));
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
    dealHit: 'Deal, then hit',
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
  doubled: 'Doubled',
  /** “Blackjack” on the table, in two parts on both sides of the cards. */
  headline: ['Black', 'jack'] as [string, string],
  /** On the table. */
  felt: (won: number, staked: number, soft: number) => `Blackjack pays ${won} to ${staked} · Dealer hits soft ${soft}`,
  /** A hand for screen readers: its name, its cards, its total. */
  holds: (whose: string, held: string, total: string) => `${whose}: ${held}. ${total}.`,
  /** The card of the last step. */
  came: (card: string) => `${capitalised(card)}.`,
  peeked: 'The dealer has checked: no blackjack.',
  against: (whose: string, total: string, dealer: string) => `${whose}: ${total} against ${dealer}.`,
};
