import type { PlayedEvent } from '../../facts/game-facts.ts';
import { cards } from '../play/cards.ts';

/** The name of each hand in the paytable, and in a sentence. */
const hands = {
  nothing: { name: 'Nothing', spoken: 'no winning hand' },
  jacks_or_better: { name: 'Jacks or better', spoken: 'a pair of jacks or better' },
  two_pair: { name: 'Two pair', spoken: 'two pair' },
  three_of_a_kind: { name: 'Three of a kind', spoken: 'three of a kind' },
  straight: { name: 'Straight', spoken: 'a straight' },
  flush: { name: 'Flush', spoken: 'a flush' },
  full_house: { name: 'Full house', spoken: 'a full house' },
  four_of_a_kind: { name: 'Four of a kind', spoken: 'four of a kind' },
  straight_flush: { name: 'Straight flush', spoken: 'a straight flush' },
  royal_flush: { name: 'Royal flush', spoken: 'a royal flush' },
};

/** "two pair"; "the hand is open" before the draw. */
function summary(events: readonly PlayedEvent[]): string {
  const hand = events.find((event) => event.type === 'hand');
  return hand ? (hands[hand.name as keyof typeof hands]?.spoken ?? '') : 'the hand is open';
}

export const jacksOrBetterPoker = {
  summary,
  hands,
  cardName: cards.name,
  deal: 'Deal',
  draw: 'Draw',
  keys: {
    space: 'Space',
    dealDraw: 'Deal, then draw',
    digits: '1 to 5',
    hold: 'Hold or release a card',
    stake: 'Change the stake',
    escape: 'Esc',
    skip: 'Skip to the result',
  },
  yourHand: 'Your hand',
  faceDown: cards.faceDown,
  hold: (card: string) => `Hold ${card}`,
  held: 'HELD',
  dealt: (cards: string) => `Dealt: ${cards}.`,
  drawn: (cards: string) => `Drawn: ${cards}.`,
  /** A confirmation before the player draws away a paying hand without holding a card. */
  throwAway: (hand: string) => ({
    title: 'Draw five new cards?',
    text: `You have ${hand}, which pays, but you hold no card.`,
    goOn: 'Draw five new cards',
    goBack: 'Choose cards to hold',
  }),
  choose: 'Choose the cards to hold, then draw.',
  paytable: 'Paytable, times the stake',
};
