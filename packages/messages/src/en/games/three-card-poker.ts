import { decidingRanks } from '../../facts/deciding-ranks.ts';
import type { PlayedEvent } from '../../facts/game-facts.ts';
import { cards } from '../play/cards.ts';

/** The name of each hand next to the cards, and in a sentence. */
const hands = {
  high_card: { name: 'High card', spoken: 'a high card' },
  pair: { name: 'Pair', spoken: 'a pair' },
  flush: { name: 'Flush', spoken: 'a flush' },
  straight: { name: 'Straight', spoken: 'a straight' },
  three_of_a_kind: { name: 'Three of a kind', spoken: 'three of a kind' },
  straight_flush: { name: 'Straight flush', spoken: 'a straight flush' },
};

const ends = {
  fold: 'Folded',
  win: 'Won',
  push: 'Push',
  loss: 'Lost',
  unqualified: 'No queen',
};

type Hand = keyof typeof hands;

/**
 * "a pair against a high card", "queen high against jack high", "dealer wins with a flush against a pair", "the dealer does not
 * qualify". With a bonus, the hand of the dealer is left out: the sentence has two lines on a phone.
 */
function summary(events: readonly PlayedEvent[]): string {
  const hand = events.find((event) => event.type === 'hand');
  if (!hand) return 'the hand is open';
  if (hand.result === 'fold') return 'you folded';
  const spoken = (name: unknown) => hands[name as Hand]?.spoken ?? '';
  if (Number(hand.bonus_x100) > 0) {
    const own = spoken(hand.player);
    return hand.result === 'loss' ? `ante bonus for ${own}, dealer wins` : `${own}, with ante bonus`;
  }
  const isHigh = hand.player === 'high_card' && hand.dealer === 'high_card';
  const [own, theirs] = isHigh ? decidingRanks(events).map(cards.high) : [spoken(hand.player), spoken(hand.dealer)];
  const results: Readonly<Record<string, string>> = {
    unqualified: 'the dealer does not qualify',
    loss: `dealer wins with ${theirs} against ${own}`,
  };
  return results[String(hand.result)] ?? `${own} against ${theirs}`;
}

export const threeCardPoker = {
  summary,
  hands,
  ends,
  cardName: cards.name,
  faceDown: cards.faceDown,
  deal: 'Deal',
  actions: { play: 'Play', fold: 'Fold' },
  keys: {
    space: 'Space',
    dealPlay: 'Deal, then play',
    stake: 'Change the ante',
    escape: 'Esc',
    skip: 'Skip to the result',
  },
  dealer: 'Dealer',
  yourHand: 'Your hand',
  /** Printed on the table below the spots for chips. */
  spots: ['Ante', 'Play'],
  /** On the table. */
  felt: (bonuses: readonly number[]) => `Dealer needs a queen · Ante bonus ${bonuses.join('–')}`,
  /** A hand for screen readers: its owner, its cards, its name. */
  holds: (whose: string, held: string, hand: string) => `${whose}: ${held}.${hand && ` ${hand}.`}`,
  choose: (hand: string) => `${hand}: play or fold.`,
  /** A confirmation before the player folds a hand that wins a bonus. */
  foldBonus: (hand: string) => ({
    title: 'Fold this hand?',
    text: `You have ${hand}. It wins the ante bonus if you play it, whatever the dealer has.`,
    goOn: 'Fold hand',
    goBack: 'Back to the table',
  }),
};
