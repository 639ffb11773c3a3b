import { markdownTable, timesText } from '../../../proof/markdown.ts';
import type { JacksData } from '../maths.ts';

export function jacksParTables(data: JacksData): string[] {
  const rows = Object.entries(data.pays)
    .filter(([, pay]) => pay > 0)
    .map(([name, pay]) => [name.replaceAll('_', ' '), timesText(pay)])
    .reverse();
  return ['## Pays, as multiples of the stake', '', ...markdownTable(['Hand', 'Pays'], rows)];
}
