import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import type { CherryData } from '../maths.ts';

export function buildCherryParTables(data: CherryData): string[] {
  const counts = data.symbols.map(({ id, letter }) => [
    `${id} (${letter})`,
    ...data.reels.map((reel) => String(reel.split(letter).length - 1)),
  ]);
  const { symbol, pays } = data.fewer;
  return [
    '## Pays, as multiples of the stake',
    '',
    ...buildMarkdownTable(
      ['Three of', 'Pay'],
      Object.entries(data.threePays).map(([id, pay]) => [id, formatTimes(pay)]),
    ),
    '',
    `Without three alike, ${symbol} from the left: one ${formatTimes(pays[0])}, two ${formatTimes(pays[1])}. Each ${data.wild} in three of another symbol: × ${data.wildMultiplier}.`,
    '',
    '## Symbols on the reels',
    '',
    ...buildMarkdownTable(
      ['Symbol', 'Reel 1', 'Reel 2', 'Reel 3'],
      [...counts, ['**Stops**', ...data.reels.map((reel) => String(reel.length))]],
    ),
    '',
    '## Strips, downwards',
    '',
    '```',
    ...data.reels.map((reel, index) => `${index + 1}  ${reel}`),
    '```',
  ];
}
