import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import type { CoinVaultData } from '../maths.ts';

export function buildCoinVaultParTables(data: CoinVaultData): string[] {
  const { coins, blanks, respins, grandPayX100 } = data.vault;
  const places = coins.reduce((sum, { weight }) => sum + weight, 0);
  const symbols = data.symbols.map(({ id, letter }) => [
    `${id} (${letter})`,
    ...data.reels.map((reel) => String([...reel].filter((shown) => shown === letter).length)),
  ]);
  return [
    '## Pays, as multiples of the whole stake',
    '',
    ...buildMarkdownTable(
      ['Symbol', '3', '4', '5'],
      Object.entries(data.linePays).map(([id, values]) => [id, ...values.map(formatTimes)]),
    ),
    '',
    '## The vault',
    '',
    ...buildMarkdownTable(
      ['A coin is worth', `in so many of ${places} places`],
      coins.map(({ pay_x100, weight }) => [formatTimes(pay_x100), String(weight)]),
    ),
    '',
    `${data.coinsToOpen} coins open it. An empty cell draws a coin in ${places} of ${places + blanks} places. There are ${respins} respins, and every new coin resets them. A full vault pays ${formatTimes(grandPayX100)}, and no round pays more.`,
    '',
    '## Symbols on the reels',
    '',
    ...buildMarkdownTable(
      ['Symbol', 'Reel 1', 'Reel 2', 'Reel 3', 'Reel 4', 'Reel 5'],
      [...symbols, ['**Stops**', ...data.reels.map((reel) => String(reel.length))]],
    ),
    '',
    '## Strips, downwards',
    '',
    '```',
    ...data.reels.map((reel, index) => `${index + 1}  ${reel}`),
    '```',
    '',
    '## Lines, row on each reel (0 = top)',
    '',
    '```',
    ...data.lines.map((line, index) => `${String(index + 1).padStart(2)}  ${line.join(' ')}`),
    '```',
  ];
}
