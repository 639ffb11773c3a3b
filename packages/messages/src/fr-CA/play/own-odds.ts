import type { ownOdds as Shape } from '../../en/play/own-odds.ts';

/** Les parties du joueur dans un jeu, comparées aux chiffres prouvés. */
export const ownOdds: typeof Shape = {
  intro: 'Votre navigateur peut comparer les parties de son journal avec les chiffres prouvés de ce jeu.',
  compare: 'Comparer mes parties',
  loading: 'Lecture du journal de ce navigateur',
  problem: 'Impossible de comparer vos parties.',
  none: 'Le journal de ce navigateur n’a aucune partie terminée de ce jeu.',
  decisions:
    'Dans ce jeu, les résultats dépendent aussi de vos décisions. Les chiffres prouvés sont ceux des meilleures décisions. Vos parties ne peuvent donc pas y être comparées.',
  told: ({ rounds, net, mean, low, high, atLeast }) =>
    `Parties\u00a0: ${rounds}. Votre résultat net est de ${net}. La moyenne avec vos mises est de ${mean}. Au moins ${atLeast} joueurs sur 100 avec les mêmes mises finissent entre ${low} et ${high}.`,
  below: (amount) => `Vous êtes ${amount} sous la moyenne.`,
  above: (amount) => `Vous êtes ${amount} au-dessus de la moyenne.`,
  equal: 'Vous êtes exactement à la moyenne.',
  lower: (ofHundred, error) =>
    `Environ ${ofHundred} joueurs sur 100 avec les mêmes mises seraient plus bas. Le calcul utilise une loi normale, dont l’erreur est ici d’au plus ${error} sur 100.`,
  noRank: (rounds) =>
    `Quelques gros gains déterminent ce jeu. Une loi normale ne le décrit qu’à partir d’environ ${rounds} parties à mise égale. Nous n’affichons donc aucun rang.`,
  legendOf: (atLeast) =>
    `Ligne\u00a0: votre résultat net, partie par partie. Tirets\u00a0: la moyenne. Surface\u00a0: au moins ${atLeast} joueurs sur 100.`,
  next: 'Les parties passées ne changent pas la prochaine.',
};
