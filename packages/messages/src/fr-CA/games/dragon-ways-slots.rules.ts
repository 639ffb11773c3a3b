import type { dragonWaysSlotsRules as Shape } from '../../en/games/dragon-ways-slots.rules.ts';
import type { DragonWaysFacts } from '../../facts/dragon-ways-slots.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { dragonWaysSlots as messages } from './dragon-ways-slots.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'le double', 3: 'le triple' };
const fewest = ({ scatterCounts: [count = 0] }: DragonWaysFacts) => spelled(count);

export const dragonWaysSlotsRules: typeof Shape = {
  description: (facts) =>
    `Gagnez de ${facts.ways}\u00a0façons avec un dragon doré. Les perles sont des jokers, et ${fewest(facts)} portes donnent ` +
    `${listed([...new Set(facts.freeSpins)], 'ou')}\u00a0tours gratuits qui paient ${multiples[facts.freeMultiplier] ?? `${facts.freeMultiplier}\u00a0fois`}.`,
  feature: 'tours gratuits',
  howToPlay: (facts) => ({
    spin: `Choisissez une mise et lancez. Chacun des ${spelled(facts.reels)} rouleaux montre ${spelled(facts.rows.most)} rangées. Les ${facts.ways}\u00a0façons de gagner sont toujours en jeu, et la mise les couvre toutes.`,
    ways: `Il n’y a pas de lignes. Un symbole paie s’il apparaît sur ${listed(facts.counts.map(spelled), 'ou')} rouleaux adjacents à partir de la gauche, dans n’importe quelle rangée. Chaque combinaison d’un symbole identique par rouleau est une façon de gagner et est payée. Par exemple, deux sur le premier rouleau, un sur le deuxième et trois sur le troisième font six façons et paient six fois.`,
    longest: 'Seule la suite la plus longue d’un symbole est payée. Les gains de symboles différents s’additionnent.',
    chance:
      'Chaque position d’un rouleau a la même chance de sortir à chaque tour. Les gains sont des multiples de la mise totale.',
  }),
  features: (facts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      pearl: {
        title: 'Perle',
        text: `La perle est un joker. Elle apparaît sur les ${listed(facts.wildReels.map(ordinal), 'et')} rouleaux et remplace tout symbole sauf la porte.`,
      },
      gate: {
        title: 'Porte',
        text: `${capitalised(listed(facts.scatterCounts.map(spelled), 'ou'))} portes, n’importe où, paient et donnent ${listed([...new Set(facts.freeSpins)], 'ou')}\u00a0tours gratuits.`,
      },
      freeSpins: {
        title: 'Tours gratuits',
        text: `Les tours gratuits ne coûtent rien et ont leurs propres rouleaux, sans portes. Vous ne pouvez donc pas y gagner d’autres tours gratuits. Chaque gain y est multiplié par ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Gain le plus élevé',
        text: `Une partie paie au plus ${most}\u00a0fois la mise. Seule une partie avec tours gratuits peut atteindre ce gain. Les tours gratuits s’arrêtent alors, et exactement ${most}\u00a0fois la mise sont payées.`,
      },
    };
  },
  outcome: (symbol) => messages.symbolName(symbol),
  paidFor: ({ scatter }, symbol, count) =>
    symbol === scatter ? `${count} n’importe où` : `${count} rouleaux, par façon`,
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence, tours gratuits compris. Si vous partez pendant son affichage, tout gain est déjà dans votre solde. Vous pouvez revoir la partie.',
  returnNote: ({ reels }) =>
    `Le taux de retour est calculé exactement\u00a0: chaque position des ${spelled(reels)} rouleaux, pour les tours payés et gratuits, et chaque somme des tours gratuits. C’est une moyenne sur un très grand nombre de parties, et non le résultat d’une seule séance.`,
};
