import { playsOf, rangeOf, wonFor } from '../../best-play.ts';
import type { BlackjackFacts } from '../../facts/midnight-blackjack.ts';
import type { GameText } from '../../facts/rule-facts.ts';
import { formats } from '../formats.ts';
import { midnightBlackjack as messages } from './midnight-blackjack.ts';

type Rows = BlackjackFacts['strategy']['hard'];

/** The letters of the published strategy. */
const moves: Readonly<Record<string, string>> = {
  h: 'hit',
  s: 'stand',
  d: 'double (or hit)',
  t: 'double (or stand)',
  p: 'split',
  _: 'play by the total',
};

const names = {
  split_or_double: 'Split or double, all won',
  ...{ blackjack: 'Natural blackjack', win: 'Win', push: 'Push' },
};
const paidFor = {
  split_or_double: 'for two stakes',
  blackjack: 'an ace and a card worth 10, as dealt',
  win: 'closer to 21 than the dealer',
  push: 'the same total',
};

function describeStrategy(rows: Rows, name: (row: Rows[number]) => string): string {
  const row = (one: Rows[number]) =>
    playsOf(one.moves)
      .map(({ move, against }) => (against ? `${moves[move]} against ${against.join(', ')}` : moves[move]))
      .join(', otherwise ');
  return rows.map((one) => `${name(one)}: ${row(one)}.`).join(' ');
}

const pairName = ({ from, to }: Rows[number]) =>
  from === 1 ? 'Aces' : from === to ? `${from}s` : `${from}s and ${to}s`;

export const midnightBlackjackRules = {
  description: ({ blackjackPayX100, dealerStands }: BlackjackFacts) =>
    `Get closer to 21 than the dealer. Blackjack pays ${wonFor(blackjackPayX100).join(' to ')}, and the dealer hits soft ${dealerStands.soft - 1}. ` +
    'Double any two cards, and split a pair once.',
  feature: 'a blackjack',
  howToPlay: ({ deckCards, shoeCards }: BlackjackFacts) => ({
    deal:
      `You get two cards. The dealer gets one card face up and one face down. The deck is endless: every card is equally likely to be any of ${deckCards}. ` +
      `All ${shoeCards} cards that a round can need are drawn before your first decision.`,
    worth:
      'Cards from 2 to 10 count their number. Jack, queen and king count 10. An ace counts 11 (a soft total), or 1 if 11 would exceed 21.',
    decide:
      'Hit takes a card, and stand takes none. Over 21 your hand loses immediately. At 21 your hand stands automatically.',
    compare: 'Then the dealer plays. The total closer to 21 wins. Equal totals push, and you get your stake back.',
  }),
  features: ({ dealerStands, blackjackPayX100, raiseX100, strategy }: BlackjackFacts) => ({
    blackjack: {
      title: names.blackjack,
      text: `An ace and a card worth 10 as your first two cards pay ${wonFor(blackjackPayX100).join(' to ')} immediately. If the dealer also has them, it is a push.`,
    },
    dealer: {
      title: messages.dealer,
      text:
        `The dealer stands on ${dealerStands.hard}, but hits a soft ${dealerStands.soft - 1}. If the open card is an ace or worth 10, the dealer first checks the hidden card. ` +
        'A dealer blackjack ends the round immediately and costs one stake, so you never lose a double or a split to it.',
    },
    double: {
      title: messages.actions.double,
      text: `On your first two cards, double adds ${raiseX100 / 100} stake and takes exactly one card. A win pays twice.`,
    },
    split: {
      title: messages.actions.split,
      text:
        `Split two cards of one rank, once per round. It adds ${raiseX100 / 100} stake, and each card becomes a hand with a second card. Split aces get no more cards. ` +
        'You cannot split again or double a split hand, and 21 after a split is not a blackjack.',
    },
    hard: {
      title: 'Best play without an ace that counts 11, by the dealer’s open card',
      text: describeStrategy(strategy.hard, (row) => `Total ${rangeOf(row)}`),
    },
    soft: {
      title: 'Best play with an ace that counts 11',
      text: describeStrategy(strategy.soft, (row) => `Soft ${rangeOf(row)}`),
    },
    pairs: { title: 'Pairs', text: `${describeStrategy(strategy.pairs, pairName)} Do not split other pairs.` },
  }),
  outcome: (outcome: keyof typeof names) => names[outcome],
  paidFor: (_: BlackjackFacts, outcome: keyof typeof names) => paidFor[outcome],
  unfinishedRound: (_: BlackjackFacts) =>
    'If you leave, you can return to your hand. When the session ends, it is finished for you with hit or stand, whichever is better in the best play above. ' +
    'It never doubles or splits, because that would add to your stake. A win is paid as usual.',
  returnNote: ({ highestPayX100 }: BlackjackFacts) =>
    'The RTP assumes the best play, calculated exactly over every order of the cards. It is measured on the first stake, including what doubles and splits add and win. ' +
    `Other play returns less on average. A round pays at most ${formats.number(highestPayX100 / 100)} times the first stake. The RTP is an average over very many hands, not the result of one session.`,
} satisfies GameText<BlackjackFacts>;
