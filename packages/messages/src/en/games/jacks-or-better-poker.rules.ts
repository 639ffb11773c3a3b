import type { JacksFacts } from '../../facts/jacks-or-better-poker.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { jacksOrBetterPoker as messages } from './jacks-or-better-poker.ts';

/** What makes each hand. */
const made = {
  royal_flush: '10 J Q K A of one suit',
  straight_flush: 'five in a row of one suit',
  four_of_a_kind: 'four cards of one rank',
  full_house: 'three of one rank and two of another',
  flush: 'five cards of one suit',
  straight: 'five in a row; an ace is high or low',
  three_of_a_kind: 'three cards of one rank',
  two_pair: 'two cards of one rank, two of another',
  jacks_or_better: 'two jacks, queens, kings or aces',
};

export const jacksOrBetterPokerRules = {
  description: ({ handCards, highestPayX100 }: JacksFacts) =>
    `${capitalised(spelled(handCards))} cards, one draw. Hold any cards. A pair of jacks pays, and ` +
    `a royal flush pays ${formats.number(highestPayX100 / 100)} times the stake.`,
  feature: 'a royal flush',
  howToPlay: ({ deckCards, handCards }: JacksFacts) => ({
    deal: `One deck of ${deckCards} cards is shuffled for every hand. You are dealt ${spelled(handCards)} cards.`,
    hold: `Choose the cards to hold, from none to all ${spelled(handCards)}. The others are replaced once, from the same deck.`,
    paid: `The paytable below pays your final ${spelled(handCards)} cards, as a multiple of your stake. Only the best hand is paid.`,
  }),
  features: (_: JacksFacts) => ({
    hold: {
      title: 'Hold any',
      text: 'You can hold any cards, none, or all. Whatever you hold, every card that is not dealt yet is equally likely to come next.',
    },
  }),
  outcome: (hand: keyof typeof made) => messages.hands[hand].name,
  paidFor: (_: JacksFacts, hand: keyof typeof made) => made[hand],
  unfinishedRound: ({ handCards, holdWeights }: JacksFacts) =>
    'If you leave after the deal, you can return to your hand. When the session ends, the best hold finishes it for you: ' +
    'the one with the highest average payout over every possible draw, calculated exactly. If two holds are equally good, ' +
    `add ${listed(holdWeights, 'and')} for holding the first to the ${ordinal(handCards)} card. The hold with the smaller sum is used. A win is paid as usual.`,
  returnNote: ({ deals, holds }: JacksFacts) =>
    `The RTP assumes optimal play. For each of the ${formats.number(deals)} possible deals, all ${holds} holds were calculated over every draw. ` +
    'Other holds return less on average. It is an average over very many hands, not the result of one session.',
} satisfies GameText<JacksFacts>;
