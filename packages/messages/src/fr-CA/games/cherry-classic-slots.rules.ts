import type { cherryClassicSlotsRules as Shape } from '../../en/games/cherry-classic-slots.rules.ts';
import { capitalised } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { cherryClassicSlots as messages } from './cherry-classic-slots.ts';

const multiples: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };
const times = (factor: number) => multiples[factor] ?? `multiplie par ${factor}`;

export const cherryClassicSlotsRules: typeof Shape = {
  description: ({ reels, wildMultiplier }) =>
    `${capitalised(spelled(reels))} rouleaux et une ligne, comme autrefois. Même une seule cerise paie, et chaque trèfle, qui est un joker, ${times(wildMultiplier)} le gain.`,
  feature: null,
  howToPlay: ({ reels, rows }) => ({
    spin: `Choisissez une mise et lancez. Chacun des ${spelled(reels)} rouleaux montre ${spelled(rows)} rangées. Seule la ligne du milieu paie.`,
    line: `${capitalised(spelled(reels))} symboles identiques sur la ligne paient. Sinon, une cerise sur le premier rouleau paie, et deux cerises sur les deux premiers paient davantage. Seul le gain le plus élevé est payé.`,
    chance:
      'Chaque position d’un rouleau a la même chance de sortir à chaque tour. Les gains sont des multiples de la mise totale.',
  }),
  features: ({ reels, wildMultiplier, highestPayX100 }) => ({
    clover: {
      title: 'Trèfle',
      text: `Le trèfle est un joker\u00a0: il remplace tout symbole dans une ligne de ${spelled(reels)}, et chaque trèfle qui s’y trouve ${times(wildMultiplier)} le gain. Il ne remplace pas une cerise dans une ligne plus courte.`,
    },
    highestWin: {
      title: 'Gain le plus élevé',
      text: `${capitalised(spelled(reels))} trèfles paient ${formats.number(highestPayX100 / 100)}\u00a0fois la mise, le gain le plus élevé d’une partie.`,
    },
  }),
  outcome: (symbol) => messages.symbolName(symbol),
  paidFor: ({ reels }, _, count) => (count === reels ? `${count} sur la ligne` : `${count} à partir de la gauche`),
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence. Si vous partez pendant son affichage, tout gain est déjà dans votre solde. Vous pouvez revoir la partie.',
  returnNote: ({ cycle }) =>
    `Le taux de retour est calculé exactement, sur les ${formats.number(cycle)}\u00a0combinaisons possibles des positions des rouleaux. C’est une moyenne sur un très grand nombre de parties, et non le résultat d’une seule séance.`,
};
