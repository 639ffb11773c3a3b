import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, it } from 'vitest';
import { shortTitles } from './short-titles.ts';

/** What fits on one line of a poster on a phone of 360 pixels. */
const mostLetters = 15;

describe('the short titles', () => {
  it('name every game of the catalogue, and no other', () => {
    expect(Object.keys(shortTitles).sort()).toEqual(catalogue.map(({ slug }) => slug).sort());
  });

  it.each(catalogue.map(({ slug, title }) => [slug, title]))('are part of the title of %s, and fit', (slug, title) => {
    const short = shortTitles[slug] ?? '';
    expect(title).toContain(short);
    expect(short.length).toBeGreaterThan(3);
    expect(short.length).toBeLessThanOrEqual(mostLetters);
  });
});
