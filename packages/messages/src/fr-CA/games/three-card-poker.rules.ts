import type { threeCardPokerRules as Shape } from '../../en/games/three-card-poker.rules.ts';
import { capitalised } from '../../lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { threeCardPoker as messages } from './three-card-poker.ts';

type Outcome = Parameters<(typeof Shape)['outcome']>[0];

const made: Record<Outcome, string> = {
  straight_flush: 'prime d’ante\u00a0: trois cartes qui se suivent, de la même couleur',
  three_of_a_kind: 'prime d’ante\u00a0: trois cartes de même rang',
  straight: 'prime d’ante\u00a0: trois cartes qui se suivent; l’as est haut ou bas',
  flush: 'trois cartes de la même couleur',
  pair: 'deux cartes de même rang',
  high_card: 'rien de cela',
  win: 'pour l’ante et le jeu',
  unqualified: 'l’ante gagne, la mise de jeu revient',
  push: 'pour l’ante et le jeu',
};

const ended = {
  win: 'Mieux que le croupier',
  unqualified: 'Le croupier ne se qualifie pas',
  push: 'Mains égales',
};

function nameOf(outcome: Outcome): string {
  if (outcome === 'win' || outcome === 'unqualified' || outcome === 'push') return ended[outcome];
  return messages.hands[outcome].name;
}

export const threeCardPokerRules: typeof Shape = {
  description: ({ handCards, highestPayX100 }) =>
    `${capitalised(spelled(handCards))} cartes contre ${spelled(handCards)} du croupier\u00a0: jouez ou couchez-vous. Une suite ou mieux rapporte une prime; un tour paie jusqu’à ${formats.number(highestPayX100 / 100)}\u00a0fois l’ante.`,
  feature: 'une prime d’ante',
  howToPlay: ({ deckCards, handCards, raiseX100 }) => ({
    deal: `Votre mise est l’ante. Un jeu de ${deckCards}\u00a0cartes est mélangé pour chaque tour; vous et le croupier recevez ${spelled(handCards)} cartes chacun, celles du croupier cachées. Toutes sont données avant votre décision.`,
    decide: `Jouer ajoute ${raiseX100 / 100}\u00a0ante à votre mise; se coucher abandonne l’ante et termine le tour.`,
    qualify:
      'Pour se qualifier, le croupier a besoin d’une dame, d’une carte plus haute ou d’une meilleure main. Sinon, l’ante gagne son montant et la mise de jeu revient.',
    compare:
      'Si le croupier se qualifie, la meilleure main gagne\u00a0: l’ante et la mise de jeu gagnent chacune leur montant, ou sont perdues. À mains égales, les deux reviennent.',
  }),
  features: () => ({
    ranks: {
      title: 'Les mains, la meilleure d’abord',
      text: 'Quinte couleur, brelan, suite, couleur, paire, carte haute. De deux mains du même genre, les cartes plus hautes gagnent; les enseignes ne décident rien.',
    },
    bonus: {
      title: 'Prime d’ante',
      text: 'Une suite, un brelan ou une quinte couleur que vous jouez rapporte sa prime quoi qu’ait le croupier, même si la main perd.',
    },
    best: {
      title: 'Le meilleur jeu',
      text: 'Jouez avec dame, six et quatre ou mieux; couchez-vous avec moins.',
    },
  }),
  outcome: nameOf,
  paidFor: (_, outcome) => made[outcome],
  unfinishedRound: () =>
    'Si vous partez après la donne, votre main vous attend. À la fin de la session, elle est couchée, car jouer ajouterait à votre mise\u00a0: l’ante est alors perdue.',
  returnNote: ({ deals }) =>
    `Le taux de retour suppose le meilleur jeu et se rapporte à l’ante, avec ce que les mises de jeu ajoutent et rapportent\u00a0: les ${formats.number(deals)}\u00a0façons de donner deux mains ont toutes été comptées. ` +
    'Un autre jeu rapporte moins en moyenne. C’est une moyenne sur un très grand nombre de mains, pas ce qu’une session donnera.',
};
