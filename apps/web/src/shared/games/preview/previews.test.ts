import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, it } from 'vitest';
import type { Part } from './part.ts';
import { previewOf } from './previews.ts';

const games = join(import.meta.dirname, '../../../features/play/games');
const partsWith = (parts: readonly Part[], look: Part['look']) => parts.filter((part) => part.look === look);

describe.each(catalogue.map(({ slug }) => slug))('the preview of %s', (slug) => {
  const parts = previewOf(slug);

  it('moves for a moment, with transform and opacity only, inside its field', () => {
    const motions = parts.flatMap(({ motion }) => motion ?? []);
    expect(motions.length).toBeGreaterThan(0);
    for (const { frames, at, ms } of motions) {
      expect(at + ms).toBeLessThanOrEqual(2_500);
      for (const frame of frames)
        for (const property of Object.keys(frame))
          expect(['transform', 'opacity', 'offset', 'easing']).toContain(property);
    }
    for (const { box } of parts) {
      const [x, y, width, height] = box;
      expect(x >= 0 && y >= 0 && x + width <= 300 && y + height <= 200, `${box}`).toBe(true);
    }
  });

  it('shows no combination of two or more', () => {
    const onReels = parts.flatMap(({ strip }) => (strip ? [strip.symbols.slice(0, 2)] : []));
    expect(new Set(onReels.flat()).size).toBe(onReels.flat().length);
    const ranks = partsWith(parts, 'card').flatMap(({ text }) => text ?? []);
    expect(new Set(ranks).size).toBe(ranks.length);
    const marked = partsWith(parts, 'mark').map(({ box }) => `${box}`);
    const chosen = partsWith(parts, 'cell').filter(({ red }) => red);
    expect(chosen.filter(({ box }) => marked.includes(`${box}`)).length).toBeLessThanOrEqual(1);
  });

  it('uses the art of its game', () => {
    const sheet = join(games, slug, 'symbols.svg');
    const strips = parts.flatMap(({ strip }) => strip ?? []);
    expect(strips.length > 0).toBe(existsSync(sheet));
    for (const { url, on, symbols } of strips) {
      expect(url).toContain(slug);
      expect(readFileSync(sheet, 'utf8')).toContain(`viewBox="0 0 ${72 * on} 72"`);
      expect(Math.max(...symbols)).toBeLessThan(on);
    }
    for (const { url } of parts) if (url !== undefined) expect(url).toContain(slug);
  });
});

it('lets the ball land next to the middle, where most balls land', () => {
  const [ball] = partsWith(previewOf('plinko-fortune'), 'ball');
  const end = `${ball?.motion?.frames.at(-1)?.transform}`;
  expect(Math.abs(Number(/translate\((-?[\d.]+)%/.exec(end)?.[1]))).toBeLessThan(1);
});

it('is empty for games that it does not know', () => {
  for (const slug of ['bell-fruit', 'constructor', '__proto__']) expect(previewOf(slug)).toEqual([]);
});
