import type { BalanceSeries } from '@goldwren/contracts/player';
import { activity } from '@goldwren/messages/current/activity';
import { formatHundredths } from '@goldwren/rules';
import { Chart } from '@goldwren/ui/chart';
import { chartSize } from '@goldwren/ui/chart-axis';
import { coins, coinsWithCode, moment } from '../../lib/i18n/format.ts';
import { chartValues } from './chart-values.ts';

const { history: messages } = activity;
const color = 'text-(--accent)';

/** The balance as a line with a hatched band. Screen readers read a summary; the table below has every value. */
export function BalanceChart({ series }: { series: BalanceSeries }) {
  const values = chartValues(series);
  const { currency, opening, closing, low, high } = series;
  if (!values) return null;
  const { times, between, axis, line, band } = values;
  const format = (amount: string) => coinsWithCode(amount, currency);
  return (
    <figure data-coin={currency === 'gold' ? 'gc' : 'sc'}>
      <figcaption className="mb-3 text-sm text-ink-2">
        {opening === null
          ? messages.summaryOfNew(format(closing), format(low), format(high))
          : messages.summary(format(opening), format(closing), format(low), format(high))}
      </figcaption>
      <div className="relative mt-7 mb-3">
        <Chart
          className="block h-36 w-full overflow-visible md:h-44"
          times={times}
          between={between}
          axis={axis}
          lines={[{ name: currency, values: line, color, dot: true }]}
          band={{ values: band, color, hatched: true }}
        />
        {axis.ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className="absolute left-0 [translate:0_-100%] rounded-sm bg-panel/80 pr-1 text-xs text-ink-3 [font-variant-numeric:tabular-nums]"
            style={{ top: `${(axis.place(tick) / chartSize) * 100}%` }}
          >
            {coins(formatHundredths(BigInt(tick)))}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between text-sm text-ink-3">
        {between.map((edge) => (
          <span key={edge}>{moment(new Date(edge).toISOString())}</span>
        ))}
      </div>
    </figure>
  );
}
