import { playsOf, rangeOf, wonFor } from '../../best-play.ts';
import type { BlackjackFacts } from '../../facts/midnight-blackjack.ts';
import type { GameText } from '../../rule-facts.ts';
import { formats } from '../formats.ts';
import { midnightBlackjack as words } from './midnight-blackjack.ts';

type Rows = BlackjackFacts['strategy']['hard'];

/** The letters of the published strategy. */
const moves: Readonly<Record<string, string>> = {
  h: 'hit',
  s: 'stand',
  d: 'double (or hit)',
  t: 'double (or stand)',
  p: 'split',
  _: 'as the total says',
};

const names = {
  split_or_double: 'Split or double, all won',
  ...{ blackjack: 'Natural blackjack', win: 'Win', push: 'Push' },
};
const paidFor = {
  split_or_double: 'for two stakes',
  blackjack: 'an ace and a card worth 10, as dealt',
  win: 'nearer to 21 than the dealer',
  push: 'the same total',
};

function told(rows: Rows, name: (row: Rows[number]) => string): string {
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
    `Come nearer to 21 than the dealer. Blackjack pays ${wonFor(blackjackPayX100).join(' to ')}, the dealer hits soft ${dealerStands.soft - 1}. ` +
    'Double any two cards, split a pair once.',
  feature: 'a blackjack',
  howToPlay: ({ deckCards, shoeCards }: BlackjackFacts) => ({
    deal:
      `You get two cards, the dealer one open and one face down. The deck is endless: every card is any of ${deckCards} with the same chance. ` +
      `All ${shoeCards} cards that a round could need are drawn before your first decision.`,
    worth:
      'Cards from 2 to 10 count their number, jack, queen and king 10. An ace counts 11 (a soft total), or 1 where 11 would go over 21.',
    decide: 'Hit takes a card, stand takes none. Over 21 your hand is lost at once; with 21 it stands by itself.',
    compare: 'Then the dealer plays. The total nearer to 21 wins; equal totals push, and your stake comes back.',
  }),
  features: ({ dealerStands, blackjackPayX100, raiseX100, strategy }: BlackjackFacts) => ({
    blackjack: {
      title: names.blackjack,
      text: `An ace and a card worth 10 as your first two pay ${wonFor(blackjackPayX100).join(' to ')} at once, unless the dealer has them too: then it is a push.`,
    },
    dealer: {
      title: words.dealer,
      text:
        `The dealer stands on ${dealerStands.hard}, but hits a soft ${dealerStands.soft - 1}. With an ace or a card worth 10 open the dealer first looks at the hidden card: ` +
        'a blackjack ends the round at once and takes one stake, so that a double or a split is never lost to it.',
    },
    double: {
      title: words.actions.double,
      text: `On your first two cards: adds ${raiseX100 / 100} stake, takes exactly one card, and is paid twice.`,
    },
    split: {
      title: words.actions.split,
      text:
        `Two cards of one rank, once a round: adds ${raiseX100 / 100} stake, and each card becomes a hand with a second card. Aces get no more than that. ` +
        'No hand is split again or doubled, and 21 after a split is no blackjack.',
    },
    hard: {
      title: 'The best play without an ace that counts 11, by the dealer’s open card',
      text: told(strategy.hard, (row) => `Total ${rangeOf(row)}`),
    },
    soft: { title: 'With an ace that counts 11', text: told(strategy.soft, (row) => `Soft ${rangeOf(row)}`) },
    pairs: { title: 'Pairs', text: `${told(strategy.pairs, pairName)} No other pair is split.` },
  }),
  outcome: (outcome: keyof typeof names) => names[outcome],
  paidFor: (_: BlackjackFacts, outcome: keyof typeof names) => paidFor[outcome],
  unfinishedRound: (_: BlackjackFacts) =>
    'If you leave, your hand waits for you. When the session ends it is finished for you by the better of hit and stand, as the best play above says. ' +
    'Nothing is doubled or split for you, because that would add to your stake. A win is paid as usual.',
  returnNote: ({ highestPayX100 }: BlackjackFacts) =>
    'The return is with the best play, worked out exactly over every order in which the cards can come. It is measured on the first stake, with what doubles and splits add and win. ' +
    `Other play returns less on average. The most a round pays is ${formats.number(highestPayX100 / 100)} times the first stake. It is an average over very many hands, not what one session will give.`,
} satisfies GameText<BlackjackFacts>;
