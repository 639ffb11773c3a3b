import { formats } from '../../lib/format.ts';
import { bandPath, drawn, heightOf, linePath, placesOf, type Scale } from './scale.ts';

export interface ChartLine {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartBand {
  name: string;
  values: readonly (readonly [low: number, high: number] | null)[];
}

interface LineChartProps {
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** `YYYY-MM-DD`, oldest first; lines and band have a value for each. */
  days: readonly string[];
  lines: readonly ChartLine[];
  band?: ChartBand | undefined;
  scale: Scale;
  tick: (value: number) => string;
}

/** Told apart by their strokes as well: never by colour alone. */
const looks = [
  { colour: 'text-sc', dashes: undefined },
  { colour: 'text-gc', dashes: '7 4' },
  { colour: 'text-info', dashes: '1 5' },
] as const;

const lookOf = (index: number) => looks[index % looks.length] ?? looks[0];
const bandColour = 'text-ink-3';

/** Lines over calendar days as an SVG that fills its place; strokes and words keep their size however it is stretched. */
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
          viewBox={`0 0 ${drawn} ${drawn}`}
          preserveAspectRatio="none"
          className="h-52 w-full border-x border-line"
        >
          {scale.ticks.map((value) => (
            <path
              key={value}
              d={`M0 ${heightOf(value, scale)}H${drawn}`}
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
              className={lookOf(index).colour}
              fill="none"
              stroke="currentColor"
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeDasharray={lookOf(index).dashes}
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
          <svg aria-hidden="true" viewBox="0 0 28 8" className={`h-2 w-7 shrink-0 ${lookOf(index).colour}`}>
            <path
              d="M2 4h24"
              stroke="currentColor"
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeDasharray={lookOf(index).dashes}
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
