import type { kenoFortuneRules as Shape } from '../../en/games/keno-fortune.rules.ts';
import { capitalised } from '../../lists.ts';
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
    `Choisissez jusqu’à ${spelled(mostPicked)} numéros sur ${numbers}; ${spelled(drawn)} sont tirés. ` +
    `Les ${spelled(mostPicked)} sortis paient ${formats.number(highestPayX100 / 100)}\u00a0fois la mise.`,
  feature: null,
  choice: ({ numbers }) => {
    const count = Array.isArray(numbers) ? numbers.length : 0;
    return count === 1 ? '1\u00a0numéro' : `${count}\u00a0numéros`;
  },
  howToPlay: ({ numbers, mostPicked, drawn }) => ({
    pick: `Choisissez de un à ${spelled(mostPicked)} numéros parmi les ${numbers} de la grille. Choix éclair en prend au hasard; vos numéros restent pour la partie et la visite suivantes.`,
    draw: `${capitalised(spelled(drawn))} numéros différents sont tirés, l’un après l’autre. Un numéro choisi et tiré est touché.`,
    paid: 'Le nombre de numéros choisis décide de la ligne de la table, le nombre de touchés décide du gain, en multiples de votre mise.',
  }),
  features: ({ numbers }) => ({
    equal: {
      title: 'Tous les numéros se valent',
      text: `Les ${numbers}\u00a0numéros ont la même chance à chaque partie. Aucun n’est attendu, et peu importe lesquels vous choisissez\u00a0: seul leur nombre compte.`,
    },
  }),
  outcome: (outcome) => picked[outcome],
  paidFor: (_, _outcome, count) => (count === 1 ? '1 touché' : `${count}\u00a0touchés`),
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence. Si vous partez pendant qu’elle est montrée, le gain est déjà dans votre solde et la partie peut être revue.',
  returnNote: ({ drawn, numbers }) =>
    `Le taux de retour a été calculé exactement, pour chaque nombre de choix et sur tous les tirages possibles de ${spelled(drawn)} numéros parmi ${numbers}. C’est une moyenne sur un très grand nombre de parties, pas ce qu’une session donnera.`,
};
