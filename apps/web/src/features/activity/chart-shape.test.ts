import type { BalanceSeries } from '@goldwren/contracts/player';
import { describe, expect, it } from 'vitest';
import { chartHeight, chartShape, chartWidth } from './chart-shape.ts';

const range = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-11T00:00:00.000Z' };

function series(balances: readonly string[], opening: string | null = null): BalanceSeries {
  const amounts = [...(opening === null ? [] : [opening]), ...balances];
  const sorted = [...amounts].sort((a, b) => Number(a) - Number(b));
  return {
    currency: 'gold',
    ...range,
    opening,
    closing: amounts.at(-1) ?? '0.00',
    low: sorted[0] ?? '0.00',
    high: sorted.at(-1) ?? '0.00',
    sampled: false,
    points: balances.map((balance, index) => ({
      at: `2026-11-${String(index + 2).padStart(2, '0')}T00:00:00.000Z`,
      balance,
      low: balance,
      high: balance,
    })),
  };
}

const amountsOf = (shape: ReturnType<typeof chartShape>) => shape?.marks.map(({ amount }) => amount);

describe('chartShape', () => {
  it('shows a loss of six hundredths as clearly as a loss of the whole balance', () => {
    const shape = chartShape(series(['1880000.00'], '2000000.00'));
    expect(amountsOf(shape)).toEqual([185_000_000n, 190_000_000n, 195_000_000n, 200_000_000n]);
    expect(shape?.last.y).toBeGreaterThan(0.75 * chartHeight);
    expect(shape?.line.startsWith('M0.0 0.0L')).toBe(true);
  });

  it('starts the axis at zero when the balance was near zero', () => {
    expect(amountsOf(chartShape(series(['900.00'], '100.00')))?.[0]).toBe(0n);
  });

  it('draws a level line within the axis when nothing moved, even at a balance of zero', () => {
    const level = chartShape(series([], '250000.00'));
    expect(level?.line).toMatch(/^M0\.0 ([\d.]+)L640\.0 \1$/);
    expect(chartShape(series([], '0.00'))?.last).toEqual({ x: chartWidth, y: chartHeight });
  });

  it('has two to six axis marks that span all values, for every size', () => {
    for (const low of [0n, 1n, 99n, 12_345n, 200_000_000n])
      for (const more of [0n, 1n, 7n, 1_000n, 99_999n, 123_456_789n]) {
        const money = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
        const marks = amountsOf(chartShape(series([money(low + more)], money(low)))) ?? [];
        expect(marks.length).toBeGreaterThanOrEqual(2);
        expect(marks.length).toBeLessThanOrEqual(6);
        expect((marks[0] as bigint) <= low && (marks.at(-1) as bigint) >= low + more).toBe(true);
      }
  });

  it('starts at the first coin, and returns null when there was none', () => {
    expect(chartShape(series(['100.00']))?.line.startsWith('M64.0 ')).toBe(true);
    expect(chartShape(series([]))).toBeNull();
  });
});
