import type { BalanceSeries } from '@goldwren/contracts/player';
import { parseHundredths } from '@goldwren/rules';

export const chartWidth = 640;
export const chartHeight = 180;

/** A round amount on the axis, and its vertical position. */
export interface AxisMark {
  /** Hundredths. */
  readonly amount: bigint;
  readonly y: number;
}

export interface ChartShape {
  /** The line connects the balances. The band covers the range from the lowest to the highest balance of each interval. */
  readonly line: string;
  readonly band: string;
  /** The current balance. */
  readonly last: { readonly x: number; readonly y: number };
  /** Lowest first. */
  readonly marks: readonly AxisMark[];
}

const mostMarks = 4n;

/** The smallest step of 1, 2 or 5 times a power of ten (in hundredths) that covers the span in at most four steps. */
function stepOver(span: bigint): bigint {
  for (let power = 1n; ; power *= 10n)
    for (const factor of [1n, 2n, 5n]) if (power * factor * mostMarks >= span) return power * factor;
}

/**
 * The axis covers only the range of the balance, in round steps. A loss of a few hundredths is then as visible in a large
 * balance as in a small one. The axis starts at zero only when the balance was near zero.
 */
function axisOver(low: bigint, high: bigint): readonly bigint[] {
  const step = stepOver(high > low ? high - low : high > 0n ? high : 100n);
  const from = (low / step) * step;
  const to = high % step === 0n && high > from ? high : (high / step + 1n) * step;
  const marks: bigint[] = [];
  for (let mark = from; mark <= to; mark += step) marks.push(mark);
  return marks;
}

const hundredths = (amount: string) => parseHundredths(amount) ?? 0n;

/**
 * Builds the chart of a coin's balance, or returns null when there is nothing to draw. Amounts are compared exactly; only
 * the drawn coordinates are rounded.
 */
export function chartShape(series: BalanceSeries): ChartShape | null {
  const { from, to, opening, points } = series;
  const start = Date.parse(from);
  const length = Date.parse(to) - start;
  const drawn = [
    ...(opening === null ? [] : [{ at: from, balance: opening, low: opening, high: opening }]),
    ...points,
    // The last balance applies until now.
    ...(opening === null && points.length === 0
      ? []
      : [{ at: to, balance: series.closing, low: series.closing, high: series.closing }]),
  ];
  if (drawn.length === 0 || length <= 0) return null;
  const marks = axisOver(hundredths(series.low), hundredths(series.high));
  const bottom = marks[0] as bigint;
  const span = (marks.at(-1) as bigint) - bottom;
  const y = (amount: bigint) => chartHeight - (Number(((amount - bottom) * 10_000n) / span) * chartHeight) / 10_000;
  const x = (at: string) => (Math.min(Math.max(Date.parse(at) - start, 0), length) * chartWidth) / length;
  const path = (corners: readonly { at: string; amount: string }[]) =>
    corners.map(({ at, amount }) => `${x(at).toFixed(1)} ${y(hundredths(amount)).toFixed(1)}`).join('L');
  const highs = drawn.map(({ at, high }) => ({ at, amount: high }));
  const lows = drawn.map(({ at, low }) => ({ at, amount: low })).reverse();
  return {
    line: `M${path(drawn.map(({ at, balance }) => ({ at, amount: balance })))}`,
    band: `M${path([...highs, ...lows])}Z`,
    last: { x: chartWidth, y: y(hundredths(series.closing)) },
    marks: marks.map((amount) => ({ amount, y: y(amount) })),
  };
}
