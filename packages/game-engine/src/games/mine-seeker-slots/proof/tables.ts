import { markdownTable, timesText } from '../../../proof/markdown.ts';
import type { MinesData } from '../maths.ts';
import { minesLabel } from './prove-mines.ts';

export function minesParTables({ fields, maxPayX100 }: MinesData): string[] {
  const most = Math.max(...fields.map(({ pays }) => pays.length));
  const rows = Array.from({ length: most }, (_, index) => [
    String(index + 1),
    ...fields.map(({ pays }) => (index < pays.length ? timesText(pays[index] as number) : '')),
  ]);
  return [
    '## Pays by safe cells opened, as multiples of the stake',
    '',
    ...markdownTable(['Opened', ...fields.map(({ mines }) => minesLabel(mines))], rows),
    '',
    `The last pay of a column settles the round by itself: the field is clear, or the next pay would be above ${timesText(maxPayX100)}.`,
  ];
}
