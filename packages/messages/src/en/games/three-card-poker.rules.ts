import type { GameText } from '../../facts/rule-facts.ts';
import type { ThreeCardFacts } from '../../facts/three-card-poker.ts';
import { capitalised } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { threeCardPoker as messages } from './three-card-poker.ts';

const made = {
  straight_flush: 'ante bonus: three in a row of one suit',
  three_of_a_kind: 'ante bonus: three cards of one rank',
  straight: 'ante bonus: three in a row; an ace is high or low',
  flush: 'three cards of one suit',
  pair: 'two cards of one rank',
  high_card: 'none of these',
  win: 'for ante and play',
  unqualified: 'the ante wins, the play is returned',
  push: 'for ante and play',
};

type Outcome = ThreeCardFacts['paytable'][number]['outcome'];

const ended = { win: 'Better than the dealer', unqualified: 'The dealer does not qualify', push: 'Equal hands' };

function nameOf(outcome: Outcome): string {
  if (outcome === 'win' || outcome === 'unqualified' || outcome === 'push') return ended[outcome];
  return messages.hands[outcome].name;
}

export const threeCardPokerRules = {
  description: ({ handCards, highestPayX100 }: ThreeCardFacts) =>
    `${capitalised(spelled(handCards))} cards against the dealer’s ${spelled(handCards)}: play or fold. A straight or better wins a bonus. A round pays up to ${formats.number(highestPayX100 / 100)} times the ante.`,
  feature: 'an ante bonus',
  howToPlay: ({ deckCards, handCards, raiseX100 }: ThreeCardFacts) => ({
    deal: `Your stake is the ante. One deck of ${deckCards} cards is shuffled for every round. You and the dealer get ${spelled(handCards)} cards each, the dealer’s face down. All are dealt before you decide.`,
    decide: `Play adds ${raiseX100 / 100} ante to your stake. Fold gives up the ante and ends the round.`,
    qualify:
      'The dealer needs a queen or better to qualify. If not, the ante wins its own amount and the play is returned.',
    compare:
      'If the dealer qualifies, the better hand wins. Ante and play each win their own amount, or are lost. With equal hands both are returned.',
  }),
  features: (_: ThreeCardFacts) => ({
    ranks: {
      title: 'Hands, best first',
      text: 'Straight flush, three of a kind, straight, flush, pair, high card. Between two hands of one kind the higher cards win. Suits do not matter.',
    },
    bonus: {
      title: 'Ante bonus',
      text: 'If you play a straight, three of a kind or a straight flush, you win its bonus, even if the dealer wins.',
    },
    best: { title: 'Best play', text: 'Play with queen, six and four or anything better. Fold anything weaker.' },
  }),
  outcome: nameOf,
  paidFor: (_: ThreeCardFacts, outcome: Outcome) => made[outcome],
  unfinishedRound: (_: ThreeCardFacts) =>
    'If you leave after the deal, you can return to your hand. When the session ends, it is folded, because playing would add to your stake. You then lose the ante.',
  returnNote: ({ deals }: ThreeCardFacts) =>
    `The RTP assumes the best play and is measured on the ante, including what plays add and win. All ${formats.number(deals)} ways to deal two hands were counted. ` +
    'Other play returns less on average. It is an average over very many hands, not the result of one session.',
} satisfies GameText<ThreeCardFacts>;
