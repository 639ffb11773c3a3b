import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import type { StarlightData } from '../maths.ts';

function symbolCountTable(data: StarlightData, reels: readonly string[]): string[] {
  const rows = data.symbols.map(({ id, letter }) => [
    `${id} (${letter})`,
    ...reels.map((reel) => String([...reel].filter((shown) => shown === letter).length)),
  ]);
  return buildMarkdownTable(
    ['Symbol', 'Reel 1', 'Reel 2', 'Reel 3', 'Reel 4', 'Reel 5'],
    [...rows, ['**Stops**', ...reels.map((reel) => String(reel.length))]],
  );
}

export function buildStarlightParTables(data: StarlightData): string[] {
  const pays = Object.entries(data.linePays).map(([id, values]) => [id, ...values.map(formatTimes)]);
  pays.push([`${data.scatter} (anywhere)`, ...data.scatterPays.map(formatTimes)]);
  pays.push(['free spins', ...data.freeSpins.map(String)]);
  return [
    '## Pays, as multiples of the whole stake',
    '',
    ...buildMarkdownTable(['Symbol', '3', '4', '5'], pays),
    '',
    `Line wins of free spins × ${data.freeMultiplier}. A round pays at most ${formatTimes(data.maxPayX100)}.`,
    '',
    '## Symbols on the reels, paid spins',
    '',
    ...symbolCountTable(data, data.baseReels),
    '',
    '## Symbols on the reels, free spins',
    '',
    ...symbolCountTable(data, data.freeReels),
    '',
    '## Strips, downwards',
    '',
    '```',
    ...data.baseReels.map((reel, index) => `paid ${index + 1}  ${reel}`),
    ...data.freeReels.map((reel, index) => `free ${index + 1}  ${reel}`),
    '```',
    '',
    '## Lines, row on each reel (0 = top)',
    '',
    '```',
    ...data.lines.map((line, index) => `${String(index + 1).padStart(2)}  ${line.join(' ')}`),
    '```',
  ];
}
