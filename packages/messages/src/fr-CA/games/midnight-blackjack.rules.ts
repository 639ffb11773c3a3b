import { playsOf, rangeOf, wonFor } from '../../best-play.ts';
import type { midnightBlackjackRules as Shape } from '../../en/games/midnight-blackjack.rules.ts';
import type { BlackjackFacts } from '../../facts/midnight-blackjack.ts';
import { formats } from '../formats.ts';
import { midnightBlackjack as messages } from './midnight-blackjack.ts';

type Rows = BlackjackFacts['strategy']['hard'];
type Outcome = Parameters<(typeof Shape)['outcome']>[0];

const moves: Readonly<Record<string, string>> = {
  h: 'tirer',
  s: 'rester',
  d: 'doubler (ou tirer)',
  t: 'doubler (ou rester)',
  p: 'séparer',
  _: 'selon le total',
};

const names: Record<Outcome, string> = {
  split_or_double: 'Paire séparée ou mise doublée, tout gagné',
  blackjack: 'Blackjack naturel',
  win: 'Main gagnée',
  push: 'Égalité',
};
const paidFor: Record<Outcome, string> = {
  split_or_double: 'pour deux mises',
  blackjack: 'un as et une carte qui vaut 10, à la donne',
  win: 'plus près de 21 que le croupier',
  push: 'le même total',
};

function describeStrategy(rows: Rows, name: (row: Rows[number]) => string): string {
  const row = (one: Rows[number]) =>
    playsOf(one.moves)
      .map(({ move, against }) => (against ? `${moves[move]} contre ${against.join(', ')}` : moves[move]))
      .join(', sinon ');
  return rows.map((one) => `${name(one)}\u00a0: ${row(one)}.`).join(' ');
}

const pairName = ({ from, to }: Rows[number]) => (from === 1 ? 'As' : from === to ? `${from}` : `${from} et ${to}`);
const paid = (payX100: number) => wonFor(payX100).join('\u00a0pour\u00a0');

export const midnightBlackjackRules: typeof Shape = {
  description: ({ blackjackPayX100, dealerStands }) =>
    `Approchez-vous de 21 plus que le croupier. Le blackjack paie ${paid(blackjackPayX100)}, et le croupier tire à ${dealerStands.soft - 1}\u00a0souple. ` +
    'Doublez sur deux cartes quelconques, et séparez une paire une fois.',
  feature: 'un blackjack',
  howToPlay: ({ deckCards, shoeCards }) => ({
    deal:
      `Vous recevez deux cartes. Le croupier en reçoit une visible et une cachée. Le jeu de cartes est sans fin\u00a0: chaque carte a la même chance d’être l’une des ${deckCards}. ` +
      `Les ${shoeCards}\u00a0cartes dont une partie peut avoir besoin sont toutes tirées avant votre première décision.`,
    worth:
      'De 2 à 10, une carte vaut son nombre. Le valet, la dame et le roi valent 10. Un as vaut 11 (total souple), ou 1 si 11 fait dépasser 21.',
    decide:
      'Tirer prend une carte, rester n’en prend pas. Au-dessus de 21, votre main perd aussitôt. À 21, elle reste automatiquement.',
    compare:
      'Puis le croupier joue. Le total le plus près de 21 gagne. À totaux égaux, il y a égalité, et votre mise vous est rendue.',
  }),
  features: ({ dealerStands, blackjackPayX100, raiseX100, strategy }) => ({
    blackjack: {
      title: names.blackjack,
      text: `Un as et une carte qui vaut 10 comme deux premières cartes paient ${paid(blackjackPayX100)} aussitôt. Si le croupier les a aussi, il y a égalité.`,
    },
    dealer: {
      title: messages.dealer,
      text:
        `Le croupier reste à ${dealerStands.hard}, mais tire à ${dealerStands.soft - 1}\u00a0souple. Si sa carte visible est un as ou vaut 10, il vérifie d’abord sa carte cachée. ` +
        'Un blackjack du croupier termine la partie aussitôt et coûte une seule mise. Vous n’y perdez donc jamais une mise doublée ni une paire séparée.',
    },
    double: {
      title: messages.actions.double,
      text: `Sur vos deux premières cartes, doubler ajoute ${raiseX100 / 100}\u00a0mise et prend exactement une carte. Un gain paie le double.`,
    },
    split: {
      title: messages.actions.split,
      text:
        `Séparez deux cartes de même rang, une fois par partie. Cela ajoute ${raiseX100 / 100}\u00a0mise, et chaque carte devient une main qui reçoit une deuxième carte. Des as séparés ne reçoivent aucune autre carte. ` +
        'Vous ne pouvez ni séparer de nouveau ni doubler une main séparée, et 21 après une séparation n’est pas un blackjack.',
    },
    hard: {
      title: 'Jeu optimal sans as qui vaut 11, selon la carte visible du croupier',
      text: describeStrategy(strategy.hard, (row) => `Total ${rangeOf(row)}`),
    },
    soft: {
      title: 'Avec un as qui vaut 11',
      text: describeStrategy(strategy.soft, (row) => `Total souple ${rangeOf(row)}`),
    },
    pairs: { title: 'Paires', text: `${describeStrategy(strategy.pairs, pairName)} Ne séparez aucune autre paire.` },
  }),
  outcome: (outcome) => names[outcome],
  paidFor: (_, outcome) => paidFor[outcome],
  unfinishedRound: () =>
    'Si vous partez, vous pouvez revenir à votre main. À la fin de la séance, elle est terminée pour vous\u00a0: tirer ou rester, selon le meilleur des deux dans le jeu optimal ci-dessus. ' +
    'Rien n’est doublé ni séparé pour vous, car cela ajouterait à votre mise. Un gain est payé comme d’habitude.',
  returnNote: ({ highestPayX100 }) =>
    'Le taux de retour suppose un jeu optimal, calculé exactement sur tous les ordres possibles des cartes. Il se rapporte à la première mise et tient compte de ce que doubler et séparer ajoutent et rapportent. ' +
    `Une autre façon de jouer rapporte moins en moyenne. Une partie paie au plus ${formats.number(highestPayX100 / 100)}\u00a0fois la première mise. C’est une moyenne sur un très grand nombre de mains, et non le résultat d’une seule séance.`,
};
