import type { PlayedEvent } from '../../game-facts.ts';
import { cards } from '../cards.ts';

/** Each hand as it stands by the cards, and as it is spoken. */
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

/** "a pair against a high card", "the dealer does not qualify", with the bonus that was earned. */
function summary(events: readonly PlayedEvent[]): string {
  const hand = events.find((event) => event.type === 'hand');
  if (!hand) return 'the hand is open';
  if (hand.result === 'fold') return 'folded';
  const spoken = (name: unknown) => hands[name as Hand]?.spoken ?? '';
  const told =
    hand.result === 'unqualified'
      ? 'the dealer does not qualify'
      : `${spoken(hand.player)} against ${spoken(hand.dealer)}`;
  return Number(hand.bonus_x100) > 0 ? `${told}, ante bonus for ${spoken(hand.player)}` : told;
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
  /** On the cloth of the table. */
  felt: (bonuses: readonly number[]) => `Dealer needs a queen · Ante bonus ${bonuses.join('–')}`,
  /** A hand for ears: whose, its cards, its name. */
  holds: (whose: string, held: string, hand: string) => `${whose}: ${held}.${hand && ` ${hand}.`}`,
  choose: (hand: string) => `${hand}: play or fold.`,
  /** Asked once before a hand is folded that earns a bonus whatever the dealer has. */
  foldBonus: (hand: string) => ({
    title: 'Fold this hand?',
    text: `You have ${hand}, which earns the ante bonus when it is played, whatever the dealer has.`,
    goOn: 'Fold it',
    goBack: 'Back to the table',
  }),
};
