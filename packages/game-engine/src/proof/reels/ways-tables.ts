import type { WaysBand } from '../../families/reels/ways.ts';
import type { WaysGameData } from '../../families/reels/ways-round.ts';
import { buildMarkdownTable, formatTimes } from '../markdown.ts';

function symbolCountTable(data: WaysGameData, { reels }: WaysBand): string[] {
  const rows = data.symbols.map(({ id, letter }) => [
    `${id} (${letter})`,
    ...reels.map((reel) => String([...reel].filter((shown) => shown === letter).length)),
  ]);
  return buildMarkdownTable(
    ['Symbol', ...reels.map((_, index) => `Reel ${index + 1}`)],
    [...rows, ['**Stops**', ...reels.map((reel) => String(reel.length))]],
  );
}

function heightsText({ leastRows, mostRows }: WaysBand): string {
  return leastRows === mostRows ? `${mostRows} rows` : `${leastRows} to ${mostRows} rows, all equally likely`;
}

/** Returns a row of the pays table, with the values for counts from `fewest`. */
function payCells(
  counts: readonly number[],
  values: readonly number[],
  fewest: number,
  text: (value: number) => string,
) {
  return counts.map((count) => {
    const value = values[count - fewest];
    return value === undefined ? '' : text(value);
  });
}

/** Returns the numbers of a ways game for its par sheet. */
export function buildWaysParTables(data: WaysGameData): string[] {
  const { paid, free, fewestScatters } = data;
  const counts = paid.reels.slice(2).map((_, index) => index + 3);
  const pays = Object.entries(data.waysPays).map(([id, values]) => [id, ...values.map(formatTimes)]);
  pays.push(
    [`${data.scatter} (anywhere)`, ...payCells(counts, data.scatterPays, fewestScatters, formatTimes)],
    ['free spins', ...payCells(counts, data.freeSpins, fewestScatters, String)],
  );
  return [
    '## Pays of one way, as multiples of the whole stake',
    '',
    ...buildMarkdownTable(['Symbol', ...counts.map(String)], pays),
    '',
    `Wins of free spins × ${data.freeMultiplier}. A round pays at most ${formatTimes(data.maxPayX100)}.`,
    '',
    `## Symbols on the reels, paid spins: ${heightsText(paid)}`,
    '',
    ...symbolCountTable(data, paid),
    '',
    `## Symbols on the reels, free spins: ${heightsText(free)}`,
    '',
    ...symbolCountTable(data, free),
    '',
    '## Strips, downwards',
    '',
    '```',
    ...paid.reels.map((reel, index) => `paid ${index + 1}  ${reel}`),
    ...free.reels.map((reel, index) => `free ${index + 1}  ${reel}`),
    '```',
  ];
}
