import { formats } from '../../lib/format.ts';
import { bandPath, chartSize, heightOf, linePath, placesOf, type Scale } from './scale.ts';

export interface ChartLine {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartBand {
  name: string;
  values: readonly (readonly [low: number, high: number] | null)[];
}

interface LineChartProps {
  /** Text alternative of the chart. */
  label: string;
  /** `YYYY-MM-DD`, oldest first. Lines and band have a value for each. */
  days: readonly string[];
  lines: readonly ChartLine[];
  band?: ChartBand | undefined;
  scale: Scale;
  tick: (value: number) => string;
}

/** Lines differ in their stroke pattern, not only in their colour. */
const lineStyles = [
  { colour: 'text-sc', dashes: undefined },
  { colour: 'text-gc', dashes: '7 4' },
  { colour: 'text-info', dashes: '1 5' },
] as const;

const lineStyleOf = (index: number) => lineStyles[index % lineStyles.length] ?? lineStyles[0];
const bandColour = 'text-ink-3';

/**
 * Line chart over calendar days, as an SVG that fills its container. Strokes and text keep their size when it
 * is stretched.
 */
export function LineChart({ label, days, lines, band, scale, tick }: LineChartProps) {
  const places = placesOf(days);
  return (
    <figure className="min-w-0">
      <Legend lines={lines} band={band} />
      <div className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-2 gap-y-1 pt-2 text-xs text-ink-3">
        <div aria-hidden="true" className="flex flex-col-reverse justify-between">
          {scale.ticks.map((value) => (
            <span key={value} className="flex h-0 items-center justify-end">
              {tick(value)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${chartSize} ${chartSize}`}
          preserveAspectRatio="none"
          className="h-52 w-full border-x border-line"
        >
          {scale.ticks.map((value) => (
            <path
              key={value}
              d={`M0 ${heightOf(value, scale)}H${chartSize}`}
              className="text-line"
              stroke="currentColor"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {band ? (
            <path
              d={bandPath(places, band.values, scale)}
              className={bandColour}
              fill="currentColor"
              fillOpacity={0.25}
            />
          ) : null}
          {lines.map(({ name, values }, index) => (
            <path
              key={name}
              d={linePath(places, values, scale)}
              className={lineStyleOf(index).colour}
              fill="none"
              stroke="currentColor"
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeDasharray={lineStyleOf(index).dashes}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 flex justify-between gap-2">
          {[...new Set([days[0], days.at(-1)])].map((day) =>
            day === undefined ? null : <span key={day}>{formats.calendarDay(day)}</span>,
          )}
        </div>
      </div>
    </figure>
  );
}

function Legend({ lines, band }: Pick<LineChartProps, 'lines' | 'band'>) {
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {lines.map(({ name }, index) => (
        <span key={name} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 28 8" className={`h-2 w-7 shrink-0 ${lineStyleOf(index).colour}`}>
            <path
              d="M2 4h24"
              stroke="currentColor"
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeDasharray={lineStyleOf(index).dashes}
            />
          </svg>
          {name}
        </span>
      ))}
      {band ? (
        <span className="inline-flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 28 12" className={`h-3 w-7 shrink-0 ${bandColour}`}>
            <path d="M0 0h28v12H0Z" fill="currentColor" fillOpacity={0.25} />
          </svg>
          {band.name}
        </span>
      ) : null}
    </figcaption>
  );
}
