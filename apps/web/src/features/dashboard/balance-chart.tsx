import type { Currency } from '@goldwren/contracts/player';
import { useId } from 'react';
import { calendarDay, coinsWithCode } from '../../lib/format.ts';
import { dashboard } from '../../lib/words/dashboard.ts';
import { chartHeight, chartShape, chartWidth, type DayBalances } from './chart-shape.ts';

const quarters = [1, 2, 3].map((part) => (part * chartHeight) / 4);

/** A line over hatching, like a banknote's ground. Its summary is read out; the table below has every value. */
export function BalanceChart({ days, currency }: { days: readonly DayBalances[]; currency: Currency }) {
  const hatch = useId();
  const shape = chartShape(days, currency);
  const first = days[0];
  const last = days.at(-1);
  if (!shape || !first || !last) return null;
  const summary = dashboard.history.summary(
    coinsWithCode(first[currency], currency),
    calendarDay(first.day),
    coinsWithCode(last[currency], currency),
    calendarDay(last.day),
    coinsWithCode(shape.top, currency),
  );
  return (
    <figure data-coin={currency === 'gold' ? 'gc' : 'sc'}>
      <figcaption className="mb-3 text-sm text-ink-2">{summary}</figcaption>
      <svg
        viewBox={`0 -8 ${chartWidth} ${chartHeight + 16}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-40 w-full overflow-visible md:h-48"
      >
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className="stroke-(--accent)" strokeWidth="1.2" opacity=".55" />
        </pattern>
        {quarters.map((y) => (
          <path key={y} d={`M0 ${y}H${chartWidth}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        ))}
        <path d={shape.area} fill={`url(#${hatch})`} opacity=".5" />
        <path d={`M0 ${chartHeight}H${chartWidth}`} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
        <path
          d={shape.line}
          fill="none"
          strokeWidth="2.25"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-(--accent)"
        />
        <path
          d={`M${shape.last.x} ${shape.last.y}h.01`}
          strokeWidth="9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-(--accent)"
        />
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-3">
        <span>{calendarDay(first.day)}</span>
        <span>{calendarDay(last.day)}</span>
      </div>
    </figure>
  );
}
