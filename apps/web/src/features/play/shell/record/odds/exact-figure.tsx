import type { Currency } from '@goldwren/contracts/player';
import { ownOdds as messages } from '@goldwren/messages/current/own-odds';
import { formatHundredths } from '@goldwren/rules';
import { chartSize, createAxis } from '@goldwren/ui/chart-axis';
import { coinsWithCode, formats, netCoins } from '../../../../../lib/i18n/format.ts';
import { type ExactComparison, middleOfHundred } from './exact-comparison.ts';
import { type Bar, shownOfHundred } from './exact-results.ts';

interface ExactFigureProps {
  currency: Currency;
  compared: ExactComparison;
  /** The name of the choice. Empty in a game without choices. */
  choice: string;
  /** A sentence about the rounds that the picture leaves out. */
  part: string | null;
}

/** The player's net result on its exact distribution. The text says everything that the picture shows. */
export function ExactFigure({ currency, compared, choice, part }: ExactFigureProps) {
  const { rounds, stake, net, mean, low, high, lower, same } = compared;
  const amount = (hundredths: bigint) => netCoins(formatHundredths(hundredths), currency);
  const texts = {
    rounds: formats.number(rounds),
    ...{ net: amount(net), mean: amount(mean), low: amount(low), high: amount(high), atLeast: middleOfHundred },
  };
  const title = [choice, coinsWithCode(formatHundredths(stake), currency)].filter(Boolean).join(' · ');
  return (
    <figure data-coin={currency === 'gold' ? 'gc' : 'sc'}>
      <p className="font-semibold text-ink">{title}</p>
      <p className="mt-1">
        {messages.exact.result(texts)} {messages.exact.range(texts)}
      </p>
      <p className="mt-1 font-semibold text-ink">{messages.exact.rank(100 * lower, 100 * same)}</p>
      {part && <p className="mt-1">{part}</p>}
      <Distribution compared={compared} color={currency === 'gold' ? 'text-gc' : 'text-sc'} />
      <figcaption className="text-sm text-ink-3">{messages.exact.legend(shownOfHundred)}</figcaption>
    </figure>
  );
}

/** A bar of a rare result is this high, so that it can be seen. */
const leastHeight = 6;
/** The space above the highest bar, in which the dot has a place. */
const headroom = 120;

function Distribution({ compared, color }: { compared: ExactComparison; color: string }) {
  const { bars } = compared;
  const own = Number(compared.net) / 100;
  const [from, to] = [bars[0]?.low ?? own, bars.at(-1)?.high ?? own];
  const x = (value: number) => (chartSize * (value - from)) / (to - from);
  const ticks = createAxis([from, to]).ticks.filter((tick) => tick >= from && tick <= to);
  const highest = Math.max(...bars.map(({ chance }) => chance));
  const top = ({ chance }: Bar) =>
    chartSize - (chance > 0 ? Math.max(leastHeight, ((chartSize - headroom) * chance) / highest) : 0);
  const path = (some: readonly Bar[]) =>
    some.map((bar) => `M${x(bar.low)} ${chartSize}V${top(bar)}H${x(bar.high)}V${chartSize}`).join('');
  const ownBar = bars.find(({ low, high }) => low <= own && own < high);
  const dot = (ownBar ? top(ownBar) : chartSize) - headroom / 2;
  return (
    <div className="relative mt-6 mb-2">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${chartSize} ${chartSize}`}
        preserveAspectRatio="none"
        className="block h-44 w-full overflow-visible"
      >
        <path
          d={path(bars.filter(({ low }) => low > own))}
          fill="currentColor"
          fillOpacity={0.4}
          className="text-ink-3"
        />
        <g fill="currentColor" stroke="currentColor" strokeLinecap="round" className={color}>
          <path d={path(bars.filter(({ high }) => high <= own))} fillOpacity={0.55} stroke="none" />
          {ownBar && <path d={path([ownBar])} stroke="none" />}
          <path d={`M${x(own)} ${dot}V${chartSize}`} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
          <path d={`M${x(own)} ${dot}h.01`} strokeWidth={11} vectorEffect="non-scaling-stroke" />
        </g>
        <path
          d={`M${x(Number(compared.mean) / 100)} 0V${chartSize}`}
          className="stroke-ink-3"
          strokeDasharray="5 5"
          strokeWidth={2.25}
          vectorEffect="non-scaling-stroke"
        />
        <path d={`M0 ${chartSize}H${chartSize}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
      </svg>
      <p aria-hidden="true" className="relative h-5 text-xs text-ink-3 [font-variant-numeric:tabular-nums]">
        {ticks.map((tick) => {
          const place = (100 * x(tick)) / chartSize;
          // The first and the last label end at the edges of the picture.
          return (
            <span key={tick} className="absolute top-1" style={{ left: `${place}%`, translate: `${-place}%` }}>
              {formats.number(tick)}
            </span>
          );
        })}
      </p>
    </div>
  );
}
