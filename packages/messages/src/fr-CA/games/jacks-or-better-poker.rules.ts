import type { jacksOrBetterPokerRules as Shape } from '../../en/games/jacks-or-better-poker.rules.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { jacksOrBetterPoker as messages } from './jacks-or-better-poker.ts';

const made: Record<Parameters<(typeof Shape)['outcome']>[0], string> = {
  royal_flush: '10, valet, dame, roi et as de la même couleur',
  straight_flush: 'cinq cartes qui se suivent, de la même couleur',
  four_of_a_kind: 'quatre cartes de même rang',
  full_house: 'trois cartes d’un rang et deux d’un autre',
  flush: 'cinq cartes de la même couleur',
  straight: 'cinq cartes qui se suivent; l’as est haut ou bas',
  three_of_a_kind: 'trois cartes de même rang',
  two_pair: 'deux cartes d’un rang, deux d’un autre',
  jacks_or_better: 'deux valets, dames, rois ou as',
};

export const jacksOrBetterPokerRules: typeof Shape = {
  description: ({ handCards, highestPayX100 }) =>
    `${capitalised(spelled(handCards))} cartes, un seul tirage. Gardez celles que vous voulez. Une paire de valets paie, et ` +
    `une quinte royale paie ${formats.number(highestPayX100 / 100)}\u00a0fois la mise.`,
  feature: 'une quinte royale',
  howToPlay: ({ deckCards, handCards }) => ({
    deal: `Un jeu de ${deckCards}\u00a0cartes est mélangé pour chaque main. Vous recevez ${spelled(handCards)} cartes.`,
    hold: `Choisissez les cartes à garder\u00a0: aucune, quelques-unes ou les ${spelled(handCards)}. Les autres sont remplacées une fois, à partir du même jeu.`,
    paid: `La table des gains ci-dessous paie vos ${spelled(handCards)} cartes finales, en multiples de votre mise. Seule la meilleure main est payée.`,
  }),
  features: () => ({
    hold: {
      title: 'Cartes au choix',
      text: 'Vous pouvez garder n’importe quelles cartes, aucune ou toutes. Quoi que vous gardiez, chaque carte qui n’est pas encore donnée a la même chance de sortir ensuite.',
    },
  }),
  outcome: (hand) => messages.hands[hand].name,
  paidFor: (_, hand) => made[hand],
  unfinishedRound: ({ handCards, holdWeights }) =>
    'Si vous partez après la donne, vous pouvez revenir à votre main. À la fin de la séance, le meilleur choix la termine pour vous\u00a0: ' +
    'celui dont le gain moyen sur tous les tirages possibles est le plus élevé, calculé exactement. Si deux choix se valent, ' +
    `additionnez ${listed(holdWeights, 'et')} pour les cartes gardées, de la première à la ${ordinal(handCards)}. Le choix dont la somme est la plus petite est retenu. Un gain est payé comme d’habitude.`,
  returnNote: ({ deals, holds }) =>
    `Le taux de retour suppose un jeu optimal. Pour chacune des ${formats.number(deals)} donnes possibles, les ${holds}\u00a0choix ont été calculés sur tous les tirages. ` +
    'Les autres choix rapportent moins en moyenne. C’est une moyenne sur un très grand nombre de mains, et non le résultat d’une seule séance.',
};
