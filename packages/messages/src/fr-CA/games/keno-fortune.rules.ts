import type { kenoFortuneRules as Shape } from '../../en/games/keno-fortune.rules.ts';
import { capitalised } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const picked: Record<Parameters<(typeof Shape)['outcome']>[0], string> = {
  one_number: '1\u00a0numéro choisi',
  two_numbers: '2\u00a0numéros choisis',
  three_numbers: '3\u00a0numéros choisis',
  four_numbers: '4\u00a0numéros choisis',
  five_numbers: '5\u00a0numéros choisis',
};

export const kenoFortuneRules: typeof Shape = {
  description: ({ mostPicked, numbers, drawn, highestPayX100 }) =>
    `Choisissez jusqu’à ${spelled(mostPicked)} numéros sur ${numbers}. ${capitalised(spelled(drawn))} sont tirés. ` +
    `Si les ${spelled(mostPicked)} sont tirés, vous gagnez ${formats.number(highestPayX100 / 100)}\u00a0fois la mise.`,
  feature: null,
  choice: ({ numbers }) => {
    const count = Array.isArray(numbers) ? numbers.length : 0;
    return count === 1 ? '1\u00a0numéro' : `${count}\u00a0numéros`;
  },
  howToPlay: ({ numbers, mostPicked, drawn }) => ({
    pick: `Choisissez de un à ${spelled(mostPicked)} numéros parmi les ${numbers} de la grille, ou utilisez Choix éclair pour en prendre au hasard. Vos numéros restent choisis pour la partie suivante et votre prochaine visite.`,
    draw: `${capitalised(spelled(drawn))} numéros différents sont tirés, l’un après l’autre. Si l’un de vos numéros est tiré, il est touché.`,
    paid: 'Le gain dépend du nombre de numéros que vous choisissez et du nombre de numéros touchés. C’est un multiple de votre mise.',
  }),
  features: ({ numbers }) => ({
    equal: {
      title: 'Tous les numéros se valent',
      text: `Les ${numbers}\u00a0numéros ont la même chance à chaque partie. Aucun numéro n’est jamais «\u00a0dû\u00a0». Peu importe les numéros que vous choisissez, seul leur nombre compte.`,
    },
  }),
  outcome: (outcome) => picked[outcome],
  paidFor: (_, _outcome, count) => (count === 1 ? '1 touché' : `${count}\u00a0touchés`),
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence. Si vous partez pendant son affichage, tout gain est déjà dans votre solde. Vous pouvez revoir la partie.',
  returnNote: ({ drawn, numbers }) =>
    `Le taux de retour est calculé exactement, pour chaque nombre de choix et sur tous les tirages possibles de ${spelled(drawn)} numéros parmi ${numbers}. C’est une moyenne sur un très grand nombre de parties, et non le résultat d’une seule séance.`,
};
