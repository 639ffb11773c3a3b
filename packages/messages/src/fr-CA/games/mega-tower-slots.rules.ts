import type { megaTowerSlotsRules as Shape } from '../../en/games/mega-tower-slots.rules.ts';
import type { MegaTowerFacts } from '../../facts/mega-tower-slots.ts';
import { capitalised, listed } from '../../lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { megaTowerSlots as messages } from './mega-tower-slots.ts';

const feminine = (count: number) => (count === 1 ? 'une' : spelled(count));
const fewest = ({ scatterCounts: [count = 0] }: MegaTowerFacts) => feminine(count);
const spins = ({ freeSpins }: MegaTowerFacts) => listed([...new Set(freeSpins)].map(feminine), 'ou');

export const megaTowerSlotsRules: typeof Shape = {
  description: (facts) =>
    `${capitalised(spelled(facts.reels))} rouleaux qui changent de hauteur à chaque partie\u00a0: jusqu’à ${formats.number(facts.ways)}\u00a0façons de gagner. ` +
    `${capitalised(fewest(facts))} tours ouvrent ${spins(facts)} parties gratuites avec toutes ces façons.`,
  feature: 'parties gratuites',
  howToPlay: (facts) => ({
    spin: `Choisissez une mise et lancez. Chaque partie donne à chacun des ${spelled(facts.reels)} rouleaux sa propre hauteur, de ${spelled(facts.rows.least)} à ${spelled(facts.rows.most)} rangées, toutes aussi probables, puis un arrêt. La mise couvre toutes les façons de gagner, jusqu’à ${formats.number(facts.ways)}.`,
    ways: `Il n’y a pas de lignes. Un symbole paie s’il apparaît sur ${listed(facts.counts.map(spelled), 'ou')} rouleaux voisins à partir de la gauche, dans n’importe quelle rangée. Chaque façon d’en prendre un par rouleau est payée\u00a0: deux sur le premier rouleau, un sur le deuxième et trois sur le troisième font six façons, et six fois le gain.`,
    longest: 'Seule la suite la plus longue d’un symbole est payée; les gains de symboles différents s’additionnent.',
    chance:
      'Chaque arrêt d’un rouleau a la même chance de sortir à chaque partie. Les gains sont des multiples de la mise entière.',
  }),
  features: (facts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      banner: {
        title: 'Bannière',
        text: `La bannière est un joker. Elle apparaît sur les ${listed(facts.wildReels.map(ordinal), 'et')} rouleaux et remplace tout symbole sauf la tour.`,
      },
      tower: {
        title: 'Tour',
        text: `${capitalised(listed(facts.scatterCounts.map(feminine), 'ou'))} tours, n’importe où, paient et donnent ${spins(facts)} parties gratuites.`,
      },
      freeSpins: {
        title: 'Parties gratuites',
        text: `Les parties gratuites ne coûtent rien et ont leurs propres rouleaux, sans tours\u00a0: on ne peut pas y gagner d’autres parties gratuites. Dans chacune, tous les rouleaux ont ${spelled(facts.freeRows)} rangées\u00a0: les ${formats.number(facts.ways)}\u00a0façons de gagner.`,
      },
      highestWin: {
        title: 'Gain le plus élevé',
        text: `Une mise rapporte au plus ${most}\u00a0fois son montant. Quand ce gain est atteint, les parties gratuites s’arrêtent et exactement ${most}\u00a0fois la mise sont payées.`,
      },
    };
  },
  outcome: (symbol) => messages.symbolName(symbol),
  paidFor: ({ scatter }, symbol, count) =>
    symbol === scatter ? `${count} n’importe où` : `${count} rouleaux, par façon`,
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence, parties gratuites comprises. Si vous partez pendant qu’elle est montrée, le gain est déjà dans votre solde et la partie peut être revue.',
  returnNote: ({ reels }) =>
    `Le taux de retour a été calculé exactement\u00a0: chaque hauteur et chaque arrêt des ${spelled(reels)} rouleaux, pour les parties payées et gratuites, et chaque somme de parties gratuites jusqu’au gain le plus élevé. C’est une moyenne sur un très grand nombre de parties, pas ce qu’une session donnera.`,
};
