import { describe, expect, it } from 'vitest';
import { chartSize, createAxis } from './chart-axis.ts';

describe('the axis of a chart', () => {
  it.each([
    ['no values', [], {}, [0, 0.5, 1]],
    ['one value', [96], {}, [0, 50, 100]],
    ['returns', [91.2, 97.9], {}, [90, 92, 94, 96, 98]],
    ['counts, which are whole and begin at zero', [1, 2], { fromZero: true, whole: true }, [0, 1, 2]],
    ['zeros', [0, 0], { fromZero: true, whole: true }, [0, 1]],
    ['values below zero', [-30, 120], { fromZero: true }, [-50, 0, 50, 100, 150]],
    ['small amounts, without rounding errors of binary fractions', [0, 0.3], {}, [0, 0.1, 0.2, 0.3]],
  ] as const)('has round ticks for %s', (_name, values, options, expected) => {
    expect(createAxis(values, options).ticks).toEqual(expected);
  });

  it('has two to five ticks that include every value, for every size', () => {
    for (const low of [0, 1, 99, 12_345, 200_000_000])
      for (const more of [0, 1, 7, 1_000, 99_999, 123_456_789])
        for (const whole of [true, false]) {
          const { ticks, place } = createAxis([low, low + more], { whole });
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(5);
          expect(place.domain()).toEqual([ticks[0], ticks.at(-1)]);
          expect(ticks[0]).toBeLessThanOrEqual(low);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + more);
        }
  });

  it('places its highest tick at the top and its lowest tick at the bottom', () => {
    const { place, ticks } = createAxis([0, 100]);
    expect([ticks.at(-1), ticks[0]].map((tick) => place(tick ?? 0))).toEqual([0, chartSize]);
  });
});
