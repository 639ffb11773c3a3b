import { markdownTable, timesText } from '../../../proof/markdown.ts';
import type { KenoData } from '../maths.ts';
import { picksLabel } from './prove-keno.ts';

export function kenoParTables({ pays, numbers, drawn }: KenoData): string[] {
  const hits = pays.map((_, index) => String(index + 1));
  const rows = pays.map((row, index) => [
    picksLabel(index + 1),
    ...hits.map((_, hit) => (hit <= index ? timesText(row[hit + 1] as number) : '')),
  ]);
  return [
    `## Pays by hits, as multiples of the stake (${drawn} of ${numbers} numbers are drawn)`,
    '',
    ...markdownTable(['Picked', ...hits], rows),
  ];
}
