import type { megaTowerSlotsRules as Shape } from '../../en/games/mega-tower-slots.rules.ts';
import type { MegaTowerFacts } from '../../facts/mega-tower-slots.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { megaTowerSlots as messages } from './mega-tower-slots.ts';

const fewest = ({ scatterCounts: [count = 0] }: MegaTowerFacts) => spelled(count);
const spins = ({ freeSpins }: MegaTowerFacts) => listed([...new Set(freeSpins)].map(spelled), 'ou');

export const megaTowerSlotsRules: typeof Shape = {
  description: (facts) =>
    `${capitalised(spelled(facts.reels))} rouleaux changent de hauteur à chaque tour\u00a0: jusqu’à ${formats.number(facts.ways)}\u00a0façons de gagner. ` +
    `${capitalised(fewest(facts))} tourelles donnent ${spins(facts)} tours gratuits avec toutes ces façons.`,
  feature: 'tours gratuits',
  howToPlay: (facts) => ({
    spin: `Choisissez une mise et lancez. Chaque tour donne à chacun des ${spelled(facts.reels)} rouleaux sa propre hauteur, de ${spelled(facts.rows.least)} à ${spelled(facts.rows.most)} rangées, toutes aussi probables. La mise couvre toutes les façons de gagner, jusqu’à ${formats.number(facts.ways)}.`,
    ways: `Il n’y a pas de lignes. Un symbole paie s’il apparaît sur ${listed(facts.counts.map(spelled), 'ou')} rouleaux adjacents à partir de la gauche, dans n’importe quelle rangée. Chaque combinaison d’un symbole identique par rouleau est une façon de gagner et est payée. Par exemple, deux sur le premier rouleau, un sur le deuxième et trois sur le troisième font six façons et paient six fois.`,
    longest: 'Seule la suite la plus longue d’un symbole est payée. Les gains de symboles différents s’additionnent.',
    chance:
      'Chaque position d’un rouleau a la même chance de sortir à chaque tour. Les gains sont des multiples de la mise totale.',
  }),
  features: (facts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      banner: {
        title: 'Bannière',
        text: `La bannière est un joker. Elle apparaît sur les ${listed(facts.wildReels.map(ordinal), 'et')} rouleaux et remplace tout symbole sauf la tourelle.`,
      },
      tower: {
        title: 'Tourelle',
        text: `${capitalised(listed(facts.scatterCounts.map(spelled), 'ou'))} tourelles, n’importe où, paient et donnent ${spins(facts)} tours gratuits.`,
      },
      freeSpins: {
        title: 'Tours gratuits',
        text: `Les tours gratuits ne coûtent rien et ont leurs propres rouleaux, sans tourelles. Vous ne pouvez donc pas y gagner d’autres tours gratuits. Tous les rouleaux y ont ${spelled(facts.freeRows)} rangées, ce qui donne les ${formats.number(facts.ways)}\u00a0façons de gagner.`,
      },
      highestWin: {
        title: 'Gain le plus élevé',
        text: `Une partie paie au plus ${most}\u00a0fois la mise. Quand une partie atteint ce gain, ses tours gratuits s’arrêtent, et exactement ${most}\u00a0fois la mise sont payées.`,
      },
    };
  },
  outcome: (symbol) => messages.symbolName(symbol),
  paidFor: ({ scatter }, symbol, count) =>
    symbol === scatter ? `${count} n’importe où` : `${count} rouleaux, par façon`,
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence, tours gratuits compris. Si vous partez pendant son affichage, tout gain est déjà dans votre solde. Vous pouvez revoir la partie.',
  returnNote: ({ reels }) =>
    `Le taux de retour est calculé exactement\u00a0: chaque hauteur et chaque position des ${spelled(reels)} rouleaux, pour les tours payés et gratuits, et chaque somme des tours gratuits. C’est une moyenne sur un très grand nombre de parties, et non le résultat d’une seule séance.`,
};
