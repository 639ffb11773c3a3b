import type { dragonWaysSlotsRules as Shape } from '../../en/games/dragon-ways-slots.rules.ts';
import type { DragonWaysFacts } from '../../facts/dragon-ways-slots.ts';
import { capitalised, listed } from '../../lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { dragonWaysSlots as messages } from './dragon-ways-slots.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'le double', 3: 'le triple' };
const fewest = ({ scatterCounts: [count = 0] }: DragonWaysFacts) => spelled(count);

export const dragonWaysSlotsRules: typeof Shape = {
  description: (facts) =>
    `Gagnez de ${facts.ways}\u00a0façons sous un dragon d’or. Les perles sont des jokers, et ${fewest(facts)} portes ouvrent ` +
    `${listed([...new Set(facts.freeSpins)], 'ou')}\u00a0tours gratuits qui paient ${multiples[facts.freeMultiplier] ?? `${facts.freeMultiplier}\u00a0fois`}.`,
  feature: 'tours gratuits',
  howToPlay: (facts) => ({
    spin: `Choisissez une mise et lancez. ${capitalised(spelled(facts.reels))} rouleaux s’arrêtent sur ${spelled(facts.rows.most)} rangées chacun; les ${facts.ways}\u00a0façons de gagner sont toujours en jeu et la mise les couvre toutes.`,
    ways: `Il n’y a pas de lignes. Un symbole paie s’il apparaît sur ${listed(facts.counts.map(spelled), 'ou')} rouleaux voisins à partir de la gauche, dans n’importe quelle rangée. Chaque façon d’en prendre un par rouleau est payée\u00a0: deux sur le premier rouleau, un sur le deuxième et trois sur le troisième font six façons, et six fois le gain.`,
    longest: 'Seule la suite la plus longue d’un symbole est payée; les gains de symboles différents s’additionnent.',
    chance:
      'Chaque arrêt d’un rouleau a la même chance de sortir à chaque tour. Les gains sont des multiples de la mise entière.',
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
        text: `Les tours gratuits ne coûtent rien et ont leurs propres rouleaux, sans portes\u00a0: on ne peut pas y gagner d’autres tours gratuits. Chaque gain y est multiplié par ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Gain le plus élevé',
        text: `Une partie paie au plus ${most}\u00a0fois la mise. Seule une partie avec tours gratuits peut y arriver; dans ce cas, les tours gratuits s’arrêtent et exactement ${most}\u00a0fois la mise sont payées.`,
      },
    };
  },
  outcome: (symbol) => messages.symbolName(symbol),
  paidFor: ({ scatter }, symbol, count) =>
    symbol === scatter ? `${count} n’importe où` : `${count} rouleaux, par façon`,
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence, tours gratuits compris. Si vous partez pendant qu’elle est montrée, le gain est déjà dans votre solde et la partie peut être revue.',
  returnNote: ({ reels }) =>
    `Le taux de retour a été calculé exactement\u00a0: chaque arrêt des ${spelled(reels)} rouleaux, pour les tours payés et gratuits, et chaque somme de tours gratuits jusqu’au gain le plus élevé. C’est une moyenne sur un très grand nombre de parties, pas ce qu’une session donnera.`,
};
