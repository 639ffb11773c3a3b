import type { starlightFortuneRules as Shape } from '../../en/games/starlight-fortune.rules.ts';
import type { StarlightFacts } from '../../facts/starlight-fortune.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { starlightFortune as messages } from './starlight-fortune.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'le double', 3: 'le triple' };
const runs = ({ counts }: StarlightFacts) => listed(counts.map(spelled), 'ou');

export const starlightFortuneRules: typeof Shape = {
  description: ({ lines, counts: [fewest = 0], freeMultiplier }) =>
    `${capitalised(spelled(lines.length))} lignes sous un ciel étoilé. Les étoiles sont des jokers, et ${spelled(fewest)} lunes donnent ` +
    `des tours gratuits qui paient ${multiples[freeMultiplier] ?? `${freeMultiplier}\u00a0fois`}.`,
  feature: 'tours gratuits',
  howToPlay: (facts) => ({
    spin: `Choisissez une mise et lancez. Chacun des ${spelled(facts.reels)} rouleaux montre ${spelled(facts.rows)} rangées. Les ${facts.lines.length}\u00a0lignes sont toujours en jeu, et la mise les couvre toutes.`,
    lines: `Une ligne paie pour ${runs(facts)} symboles identiques sur des rouleaux adjacents, à partir du rouleau le plus à gauche. Seule la suite la plus longue d’une ligne est payée. Les gains de lignes différentes s’additionnent.`,
    chance:
      'Chaque position d’un rouleau a la même chance de sortir à chaque tour. Les gains sont des multiples de la mise totale.',
  }),
  features: (facts) => {
    const most = formats.number(facts.highestPayX100 / 100);
    return {
      star: {
        title: 'Étoile',
        text: `L’étoile est un joker. Elle apparaît sur les ${listed(facts.wildReels.map(ordinal), 'et')} rouleaux et remplace tout symbole sauf la lune.`,
      },
      moon: {
        title: 'Lune',
        text: `${capitalised(runs(facts))} lunes, n’importe où, paient et donnent ${listed(facts.freeSpins, 'ou')}\u00a0tours gratuits.`,
      },
      freeSpins: {
        title: 'Tours gratuits',
        text: `Les tours gratuits ne coûtent rien et ont leurs propres rouleaux, sans lunes. Vous ne pouvez donc pas y gagner d’autres tours gratuits. Chaque gain de ligne y est multiplié par ${facts.freeMultiplier}.`,
      },
      highestWin: {
        title: 'Gain le plus élevé',
        text: `Une partie paie au plus ${most}\u00a0fois la mise. Seule la somme d’une partie avec tours gratuits peut atteindre ce gain. Les tours gratuits s’arrêtent alors, et exactement ${most}\u00a0fois la mise sont payées.`,
      },
    };
  },
  outcome: (symbol) => messages.symbolName(symbol),
  paidFor: ({ scatter }, symbol, count) => (symbol === scatter ? `${count} n’importe où` : `${count} sur une ligne`),
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence, tours gratuits compris. Si vous partez pendant son affichage, tout gain est déjà dans votre solde. Vous pouvez revoir la partie.',
  returnNote: ({ reels }) =>
    `Le taux de retour est calculé exactement\u00a0: chaque position des ${spelled(reels)} rouleaux, pour les tours payés et gratuits, et chaque somme des tours gratuits. C’est une moyenne sur un très grand nombre de parties, et non le résultat d’une seule séance.`,
};
