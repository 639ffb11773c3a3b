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
  blackjack: 'Blackjack d’entrée',
  win: 'Main gagnée',
  push: 'Égalité',
};
const paidFor: Record<Outcome, string> = {
  split_or_double: 'pour deux mises',
  blackjack: 'un as et une carte qui vaut 10, à la donne',
  win: 'plus près de 21 que le croupier',
  push: 'le même total',
};

function told(rows: Rows, name: (row: Rows[number]) => string): string {
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
    `Approchez-vous de 21 plus que le croupier. Le blackjack paie ${paid(blackjackPayX100)}, le croupier tire à ${dealerStands.soft - 1}\u00a0souple. ` +
    'Doublez sur deux cartes quelconques, séparez une paire une fois.',
  feature: 'un blackjack',
  howToPlay: ({ deckCards, shoeCards }) => ({
    deal:
      `Vous recevez deux cartes, le croupier une ouverte et une cachée. Le jeu est sans fin\u00a0: chaque carte est l’une de ${deckCards}, avec la même chance. ` +
      `Les ${shoeCards}\u00a0cartes dont un tour pourrait avoir besoin sont toutes tirées avant votre première décision.`,
    worth:
      'De 2 à 10, une carte vaut son nombre; valet, dame et roi valent 10. Un as vaut 11 (total souple), ou 1 si 11 ferait dépasser 21.',
    decide:
      'Tirer prend une carte, rester n’en prend pas. Au-dessus de 21, votre main est perdue aussitôt; à 21, elle reste d’elle-même.',
    compare:
      'Puis le croupier joue. Le total le plus près de 21 gagne; à totaux égaux, il y a égalité et votre mise vous revient.',
  }),
  features: ({ dealerStands, blackjackPayX100, raiseX100, strategy }) => ({
    blackjack: {
      title: names.blackjack,
      text: `Un as et une carte qui vaut 10 comme deux premières cartes paient ${paid(blackjackPayX100)} aussitôt, à moins que le croupier ne les ait aussi\u00a0: il y a alors égalité.`,
    },
    dealer: {
      title: messages.dealer,
      text:
        `Le croupier reste à ${dealerStands.hard}, mais tire à ${dealerStands.soft - 1}\u00a0souple. Avec un as ou une carte qui vaut 10 ouverte, il regarde d’abord sa carte cachée\u00a0: ` +
        'un blackjack termine le tour aussitôt et prend une seule mise; une mise doublée ou une paire séparée n’est donc jamais perdue ainsi.',
    },
    double: {
      title: messages.actions.double,
      text: `Sur vos deux premières cartes\u00a0: ajoute ${raiseX100 / 100}\u00a0mise, prend exactement une carte et paie le double.`,
    },
    split: {
      title: messages.actions.split,
      text:
        `Deux cartes de même rang, une fois par tour\u00a0: ajoute ${raiseX100 / 100}\u00a0mise, et chaque carte devient une main qui reçoit une deuxième carte. Les as n’en reçoivent pas d’autre. ` +
        'Aucune main n’est séparée de nouveau ni doublée, et 21 après une séparation n’est pas un blackjack.',
    },
    hard: {
      title: 'Le meilleur jeu sans as qui vaut 11, selon la carte ouverte du croupier',
      text: told(strategy.hard, (row) => `Total ${rangeOf(row)}`),
    },
    soft: { title: 'Avec un as qui vaut 11', text: told(strategy.soft, (row) => `Total souple ${rangeOf(row)}`) },
    pairs: { title: 'Paires', text: `${told(strategy.pairs, pairName)} Aucune autre paire n’est séparée.` },
  }),
  outcome: (outcome) => names[outcome],
  paidFor: (_, outcome) => paidFor[outcome],
  unfinishedRound: () =>
    'Si vous partez, votre main vous attend. À la fin de la session, elle est terminée pour vous par le meilleur choix entre tirer et rester, selon le meilleur jeu ci-dessus. ' +
    'Rien n’est doublé ni séparé pour vous, car cela ajouterait à votre mise. Un gain est payé comme d’habitude.',
  returnNote: ({ highestPayX100 }) =>
    'Le taux de retour suppose le meilleur jeu, calculé exactement sur tous les ordres dans lesquels les cartes peuvent venir. Il se rapporte à la première mise, avec ce que doubler et séparer ajoutent et rapportent. ' +
    `Un autre jeu rapporte moins en moyenne. Un tour paie au plus ${formats.number(highestPayX100 / 100)}\u00a0fois la première mise. C’est une moyenne sur un très grand nombre de mains, pas ce qu’une session donnera.`,
};
