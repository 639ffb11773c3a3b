import type { BalanceSeries } from '@goldwren/contracts/player';
import { activity } from '@goldwren/messages/current/activity';
import { formatHundredths } from '@goldwren/rules';
import { useId } from 'react';
import { coins, coinsWithCode, moment } from '../../lib/format.ts';
import { chartHeight, chartShape, chartWidth } from './chart-shape.ts';

const { history: messages } = activity;

/** The balance as a line with a hatched band. Screen readers read a summary; the table below has every value. */
export function BalanceChart({ series }: { series: BalanceSeries }) {
  const hatch = useId();
  const shape = chartShape(series);
  const { currency, from, to, opening, closing, low, high } = series;
  if (!shape) return null;
  const format = (amount: string) => coinsWithCode(amount, currency);
  return (
    <figure data-coin={currency === 'gold' ? 'gc' : 'sc'}>
      <figcaption className="mb-3 text-sm text-ink-2">
        {opening === null
          ? messages.summaryOfNew(format(closing), format(low), format(high))
          : messages.summary(format(opening), format(closing), format(low), format(high))}
      </figcaption>
      <div className="relative mt-5">
        <svg
          viewBox={`0 -8 ${chartWidth} ${chartHeight + 16}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-40 w-full overflow-visible md:h-48"
        >
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" className="stroke-(--accent)" strokeWidth="1.2" opacity=".55" />
          </pattern>
          {shape.marks.map(({ y }) => (
            <path key={y} d={`M0 ${y}H${chartWidth}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
          ))}
          <path
            d={shape.band}
            fill={`url(#${hatch})`}
            // A change within a single point has no width to fill, so it needs a stroke.
            strokeWidth="1"
            strokeOpacity=".55"
            vectorEffect="non-scaling-stroke"
            className="stroke-(--accent)"
          />
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
        {shape.marks.map(({ amount, y }) => (
          <span
            key={y}
            aria-hidden="true"
            className="absolute left-0 [translate:0_-100%] rounded-sm bg-panel/80 pr-1 text-xs text-ink-3 [font-variant-numeric:tabular-nums]"
            style={{ top: `${((y + 8) / (chartHeight + 16)) * 100}%` }}
          >
            {coins(formatHundredths(amount))}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-3">
        <span>{moment(from)}</span>
        <span>{moment(to)}</span>
      </div>
    </figure>
  );
}
