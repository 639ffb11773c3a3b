import type { threeCardPokerRules as Shape } from '../../en/games/three-card-poker.rules.ts';
import { capitalised } from '../../formats/lists.ts';
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
  high_card: 'aucune de ces mains',
  win: 'pour l’ante et la mise de jeu',
  unqualified: 'l’ante gagne, la mise de jeu est rendue',
  push: 'pour l’ante et la mise de jeu',
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
    `${capitalised(spelled(handCards))} cartes contre les ${spelled(handCards)} du croupier\u00a0: jouez ou couchez-vous. Une suite ou mieux rapporte une prime. Une partie paie jusqu’à ${formats.number(highestPayX100 / 100)}\u00a0fois l’ante.`,
  feature: 'une prime d’ante',
  howToPlay: ({ deckCards, handCards, raiseX100 }) => ({
    deal: `Votre mise est l’ante. Un jeu de ${deckCards}\u00a0cartes est mélangé pour chaque partie. Vous et le croupier recevez ${spelled(handCards)} cartes chacun, celles du croupier cachées. Toutes sont données avant votre décision.`,
    decide: `Jouer ajoute ${raiseX100 / 100}\u00a0ante à votre mise. Se coucher abandonne l’ante et termine la partie.`,
    qualify:
      'Pour se qualifier, le croupier a besoin d’une dame ou mieux. Sinon, l’ante gagne son montant, et la mise de jeu vous est rendue.',
    compare:
      'Si le croupier se qualifie, la meilleure main gagne. L’ante et la mise de jeu gagnent chacune leur montant, ou sont perdues. À mains égales, les deux vous sont rendues.',
  }),
  features: () => ({
    ranks: {
      title: 'Les mains, la meilleure d’abord',
      text: 'Quinte couleur, brelan, suite, couleur, paire, carte haute. Entre deux mains du même type, les cartes les plus hautes gagnent. Pique, cœur, carreau et trèfle se valent.',
    },
    bonus: {
      title: 'Prime d’ante',
      text: 'Si vous jouez une suite, un brelan ou une quinte couleur, vous gagnez sa prime, même si le croupier gagne.',
    },
    best: {
      title: 'Jeu optimal',
      text: 'Jouez avec dame, six et quatre ou mieux. Couchez-vous avec moins.',
    },
  }),
  outcome: nameOf,
  paidFor: (_, outcome) => made[outcome],
  unfinishedRound: () =>
    'Si vous partez après la donne, vous pouvez revenir à votre main. À la fin de la séance, elle est couchée, car jouer ajouterait à votre mise. Vous perdez alors l’ante.',
  returnNote: ({ deals }) =>
    `Le taux de retour suppose un jeu optimal et se rapporte à l’ante. Il tient compte de ce que les mises de jeu ajoutent et rapportent. Les ${formats.number(deals)}\u00a0façons de donner deux mains ont toutes été comptées. ` +
    'Une autre façon de jouer rapporte moins en moyenne. C’est une moyenne sur un très grand nombre de mains, et non le résultat d’une seule séance.',
};
