import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../registry.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

test('lists every game in the README with the RTP and hit rate of its par sheet', () => {
  const readme = read('README.md');
  for (const { slug, title } of catalogue) {
    const sheet = read(`docs/games/${slug}.md`);
    const [, figure, note = ''] = /Return to player \| \*\*(.+?)\*\*(.*?) \|/.exec(sheet) ?? [];
    const [, hitRate] = /Hit rate \| ([\d.]+ %)/.exec(sheet) ?? [];
    const row = readme.split('\n').find((line) => line.startsWith(`| [${title}](docs/games/${slug}.md) |`));
    expect(row?.endsWith(`| ${figure}${note} | ${hitRate} |`), `${title}: ${row}`).toBe(true);
  }
});
