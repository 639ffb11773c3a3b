import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** The vertical axis of a chart. It begins and ends with a tick. */
export interface ChartAxis {
  /** The place of a value: 0 is the top of the chart, `chartSize` its bottom. */
  readonly place: ScaleLinear<number, number>;
  /** Round values, the lowest first. */
  readonly ticks: readonly number[];
}

interface AxisOptions {
  /** The axis includes zero: for sums and counts, whose heights are compared. */
  readonly fromZero?: boolean;
  /** All ticks are whole numbers. */
  readonly whole?: boolean;
}

/** Width and height of a chart in its own units. CSS stretches it to its size on the page. */
export const chartSize = 1_000;

/** The number of intervals that d3 aims for. It makes two to four. */
const intervals = 3;

/** An axis with round ticks that includes all values. An axis for a single value includes zero. */
export function createAxis(
  values: readonly number[],
  { fromZero = false, whole = false }: AxisOptions = {},
): ChartAxis {
  const all = fromZero || new Set(values).size < 2 ? [0, ...values] : values;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const ends = low === high ? [low, low + 1] : whole ? [Math.floor(low), Math.ceil(high)] : [low, high];
  const place = scaleLinear().domain(ends).nice(intervals).range([chartSize, 0]);
  const ticks = place.ticks(intervals);
  return { place, ticks: whole ? ticks.filter(Number.isInteger) : ticks };
}
