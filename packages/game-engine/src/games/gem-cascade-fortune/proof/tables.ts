import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import type { GemCascadeData } from '../maths.ts';

function lettersIn(bag: string, letter: string): string {
  return String([...bag].filter((shown) => shown === letter).length);
}

export function buildGemCascadeParTables(data: GemCascadeData): string[] {
  const bands = data.counts.map((least, step) => {
    const next = data.counts[step + 1];
    return next === undefined ? `${least} or more` : `${least}–${next - 1}`;
  });
  const pays = Object.entries(data.pays).map(([id, values]) => [id, ...values.map(formatTimes)]);
  const crowns = data.scatterPays.map((pay, step) => {
    const orMore = step === data.scatterPays.length - 1 ? ' or more' : '';
    return [`${data.fewestScatters + step}${orMore}`, formatTimes(pay), String(data.freeSpins[step])];
  });
  const bags = data.symbols.map(({ id, letter }) => [
    `${id} (${letter})`,
    lettersIn(data.baseBag, letter),
    lettersIn(data.freeBag, letter),
  ]);
  return [
    '## Pays, as multiples of the stake, by how many the grid shows',
    '',
    ...buildMarkdownTable(['Symbol', ...bands], pays),
    '',
    ...buildMarkdownTable(['Crowns at rest', 'Pay', 'Free spins'], crowns),
    '',
    `Wins of free spins × ${data.freeMultiplier}. A round pays at most ${formatTimes(data.maxPayX100)}.`,
    '',
    '## Letters in the bags',
    '',
    ...buildMarkdownTable(
      ['Symbol', 'Paid spins', 'Free spins'],
      [...bags, ['**Letters**', String(data.baseBag.length), String(data.freeBag.length)]],
    ),
  ];
}
