import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import type { JacksData } from '../maths.ts';

export function buildJacksParTables(data: JacksData): string[] {
  const rows = Object.entries(data.pays)
    .filter(([, pay]) => pay > 0)
    .map(([name, pay]) => [name.replaceAll('_', ' '), formatTimes(pay)])
    .reverse();
  return ['## Pays, as multiples of the stake', '', ...buildMarkdownTable(['Hand', 'Pays'], rows)];
}
