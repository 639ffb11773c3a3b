/** Range of a chart's axis. Ticks have equal distances, with the first and the last at the ends of the axis. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

interface ScaleOptions {
  /** Include zero on the axis, for sums and counts whose heights are compared. */
  readonly fromZero?: boolean;
  /** Only whole numbers as ticks. */
  readonly whole?: boolean;
}

/** Width and height of the drawing in its own units. The SVG is stretched to its container. */
export const chartSize = 1_000;

const roundSteps = [1, 2, 5, 10];
const fewestSteps = 4;

/** Returns the next step of the form 1, 2 or 5 times a power of ten. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return power * (roundSteps.find((step) => step * power >= atLeast) ?? 10);
}

/** Returns a scale with round ticks that includes all values, or a default scale without values. */
export function scaleOf(values: readonly number[], { fromZero = false, whole = false }: ScaleOptions = {}): Scale {
  const all = fromZero || values.length === 0 ? [0, ...values] : values;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const span = most - least || Math.abs(most) || 1;
  const rounded = roundStep(span / fewestSteps);
  const step = whole ? Math.max(1, rounded) : rounded;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** Distance from the top, as in SVG. */
export function heightOf(value: number, { low, high }: Scale): number {
  return Math.round(chartSize * (1 - (value - low) / (high - low)));
}

const dayMs = 86_400_000;

/** Horizontal position of each calendar day. Missing days leave a gap. */
export function placesOf(days: readonly string[]): number[] {
  const at = days.map((day) => Date.parse(day) / dayMs);
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  return at.map((day) => (last === first ? chartSize / 2 : Math.round((chartSize * (day - first)) / (last - first))));
}

/** Returns the runs without a gap, each as [place, value] pairs. */
function stretches<T>(places: readonly number[], values: readonly (T | null)[]): [place: number, value: T][][] {
  const found: [number, T][][] = [[]];
  for (const [index, place] of places.entries()) {
    const value = values[index] ?? null;
    if (value === null) found.push([]);
    else found.at(-1)?.push([place, value]);
  }
  return found.filter((stretch) => stretch.length > 0);
}

/** Returns the path of a line. Null is a gap. A value between two gaps is a dot, chartSize by the round line cap. */
export function linePath(places: readonly number[], values: readonly (number | null)[], scale: Scale): string {
  return stretches(places, values)
    .map((points) => {
      const drawnPoints = points.map(([place, value]) => `${place} ${heightOf(value, scale)}`);
      return points.length === 1 ? `M${drawnPoints[0]}h0` : `M${drawnPoints.join('L')}`;
    })
    .join('');
}

/** Returns the path around the area between two values of each day. Null is a gap. */
export function bandPath(
  places: readonly number[],
  bands: readonly (readonly [low: number, high: number] | null)[],
  scale: Scale,
): string {
  return stretches(places, bands)
    .filter((points) => points.length > 1)
    .map((points) => {
      const above = points.map(([place, [, high]]) => `${place} ${heightOf(high, scale)}`);
      const below = points.map(([place, [low]]) => `${place} ${heightOf(low, scale)}`).reverse();
      return `M${[...above, ...below].join('L')}Z`;
    })
    .join('');
}
