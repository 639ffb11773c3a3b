import { listSlotPays } from '../../../families/draws/peg-board.ts';
import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import type { PlinkoData } from '../maths.ts';
import { computeBinomialRow } from './binomial.ts';

export function buildPlinkoParTables(data: PlinkoData): string[] {
  const paths = computeBinomialRow(data.rows).map((ways, slot) => [
    String(slot + 1),
    String(ways),
    ...data.risks.map(({ pays }) => formatTimes(listSlotPays(pays, data)[slot] as number)),
  ]);
  return [
    '## Slots, and what they pay as multiples of the stake',
    '',
    ...buildMarkdownTable(['Slot', 'Paths', ...data.risks.map(({ id }) => `${id} risk`)], paths),
    '',
    `${data.rows} rows of pegs; at each peg the ball goes left or right with equal odds.`,
  ];
}
