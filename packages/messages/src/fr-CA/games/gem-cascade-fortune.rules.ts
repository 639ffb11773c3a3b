import type { gemCascadeFortuneRules as Shape } from '../../en/games/gem-cascade-fortune.rules.ts';
import type { GemCascadeFacts } from '../../facts/gem-cascade-fortune.ts';
import { capitalised, listed } from '../../lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { gemCascadeFortune as messages } from './gem-cascade-fortune.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'le double', 3: 'le triple' };
const crowns = ({ scatterCounts }: GemCascadeFacts) => listed(scatterCounts.map(spelled), 'ou');

export const gemCascadeFortuneRules: typeof Shape = {
  description: ({ fewest, scatterCounts: [crown = 0], freeMultiplier }) =>
    `${capitalised(spelled(fewest))} gemmes identiques paient où qu’elles soient, éclatent et en laissent tomber d’autres. ${capitalised(spelled(crown))} couronnes ouvrent ` +
    `des tours gratuits qui paient ${multiples[freeMultiplier] ?? `${freeMultiplier}\u00a0fois`}.`,
  feature: 'tours gratuits',
  howToPlay: (facts) => ({
    spin: `Choisissez une mise et lancez. ${capitalised(spelled(facts.columns * facts.rows))} gemmes tombent dans ${spelled(facts.columns)} colonnes de ${spelled(facts.rows)}. Il n’y a pas de lignes\u00a0: au moins ${spelled(facts.fewest)} gemmes identiques paient, où qu’elles soient.`,
    tumble:
      'Les gemmes qui paient éclatent, celles du dessus tombent et de nouvelles remplissent les colonnes. Cela continue tant que quelque chose paie; tous les gains d’un tour s’additionnent. Les couronnes tombent avec les autres et n’éclatent jamais.',
    chance: `Il y a ${formats.number(facts.rounds)}\u00a0parties différentes, et chacune a la même chance de sortir à chaque tour. Les gains sont des multiples de la mise entière.`,
  }),
  features: (facts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      crown: {
        title: 'Couronne',
        text: `Quand les colonnes d’un tour payé sont au repos, ${crowns(facts)} couronnes ou plus paient et donnent ${listed(facts.freeSpins, 'ou')}\u00a0tours gratuits.`,
      },
      freeSpins: {
        title: 'Tours gratuits',
        text: `Les tours gratuits ne coûtent rien et ont leurs propres gemmes, sans couronnes\u00a0: on ne peut pas y gagner d’autres tours gratuits. Chaque gain y est multiplié par ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Gain le plus élevé',
        text: `Une partie paie au plus ${most}\u00a0fois la mise. Aucun gain seul n’y arrive, seulement la somme d’une partie avec tours gratuits; dans ce cas, les tours gratuits s’arrêtent et exactement ${most}\u00a0fois la mise sont payées.`,
      },
    };
  },
  outcome: (symbol) => messages.symbolName(symbol),
  paidFor: (facts, symbol, count) => {
    const exact = symbol === facts.scatter && count !== facts.scatterCounts.at(-1);
    return exact ? `${count} au repos` : `${count} ou plus`;
  },
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence, tours gratuits compris. Si vous partez pendant qu’elle est montrée, le gain est déjà dans votre solde et la partie peut être revue.',
  returnNote: ({ rounds }) =>
    `Le taux de retour a été calculé exactement, en jouant deux fois les ${formats.number(rounds)}\u00a0parties qui existent. C’est une moyenne sur un très grand nombre de parties, pas ce qu’une session donnera.`,
};
