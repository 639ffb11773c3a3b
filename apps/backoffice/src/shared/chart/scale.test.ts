import { describe, expect, it } from 'vitest';
import { bandPath, heightOf, linePath, placesOf, scaleOf } from './scale.ts';

describe('scaleOf', () => {
  it.each([
    ['without values', [], {}, [0, 0.5]],
    ['of one value', [96], {}, [50, 100]],
    ['of returns', [91.2, 97.9], {}, [90, 92, 94, 96, 98]],
    ['of counts, which are whole and begin at nothing', [1, 2], { fromZero: true, whole: true }, [0, 1, 2]],
    ['of zeros', [0, 0], { fromZero: true, whole: true }, [0, 1]],
    ['of what goes below nothing', [-30, 120], { fromZero: true }, [-50, 0, 50, 100, 150]],
    ['of the smallest amounts, without dust of binary fractions', [0, 0.3], {}, [0, 0.1, 0.2, 0.3]],
  ] as const)('%s has round ticks that hold them all', (_name, values, options, expected) => {
    const { ticks, low, high } = scaleOf(values, options);
    expect(ticks).toEqual(expected);
    for (const value of values) expect(value >= low && value <= high).toBe(true);
    expect(high).toBeGreaterThan(low);
  });

  it('puts its highest tick at the top and its lowest at the bottom', () => {
    const scale = scaleOf([0, 100]);
    expect([scale.high, scale.low].map((value) => heightOf(value, scale))).toEqual([0, 1_000]);
  });
});

describe('a chart', () => {
  const scale = scaleOf([0, 100]);

  it('places days by date with gaps for missing days, also across a clock change', () => {
    expect(placesOf(['2026-10-30', '2026-10-31', '2026-11-03'])).toEqual([0, 250, 1_000]);
    expect(placesOf(['2026-11-03'])).toEqual([500]);
  });

  it('draws a line with gaps for unknown values, and a dot between two gaps', () => {
    expect(linePath([0, 250, 500, 1_000], [0, 100, null, 50], scale)).toBe('M0 1000L250 0M1000 500h0');
    expect(linePath([0, 500], [null, null], scale)).toBe('');
  });

  it('draws a band of two or more days along its upper and lower edge', () => {
    const bands = [[0, 100], [25, 75], null, [0, 1]] as const;
    expect(bandPath([0, 250, 500, 1_000], bands, scale)).toBe('M0 0L250 250L250 750L0 1000Z');
  });
});
