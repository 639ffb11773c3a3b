import type { Currency } from '@goldwren/contracts/player';
import { parseHundredths } from '@goldwren/rules';

export interface DayBalances {
  day: string;
  gold: string;
  sweeps: string;
}

export interface ChartShape {
  /** The line through every day, and the area under it. */
  line: string;
  area: string;
  /** Where the last day stands. */
  last: { x: number; y: number };
  /** The largest balance, as the wire has it. */
  top: string;
}

export const chartWidth = 640;
export const chartHeight = 180;

/** How high an amount stands, in thousandths of the largest: amounts are compared exactly, only the picture is rounded. */
function thousandths(amount: bigint, largest: bigint): number {
  return largest === 0n ? 0 : Number((amount * 1_000n) / largest);
}

function largestOf(amounts: readonly bigint[]): bigint {
  let largest = 0n;
  for (const amount of amounts) if (amount > largest) largest = amount;
  return largest;
}

/** One coin's closing balances as a line from the first to the last day, above zero. */
export function chartShape(days: readonly DayBalances[], currency: Currency): ChartShape | null {
  if (days.length === 0) return null;
  const amounts = days.map((day) => parseHundredths(day[currency]) ?? 0n);
  const largest = largestOf(amounts);
  const top = days[amounts.indexOf(largest)]?.[currency] ?? '0.00';
  const step = amounts.length > 1 ? chartWidth / (amounts.length - 1) : 0;
  const points = amounts.map((amount, index) => ({
    x: amounts.length > 1 ? index * step : chartWidth,
    y: chartHeight - (thousandths(amount, largest) * chartHeight) / 1_000,
  }));
  const first = points[0] as { x: number; y: number };
  const last = points.at(-1) as { x: number; y: number };
  // One day alone is a level line.
  const from = amounts.length > 1 ? first : { x: 0, y: first.y };
  const path = [from, ...(amounts.length > 1 ? points.slice(1) : [last])]
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L');
  return {
    line: `M${path}`,
    area: `M${path}L${chartWidth} ${chartHeight}L0 ${chartHeight}Z`,
    last,
    top,
  };
}
