import { describe, expect, test } from 'vitest';
import { threeCardPoker as french } from '../../fr-CA/games/three-card-poker.ts';
import { threeCardPoker as english } from './three-card-poker.ts';

const ended = (result: string, player: string, dealer: string, bonus_x100 = 0) => [
  { type: 'hand', result, player, dealer, ante_x100: 0, play_x100: 0, bonus_x100 },
];

const dealt = (player: string[], dealer: string[], result: string) => [
  { type: 'deal', player },
  { type: 'reveal', dealer },
  ...ended(result, 'high_card', 'high_card'),
];

describe('a round of Three Card Poker', () => {
  test.each([
    [[], 'the hand is open', 'la main est en cours'],
    [ended('fold', 'pair', 'flush'), 'you folded', 'vous vous couchez'],
    [ended('win', 'pair', 'high_card'), 'a pair against a high card', 'une paire contre une carte haute'],
    [ended('push', 'flush', 'flush'), 'a flush against a flush', 'une couleur contre une couleur'],
    [
      dealt(['4C', 'AS', '9H'], ['QD', '7H', '2S'], 'win'),
      'ace high against queen high',
      'hauteur as contre hauteur dame',
    ],
    [
      dealt(['QC', '9S', '4H'], ['3D', 'QH', 'TS'], 'loss'),
      'dealer wins with queen-10 against queen-9',
      'le croupier gagne avec dame-10 contre dame-9',
    ],
    [dealt(['QC', '9S', '4H'], ['QD', '9H', '4S'], 'push'), 'queen-9-4 against queen-9-4', 'dame-9-4 contre dame-9-4'],
    [ended('unqualified', 'high_card', 'high_card'), 'the dealer does not qualify', 'le croupier ne se qualifie pas'],
    [
      ended('loss', 'straight', 'three_of_a_kind', 100),
      'ante bonus for a straight, dealer wins',
      'prime d’ante pour une suite, le croupier gagne',
    ],
    [
      ended('unqualified', 'straight_flush', 'high_card', 500),
      'a straight flush, with ante bonus',
      'une quinte couleur, avec prime d’ante',
    ],
  ])('summarizes %j in both languages', (events, inEnglish, inFrench) => {
    expect(english.summary(events)).toBe(inEnglish);
    expect(french.summary(events)).toBe(inFrench);
  });
});
