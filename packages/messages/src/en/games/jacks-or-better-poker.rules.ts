import type { JacksFacts } from '../../facts/jacks-or-better-poker.ts';
import { capitalised, listed } from '../../lists.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { jacksOrBetterPoker as words } from './jacks-or-better-poker.ts';

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
    `${capitalised(spelled(handCards))} cards, one draw. Hold what you like; a pair of jacks pays, ` +
    `a royal flush pays ${formats.number(highestPayX100 / 100)} times the stake.`,
  feature: 'a royal flush',
  howToPlay: ({ deckCards, handCards }: JacksFacts) => ({
    deal: `One deck of ${deckCards} cards is shuffled for every hand. You are dealt ${spelled(handCards)} cards.`,
    hold: `Choose the cards to hold, from none to all ${spelled(handCards)}. The others are replaced once, by the next cards of the same deck.`,
    paid: `The final ${spelled(handCards)} cards are paid by the table below, as a multiple of your stake. Only the best hand is paid.`,
  }),
  features: (_: JacksFacts) => ({
    hold: {
      title: 'Hold any',
      text: 'Any cards may be held, none or all included. Whatever you hold, every card not yet dealt is equally likely to come next.',
    },
  }),
  outcome: (hand: keyof typeof made) => words.hands[hand].name,
  paidFor: (_: JacksFacts, hand: keyof typeof made) => made[hand],
  unfinishedRound: ({ handCards, holdWeights }: JacksFacts) =>
    'If you leave after the deal, your hand waits for you. When the session ends it is finished for you by the best hold: ' +
    'the one with the highest average pay over every possible draw, worked out exactly. Where two holds are equally good, ' +
    `count ${listed(holdWeights, 'and')} for holding the first to the ${ordinal(handCards)} card: the hold with the smaller sum is taken. A win is paid as usual.`,
  returnNote: ({ deals, holds }: JacksFacts) =>
    `The return is with optimal play: for each of the ${formats.number(deals)} possible deals all ${holds} holds were computed over every draw. ` +
    'Other holds return less on average. It is an average over very many hands, not what one session will give.',
} satisfies GameText<JacksFacts>;
