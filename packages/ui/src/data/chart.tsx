import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useId } from 'react';
import { type ChartAxis, chartSize } from './chart-axis.ts';

interface Drawn<Value> {
  /** One for each time; null is a gap. */
  values: readonly (Value | null)[];
  /** Its color, as a text color. */
  color: string;
}

export interface ChartLine extends Drawn<number> {
  name: string;
  dashes?: string | undefined;
  /** Marks the last value. */
  dot?: boolean;
}

export interface ChartBand extends Drawn<readonly [low: number, high: number]> {
  hatched?: boolean;
}

interface ChartProps {
  /** Text alternative of the chart. Without it, the page must contain the same information as text. */
  label?: string;
  className: string;
  /** In milliseconds, ascending. */
  times: readonly number[];
  /** The times at the left and the right edge, if they are not the first and the last one. */
  between?: readonly [number, number];
  axis: ChartAxis;
  lines: readonly ChartLine[];
  band?: ChartBand | undefined;
}

// The hatching is drawn in the proportions of 640 by 180 units.
const hatching = `scale(${chartSize / 640} ${chartSize / 180}) rotate(45)`;

/** A line chart over time, as an SVG that fills its container. Strokes keep their width when it is stretched. */
export function Chart({ label, className, times, between, axis, lines, band }: ChartProps) {
  const { place, ticks } = axis;
  const ends = between ?? [times[0] ?? 0, times.at(-1) ?? 0];
  const placeInTime = scaleLinear().domain(ends).range([0, chartSize]).clamp(true);
  const x = (_: unknown, index: number) => placeInTime(times[index] ?? 0);
  const linePath = line<number | null>(x, (value) => place(value ?? 0))
    .defined((value) => value !== null)
    .digits(1);
  const bandPath = area<readonly [number, number] | null>(
    x,
    (value) => place(value?.[0] ?? 0),
    (value) => place(value?.[1] ?? 0),
  )
    .defined((value) => value !== null)
    .digits(1);
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${chartSize} ${chartSize}`}
      preserveAspectRatio="none"
      className={className}
    >
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M0 ${place(tick)}H${chartSize}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {band ? <Band {...band} path={bandPath(band.values) ?? ''} /> : null}
      {lines.map(({ name, values, color, dashes, dot }) => (
        <g
          key={name}
          className={color}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.25}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={linePath(values) ?? ''} strokeDasharray={dashes} vectorEffect="non-scaling-stroke" />
          {dot ? (
            <path
              d={`M${x(null, values.length - 1)} ${place(values.at(-1) ?? 0)}h.01`}
              strokeWidth={9}
              vectorEffect="non-scaling-stroke"
            />
          ) : null}
        </g>
      ))}
    </svg>
  );
}

function Band({ color, hatched, path }: Omit<ChartBand, 'values'> & { path: string }) {
  const hatch = useId();
  if (!hatched) return <path d={path} className={color} fill="currentColor" fillOpacity={0.25} />;
  return (
    <g className={color} stroke="currentColor" strokeOpacity={0.55}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={hatching}>
        <path d="M0 0V6" strokeWidth={1.2} />
      </pattern>
      {/* The edge shows a change within a single point, which has no width to hatch. */}
      <path d={path} fill={`url(#${hatch})`} strokeWidth={1} vectorEffect="non-scaling-stroke" />
    </g>
  );
}
