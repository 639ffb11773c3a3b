import type { HandName } from '../../families/cards/five-card-hand.ts';
import type { GameRules } from '../../types.ts';
import type { JacksData } from './maths.ts';

/** Part of the maths hash: counts up when a rule changes that no number shows. */
export const rulesVersion = 1;

/** Best first, as players read a paytable. */
const rows: readonly { hand: HandName; name: string; label: string }[] = [
  { hand: 'royal_flush', name: 'Royal flush', label: '10 J Q K A of one suit' },
  { hand: 'straight_flush', name: 'Straight flush', label: 'five in a row of one suit' },
  { hand: 'four_of_a_kind', name: 'Four of a kind', label: 'four cards of one rank' },
  { hand: 'full_house', name: 'Full house', label: 'three of one rank and two of another' },
  { hand: 'flush', name: 'Flush', label: 'five cards of one suit' },
  { hand: 'straight', name: 'Straight', label: 'five in a row; an ace is high or low' },
  { hand: 'three_of_a_kind', name: 'Three of a kind', label: 'three cards of one rank' },
  { hand: 'two_pair', name: 'Two pair', label: 'two cards of one rank, two of another' },
  { hand: 'jacks_or_better', name: 'Jacks or better', label: 'two jacks, queens, kings or aces' },
];

export function jacksRules(data: JacksData): GameRules {
  return {
    how_to_play: [
      'One deck of 52 cards is shuffled for every hand. You are dealt five cards.',
      'Choose the cards to hold, from none to all five. The others are replaced once, by the next cards of the same deck.',
      'The final five cards are paid by the table below, as a multiple of your stake. Only the best hand is paid.',
    ],
    features: [
      {
        title: 'Hold any',
        text: 'Any cards may be held, none or all included. Whatever you hold, every card not yet dealt is equally likely to come next.',
      },
    ],
    paytable: rows.map(({ hand, name, label }) => ({
      name,
      symbol: '',
      pays: [{ label, pay_x100: data.pays[hand] }],
    })),
    unfinished_round:
      'If you leave after the deal, your hand waits for you. When the session ends it is finished for you by the best hold: ' +
      'the one with the highest average pay over every possible draw, worked out exactly. Where two holds are equally good, ' +
      'count 1, 2, 4, 8 and 16 for holding the first to the fifth card: the hold with the smaller sum is taken. A win is paid as usual.',
    return_note:
      'The return is with optimal play: for each of the 2,598,960 possible deals all 32 holds were computed over every draw. ' +
      'Other holds return less on average. It is an average over very many hands, not what one session will give.',
  };
}
