import { describe, expect, it } from 'vitest';
import { rosetteLine, sealOf, weaveOf } from './guilloche.ts';

const slugs = ['starlight-fortune', 'jacks-or-better-poker', 'gem-cascade-fortune', 'keno-fortune', 'mega-tower-slots'];

/** The start, controls and end of every cubic curve in a path of `M`, `C` and `S`. */
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
    if (!before || !from || !control || !end) throw new Error('Expected a cubic curve');
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

/** Samples along each curve. The turn at a corner stays the same with more samples; on a curve it shrinks. */
const samplesPerCurve = 32;

describe('weaveOf', () => {
  it.each(slugs)('for %s has no corners: each line turns only slightly between two samples', (slug) => {
    const points = cubicsOf(rosetteLine(sealOf(slug), 400, 1, 0.7)).flatMap((cubic) =>
      Array.from({ length: samplesPerCurve }, (_, look) => at(cubic, look / samplesPerCurve)),
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

  it('is small: the lines of one table are under 55 kB in total', () => {
    for (const slug of slugs) expect(weaveOf(sealOf(slug), 400).join('').length).toBeLessThan(55_000);
  });

  it('is the same for the same name, and different for different names', () => {
    const drawn = slugs.map((slug) => weaveOf(sealOf(slug), 400).join(''));
    expect(new Set(drawn).size).toBeGreaterThan(3);
    expect(weaveOf(sealOf('keno-fortune'), 400).join('')).toBe(drawn[3]);
  });
});
