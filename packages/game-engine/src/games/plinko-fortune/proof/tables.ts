import { slotPays } from '../../../families/draws/peg-board.ts';
import { markdownTable, timesText } from '../../../proof/markdown.ts';
import type { PlinkoData } from '../maths.ts';
import { binomialRow } from './binomial.ts';

export function plinkoParTables(data: PlinkoData): string[] {
  const paths = binomialRow(data.rows).map((ways, slot) => [
    String(slot + 1),
    String(ways),
    ...data.risks.map(({ pays }) => timesText(slotPays(pays, data)[slot] as number)),
  ]);
  return [
    '## Slots, and what they pay as multiples of the stake',
    '',
    ...markdownTable(['Slot', 'Paths', ...data.risks.map(({ id }) => `${id} risk`)], paths),
    '',
    `${data.rows} rows of pegs; at each the ball goes left or right, both as likely.`,
  ];
}
