import type { gemCascadeFortuneRules as Shape } from '../../en/games/gem-cascade-fortune.rules.ts';
import type { GemCascadeFacts } from '../../facts/gem-cascade-fortune.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { gemCascadeFortune as messages } from './gem-cascade-fortune.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'le double', 3: 'le triple' };
const crowns = ({ scatterCounts }: GemCascadeFacts) => listed(scatterCounts.map(spelled), 'ou');

export const gemCascadeFortuneRules: typeof Shape = {
  description: ({ fewest, scatterCounts: [crown = 0], freeMultiplier }) =>
    `${capitalised(spelled(fewest))} gemmes identiques paient où qu’elles soient, puis éclatent, et de nouvelles gemmes tombent. ${capitalised(spelled(crown))} couronnes donnent ` +
    `des tours gratuits qui paient ${multiples[freeMultiplier] ?? `${freeMultiplier}\u00a0fois`}.`,
  feature: 'tours gratuits',
  howToPlay: (facts) => ({
    spin: `Choisissez une mise et lancez. ${capitalised(spelled(facts.columns * facts.rows))} gemmes tombent dans ${spelled(facts.columns)} colonnes de ${spelled(facts.rows)}. Il n’y a pas de lignes\u00a0: ${spelled(facts.fewest)} gemmes identiques ou plus paient, où qu’elles soient.`,
    tumble:
      'Les gemmes qui paient éclatent, celles du dessus tombent et de nouvelles remplissent les colonnes. Cela se répète tant que des gemmes paient. Tous les gains d’un tour s’additionnent. Les couronnes tombent comme les gemmes, mais n’éclatent jamais.',
    chance: `Il y a ${formats.number(facts.rounds)}\u00a0parties différentes, et chacune a la même chance de sortir à chaque tour. Les gains sont des multiples de la mise totale.`,
  }),
  features: (facts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      crown: {
        title: 'Couronne',
        text: `À la fin d’un tour payé, ${crowns(facts)} couronnes ou plus paient et donnent ${listed(facts.freeSpins, 'ou')}\u00a0tours gratuits.`,
      },
      freeSpins: {
        title: 'Tours gratuits',
        text: `Les tours gratuits ne coûtent rien et ont leurs propres gemmes, sans couronnes. Vous ne pouvez donc pas y gagner d’autres tours gratuits. Chaque gain y est multiplié par ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Gain le plus élevé',
        text: `Une partie paie au plus ${most}\u00a0fois la mise. Seule la somme d’une partie avec tours gratuits peut atteindre ce gain. Les tours gratuits s’arrêtent alors, et exactement ${most}\u00a0fois la mise sont payées.`,
      },
    };
  },
  outcome: (symbol) => messages.symbolName(symbol),
  paidFor: (facts, symbol, count) => {
    const exact = symbol === facts.scatter && count !== facts.scatterCounts.at(-1);
    return exact ? `${count} à la fin` : `${count} ou plus`;
  },
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence, tours gratuits compris. Si vous partez pendant son affichage, tout gain est déjà dans votre solde. Vous pouvez revoir la partie.',
  returnNote: ({ rounds }) =>
    `Le taux de retour est calculé exactement, en jouant deux fois les ${formats.number(rounds)}\u00a0parties possibles. C’est une moyenne sur un très grand nombre de parties, et non le résultat d’une seule séance.`,
};
