import type { BalanceSeries } from '@goldwren/contracts/player';
import { balancePoints, parseHundredths } from '@goldwren/rules';
import { createAxis } from '@goldwren/ui/chart-axis';

/** Amounts are parsed exactly; as numbers, they are only drawn. */
const hundredths = (amount: string) => Number(parseHundredths(amount) ?? 0n);

/** The part of the chart before the first coins of a new player, and at least a minute. */
const margin = { share: 0.04, leastMs: 60_000 };

/**
 * The time at the left edge. For a player who had no coins when the range began, it is shortly before the first ones, because
 * the hours before them have nothing to show.
 */
function startOf({ from, to, opening, points: [first] }: BalanceSeries): number {
  const start = Date.parse(from);
  if (opening !== null || !first) return start;
  const firstAt = Date.parse(first.at);
  const before = Math.max((Date.parse(to) - firstAt) * margin.share, margin.leastMs);
  return Math.max(start, firstAt - before);
}

/** A balance over time as a chart draws it, in hundredths. Null when there is nothing to draw. */
export function chartValues(series: BalanceSeries) {
  const { from, to, opening, closing, low, high, points } = series;
  const start = opening === null ? [] : [{ at: from, balance: opening, low: opening, high: opening }];
  const known = [...start, ...points];
  const between = [startOf(series), Date.parse(to)] as const;
  if (known.length === 0 || between[0] >= between[1]) return null;
  // The last balance is the balance until now.
  const slot = (between[1] - Date.parse(from)) / balancePoints;
  const drawn = holdUntilChanged([...known, { at: to, balance: closing, low: closing, high: closing }], slot);
  return {
    between,
    times: drawn.map(({ at }) => Date.parse(at)),
    line: drawn.map(({ balance }) => hundredths(balance)),
    band: drawn.map((point) => [hundredths(point.low), hundredths(point.high)] as const),
    // A balance that was always zero is drawn below one coin.
    axis: createAxis([hundredths(low), hundredths(high) || 100], { whole: true }),
  };
}

type Point = BalanceSeries['points'][number];

/**
 * Adds a point where a balance begins to change after a time without changes, which have no points. Without it, the line would
 * fall or rise slowly during that time.
 * @param slot the time that one point represents, in milliseconds
 */
function holdUntilChanged(points: readonly Point[], slot: number): Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const begins = Date.parse(point.at) - slot;
    if (!before || begins <= Date.parse(before.at)) return [point];
    const held = { balance: before.balance, low: before.balance, high: before.balance };
    const isLevel = [point.balance, point.low, point.high].every((balance) => balance === before.balance);
    return isLevel ? [point] : [{ at: new Date(begins).toISOString(), ...held }, point];
  });
}
