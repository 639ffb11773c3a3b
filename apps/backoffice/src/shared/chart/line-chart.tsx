import { Chart } from '@goldwren/ui/chart';
import type { ChartAxis } from '@goldwren/ui/chart-axis';
import { formats } from '../../lib/format.ts';

interface LineChartProps {
  /** Text alternative of the chart. */
  label: string;
  /** `YYYY-MM-DD`, oldest first; the lines and the band have a value for each. */
  days: readonly string[];
  lines: readonly { name: string; values: readonly (number | null)[] }[];
  band?: { name: string; values: readonly (readonly [low: number, high: number] | null)[] } | undefined;
  axis: ChartAxis;
  tick: (value: number) => string;
}

/** Lines differ in their strokes as well, not only in their colors. */
const lineStyles = [
  { color: 'text-sc', dashes: undefined },
  { color: 'text-gc', dashes: '7 4' },
  { color: 'text-info', dashes: '1 5' },
] as const;

const lineStyleOf = (index: number) => lineStyles[index % lineStyles.length] ?? lineStyles[0];
const bandColor = 'text-ink-3';

/** Lines over calendar days, with a legend. */
export function LineChart({ label, days, lines, band, axis, tick }: LineChartProps) {
  return (
    <figure className="min-w-0">
      <Legend lines={lines} band={band} />
      <div className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-2 gap-y-1 pt-2 text-xs text-ink-3">
        <div aria-hidden="true" className="flex flex-col-reverse justify-between">
          {axis.ticks.map((value) => (
            <span key={value} className="flex h-0 items-center justify-end">
              {tick(value)}
            </span>
          ))}
        </div>
        <Chart
          label={label}
          className="h-52 w-full border-x border-line"
          times={days.map((day) => Date.parse(day))}
          axis={axis}
          lines={lines.map((line, index) => ({ ...line, ...lineStyleOf(index) }))}
          band={band && { values: band.values, color: bandColor }}
        />
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
          <svg aria-hidden="true" viewBox="0 0 28 8" className={`h-2 w-7 shrink-0 ${lineStyleOf(index).color}`}>
            <path
              d="M2 4h24"
              stroke="currentColor"
              strokeWidth={2.25}
              strokeLinecap="round"
              strokeDasharray={lineStyleOf(index).dashes}
            />
          </svg>
          {name}
        </span>
      ))}
      {band ? (
        <span className="inline-flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 28 12" className={`h-3 w-7 shrink-0 ${bandColor}`}>
            <path d="M0 0h28v12H0Z" fill="currentColor" fillOpacity={0.25} />
          </svg>
          {band.name}
        </span>
      ) : null}
    </figcaption>
  );
}
