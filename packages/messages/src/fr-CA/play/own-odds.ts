import type { ownOdds as Shape } from '../../en/play/own-odds.ts';

/** Une part des résultats, en centièmes. Elle n’est jamais arrondie à zéro ni à cent. */
const surCent = (share: number) =>
  share > 0 && share < 1 ? 'moins de 1' : share > 99 && share < 100 ? 'plus de 99' : String(Math.round(share));

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
  exact: {
    result: ({ rounds, net, mean }) =>
      `Parties\u00a0: ${rounds}. Votre résultat net est de ${net}. La moyenne est de ${mean}.`,
    range: ({ atLeast, low, high }) => `Au moins ${atLeast} résultats sur 100 se situent entre ${low} et ${high}.`,
    rank: (lower, same) =>
      `Pour autant de parties, résultats plus bas que le vôtre\u00a0: ${surCent(lower)} sur 100. Résultats identiques\u00a0: ${surCent(same)} sur 100.`,
    legend: (shown) =>
      `Barres\u00a0: la fréquence de chaque résultat net, calculée exactement à partir de la preuve. Point\u00a0: le vôtre. Tirets\u00a0: la moyenne. Au moins ${shown} résultats sur 100 sont dans l’image.`,
    part: (rounds, all, most) =>
      `Cette image montre ${rounds} de vos ${all} parties. Ce sont les plus récentes avec votre mise et votre choix les plus fréquents, au plus ${most}.`,
    allRounds: 'Toutes vos parties ensemble\u00a0:',
    none: 'Ce jeu a trop de gains différents pour une image de chaque résultat.',
  },
  next: 'Les parties passées ne changent pas la prochaine.',
};
