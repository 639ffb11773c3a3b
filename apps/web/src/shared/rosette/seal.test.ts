import { describe, expect, it } from 'vitest';
import { ringsOf } from './curves.ts';
import { sealOf } from './seal.ts';

const slugs = ['starlight-fortune', 'jacks-or-better-poker', 'gem-cascade-fortune', 'keno-fortune', 'mega-tower-slots'];

describe('a rosette', () => {
  it('is always the same for the same name', () => {
    expect(sealOf('starlight-fortune')).toEqual(sealOf('starlight-fortune'));
    expect(sealOf('starlight-fortune')).toMatchObject({ lobes: 18, turns: 5 });
  });

  it('differs between games', () => {
    const drawn = slugs.map((slug) => JSON.stringify(ringsOf(sealOf(slug))));
    expect(new Set(drawn).size).toBe(slugs.length);
  });

  it('stays inside its circle', () => {
    for (const slug of slugs) {
      for (const { path } of ringsOf(sealOf(slug))) {
        const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
        expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(100);
      }
    }
  });
});
