import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import type { KenoData } from '../maths.ts';
import { formatPicks } from './prove-keno.ts';

export function buildKenoParTables({ pays, numbers, drawn }: KenoData): string[] {
  const hits = pays.map((_, index) => String(index + 1));
  const rows = pays.map((row, index) => [
    formatPicks(index + 1),
    ...hits.map((_, hit) => (hit <= index ? formatTimes(row[hit + 1] as number) : '')),
  ]);
  return [
    `## Pays by hits, as multiples of the stake (${drawn} of ${numbers} numbers are drawn)`,
    '',
    ...buildMarkdownTable(['Picked', ...hits], rows),
  ];
}
