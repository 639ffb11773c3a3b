import type { BalanceSeries } from '@goldwren/contracts/player';
import { describe, expect, it } from 'vitest';
import { chartValues } from './chart-values.ts';

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

const ticksOf = (balances: readonly string[], opening: string | null = null) =>
  chartValues(series(balances, opening))?.axis.ticks;

describe('the chart of a balance', () => {
  it('shows a small loss of a large balance as clearly as a loss of everything', () => {
    expect(ticksOf(['1880000.00'], '2000000.00')).toEqual([185_000_000, 190_000_000, 195_000_000, 200_000_000]);
    expect(ticksOf(['1999999.94'], '2000000.00')).toEqual([199_999_994, 199_999_996, 199_999_998, 200_000_000]);
  });

  it('begins at zero when a value is near zero', () => {
    expect(ticksOf(['900.00'], '100.00')?.[0]).toBe(0);
  });

  it('draws a level line when the balance has not changed, also at zero', () => {
    expect(chartValues(series([], '250000.00'))).toMatchObject({
      line: [25_000_000, 25_000_000],
      axis: { ticks: [0, 10_000_000, 20_000_000, 30_000_000] },
    });
    expect(chartValues(series([], '0.00'))).toMatchObject({ line: [0, 0], axis: { ticks: [0, 50, 100] } });
  });

  it('begins shortly before the first coin of a new player, and ends now', () => {
    const values = chartValues(series(['100.00']));
    expect(values?.times.map((time) => new Date(time).toISOString())).toEqual(['2026-11-02T00:00:00.000Z', range.to]);
    const [start = 0, end] = values?.between ?? [];
    const [first = 0] = values?.times ?? [];
    expect(end).toBe(Date.parse(range.to));
    expect(first - start).toBeGreaterThan(0);
    expect(first - start).toBeLessThanOrEqual(0.05 * (Date.parse(range.to) - first));
  });

  it('leaves no empty hours in the day of an account that is two hours old', () => {
    const [from, to] = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'];
    const at = '2026-11-01T22:00:00.000Z';
    const [point] = series(['100.00']).points;
    if (!point) throw new Error('the series has no point');
    const between = (points: BalanceSeries['points']) =>
      chartValues({ ...series(['100.00']), from, to, points })?.between;
    expect(between([{ ...point, at }])).toEqual([Date.parse('2026-11-01T21:55:12.000Z'), Date.parse(to)]);
    expect(between([{ ...point, at: to }])).toEqual([Date.parse(to) - 60_000, Date.parse(to)]);
    expect(between([{ ...point, at: from }])).toEqual([Date.parse(from), Date.parse(to)]);
  });

  it('shows the whole range of a player who had coins before it', () => {
    const values = chartValues(series(['100.00'], '200.00'));
    expect(values?.between).toEqual([Date.parse(range.from), Date.parse(range.to)]);
  });

  it('stays level until the balance changes, instead of falling slowly for days', () => {
    const values = chartValues({ ...series(['500.00'], '1000.00'), to: '2026-11-02T00:00:00.000Z' });
    expect(values?.line).toEqual([100_000, 100_000, 50_000, 50_000]);
    const [start = 0, held = 0, changed = 0] = values?.times ?? [];
    expect(held - start).toBeGreaterThan(0.9 * (changed - start));
    expect(values?.band[1]).toEqual([100_000, 100_000]);
  });

  it('draws nothing without a balance', () => {
    expect(chartValues(series([]))).toBeNull();
  });
});
