import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { WorldLife } from './life.ts';

const games = join(import.meta.dirname, '../../games');
const posters = join(import.meta.dirname, '../../../../shared/games/posters');
const slugs = readdirSync(games);

function picturesOf(slug: string): { name: string; svg: string }[] {
  const folder = join(games, slug, 'world');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ name, svg: readFileSync(join(folder, name), 'utf8') }));
}

describe.each(slugs)('the world of %s', (slug) => {
  const pictures = picturesOf(slug);

  it('has a far layer, and no layer that the shell does not know', () => {
    const names = pictures.map(({ name }) => name);
    expect(names).toContain('far.svg');
    expect(['far.svg', 'near.svg', 'life.svg']).toEqual(expect.arrayContaining(names));
  });

  it('is, with all other pictures of the game and its poster, at most 40 kB with brotli', () => {
    const drawn = readdirSync(join(games, slug), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svg|webp|avif|png)$/.test(name))
      .map((name) => join(games, slug, name));
    const all = [...drawn, join(posters, `${slug}.svg`)];
    expect(drawn.length).toBeGreaterThanOrEqual(pictures.length);
    const bytes = all.reduce((sum, path) => sum + brotliCompressSync(readFileSync(path)).length, 0);
    expect(bytes).toBeLessThanOrEqual(40_000);
  });

  it('is drawn on 1600 × 900 units without text, programs, filters or parts from elsewhere', () => {
    for (const { name, svg } of pictures) {
      if (name !== 'life.svg') expect(svg).toContain('viewBox="0 0 1600 900"');
      // Filters are computed again in each frame in which a layer moves.
      expect(svg).not.toMatch(/<(text|script|foreignObject|image|style|filter|animate|set)\b|\bon\w+=|data:/);
      expect(svg.match(/href="[^#]/g)).toBeNull();
    }
  });

  // The default piece of a celebration is a coin, which is what the vault is full of.
  it.skipIf(slug === 'coin-vault-fortune')('lets its own material fall at large wins', () => {
    const css = readFileSync(join(games, slug, 'world.css'), 'utf8');
    expect(css).toMatch(/^ {2}--spark:[^;]+;/m);
  });

  it('has a few small and slow sprites inside its picture', async () => {
    const { life } = (await import(join(games, slug, 'world/life.ts'))) as { life: WorldLife };
    expect(pictures.map(({ name }) => name)).toContain('life.svg');
    expect(life.places.length).toBeLessThanOrEqual(6);
    expect(life.seconds).toBeGreaterThanOrEqual(3);
    const covered = life.places.reduce((sum, [, , size]) => sum + size * size, 0);
    expect(covered / (1600 * 900)).toBeLessThan(0.15);
    for (const [x, y] of life.places) expect(x >= 0 && x <= 1600 && y >= 0 && y <= 900).toBe(true);
  });
});
