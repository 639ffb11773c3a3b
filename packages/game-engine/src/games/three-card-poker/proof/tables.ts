import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import { weakestPlay } from '../best-move.ts';
import type { ThreeCardData } from '../maths.ts';

export function buildThreeCardParTables({ pays, anteBonus }: ThreeCardData): string[] {
  const bonus = Object.entries(anteBonus).map(([name, pay]) => [name.replaceAll('_', ' '), formatTimes(pay)]);
  return [
    '## Ante and play, each as multiples of itself',
    '',
    ...buildMarkdownTable(
      ['End', 'Ante', 'Play'],
      [
        ['the player’s hand is better', formatTimes(pays.win), formatTimes(pays.win)],
        ['the dealer does not qualify', formatTimes(pays.win), formatTimes(pays.push)],
        ['equal hands', formatTimes(pays.push), formatTimes(pays.push)],
      ],
    ),
    '',
    '## Ante bonus, as multiples of the ante, whatever the dealer has',
    '',
    ...buildMarkdownTable(['Hand', 'Pays'], bonus.reverse()),
    '',
    '## The best play',
    '',
    `Play with ${weakestPlay.map((card) => card.charAt(0)).join('-')} or better. Fold weaker hands.`,
  ];
}
