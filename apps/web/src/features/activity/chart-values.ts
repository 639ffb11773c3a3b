import type { BalanceSeries } from '@goldwren/contracts/player';
import { parseHundredths } from '@goldwren/rules';
import { createAxis } from '@goldwren/ui/chart-axis';

/** Amounts are parsed exactly; as numbers, they are only drawn. */
const hundredths = (amount: string) => Number(parseHundredths(amount) ?? 0n);

/** A balance over time as a chart draws it, in hundredths. Null when there is nothing to draw. */
export function chartValues({ from, to, opening, closing, low, high, points }: BalanceSeries) {
  const start = opening === null ? [] : [{ at: from, balance: opening, low: opening, high: opening }];
  const known = [...start, ...points];
  const between = [Date.parse(from), Date.parse(to)] as const;
  if (known.length === 0 || between[0] >= between[1]) return null;
  // The last balance is the balance until now.
  const drawn = [...known, { at: to, balance: closing, low: closing, high: closing }];
  return {
    between,
    times: drawn.map(({ at }) => Date.parse(at)),
    line: drawn.map(({ balance }) => hundredths(balance)),
    band: drawn.map((point) => [hundredths(point.low), hundredths(point.high)] as const),
    // A balance that was always zero is drawn below one coin.
    axis: createAxis([hundredths(low), hundredths(high) || 100], { whole: true }),
  };
}
