import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import type { MinesData } from '../maths.ts';
import { formatMines } from './prove-mines.ts';

export function buildMinesParTables({ fields, maxPayX100 }: MinesData): string[] {
  const most = Math.max(...fields.map(({ pays }) => pays.length));
  const rows = Array.from({ length: most }, (_, index) => [
    String(index + 1),
    ...fields.map(({ pays }) => (index < pays.length ? formatTimes(pays[index] as number) : '')),
  ]);
  return [
    '## Pays by safe cells opened, as multiples of the stake',
    '',
    ...buildMarkdownTable(['Opened', ...fields.map(({ mines }) => formatMines(mines))], rows),
    '',
    `The last pay of a column settles the round by itself: the field is clear, or the next pay would be above ${formatTimes(maxPayX100)}.`,
  ];
}
