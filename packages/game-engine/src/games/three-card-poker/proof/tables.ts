import { markdownTable, timesText } from '../../../proof/markdown.ts';
import { weakestPlay } from '../best-move.ts';
import type { ThreeCardData } from '../maths.ts';

export function threeCardParTables({ pays, anteBonus }: ThreeCardData): string[] {
  const bonus = Object.entries(anteBonus).map(([name, pay]) => [name.replaceAll('_', ' '), timesText(pay)]);
  return [
    '## Ante and play, each as multiples of itself',
    '',
    ...markdownTable(
      ['End', 'Ante', 'Play'],
      [
        ['the player’s hand is better', timesText(pays.win), timesText(pays.win)],
        ['the dealer does not qualify', timesText(pays.win), timesText(pays.push)],
        ['equal hands', timesText(pays.push), timesText(pays.push)],
      ],
    ),
    '',
    '## Ante bonus, as multiples of the ante, whatever the dealer has',
    '',
    ...markdownTable(['Hand', 'Pays'], bonus.reverse()),
    '',
    '## The best play',
    '',
    `Play with ${weakestPlay.map((card) => card.charAt(0)).join('-')} or better, fold what is weaker.`,
  ];
}
