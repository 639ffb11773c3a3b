import { describe, expect, it } from 'vitest';
import { rosetteLine, sealOf, weaveOf } from './guilloche.ts';

const slugs = ['starlight-fortune', 'jacks-or-better-poker', 'gem-cascade-fortune', 'keno-fortune', 'mega-tower-slots'];

/** Start, controls and end of every cubic of a path of `M`, `C` and `S`. */
function cubicsOf(path: string): [number, number][][] {
  const numbers = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const pairs = (text: string) => {
    const all = numbers(text);
    return Array.from({ length: all.length / 2 }, (_, at): [number, number] => [
      all[2 * at] ?? 0,
      all[2 * at + 1] ?? 0,
    ]);
  };
  const [start, first, ...others] = path.replace('Z', '').split(/[MCS]/).slice(1).map(pairs);
  const cubics: [number, number][][] = [[...(start ?? []), ...(first ?? [])]];
  for (const [control, end] of others) {
    const [, , before, from] = cubics.at(-1) as [number, number][];
    if (!before || !from || !control || !end) throw new Error('no cubic');
    cubics.push([from, [2 * from[0] - before[0], 2 * from[1] - before[1]], control, end]);
  }
  return cubics;
}

function at([a, b, c, d]: [number, number][], t: number): [number, number] {
  const mix = (axis: 0 | 1) => {
    const [p, q, r, s] = [a, b, c, d].map((point) => point?.[axis] ?? 0) as [number, number, number, number];
    return (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t * t * r + t ** 3 * s;
  };
  return [mix(0), mix(1)];
}

/** Along each cubic. A corner stays as sharp however close the looks are; a curve does not. */
const looks = 32;

describe('a guilloché', () => {
  it.each(slugs)('of %s has no corner: between any two looks along a line it turns a little only', (slug) => {
    const points = cubicsOf(rosetteLine(sealOf(slug), 400, 1, 0.7)).flatMap((cubic) =>
      Array.from({ length: looks }, (_, look) => at(cubic, look / looks)),
    );
    const headings = points.map(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
      return Math.atan2(nextY - y, nextX - x);
    });
    const turns = headings.map((heading, index) => {
      const turn = Math.abs((headings[(index + 1) % headings.length] ?? 0) - heading);
      return Math.min(turn, 2 * Math.PI - turn);
    });
    expect(Math.max(...turns)).toBeLessThan(0.35);
  });

  it('is light: the lines of a table are less than 55 kB in all', () => {
    for (const slug of slugs) expect(weaveOf(sealOf(slug), 400).join('').length).toBeLessThan(55_000);
  });

  it('is the same for the same name, and another for another', () => {
    const drawn = slugs.map((slug) => weaveOf(sealOf(slug), 400).join(''));
    expect(new Set(drawn).size).toBeGreaterThan(3);
    expect(weaveOf(sealOf('keno-fortune'), 400).join('')).toBe(drawn[3]);
  });
});
