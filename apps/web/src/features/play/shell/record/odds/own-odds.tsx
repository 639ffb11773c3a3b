import type { Currency, Game } from '@goldwren/contracts/player';
import { ownOdds as messages } from '@goldwren/messages/current/own-odds';
import { currencies, formatHundredths } from '@goldwren/rules';
import { Chart } from '@goldwren/ui/chart';
import { chartSize, createAxis } from '@goldwren/ui/chart-axis';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../../../../lib/api/queries.ts';
import { coinsWithCode, formats, netCoins } from '../../../../../lib/i18n/format.ts';
import { useAuth } from '../../../../../lib/session/auth-store.ts';
import { openBrowserClientLog } from '../../../../../shared/fairness/client-log-store.ts';
import { compareExactly } from './exact-comparison.ts';
import { ExactFigure } from './exact-figure.tsx';
import { mostRounds } from './exact-results.ts';
import { atLeastOfHundred, compareRounds, type ExpectedRange, type OwnRound, rankError } from './expected-range.ts';
import { readOwnRounds } from './read-own-rounds.ts';

/** The player's own rounds in this browser, compared with the proven figures of the game. */
export function OwnOdds({ game }: { game: Game['slug'] }) {
  const player = useAuth((state) => state.user?.id ?? '');
  const own = useQuery({
    queryKey: ['own-odds', player, game],
    queryFn: async () => readOwnRounds(await openBrowserClientLog(), player, game),
    staleTime: 0,
  });
  return (
    <Loaded
      query={own}
      loading={messages.loading}
      skeleton={<Skeleton className="h-60 w-full" />}
      problem={messages.problem}
    >
      {(rounds) =>
        typeof rounds === 'string' ? (
          <p>{messages[rounds]}</p>
        ) : (
          <>
            {currencies.map((currency) => (
              <Comparison key={currency} game={game} currency={currency} rounds={rounds[currency]} />
            ))}
            <p className="text-sm text-ink-3">{messages.next}</p>
          </>
        )
      }
    </Loaded>
  );
}

function describeDifference({ net, mean }: ExpectedRange, currency: Currency): string {
  if (net === mean) return messages.equal;
  const amount = coinsWithCode(formatHundredths(net > mean ? net - mean : mean - net), currency);
  return net > mean ? messages.above(amount) : messages.below(amount);
}

function describeRank({ lower, roundsForRank }: ExpectedRange): string {
  return lower === null ? messages.noRank(formats.number(roundsForRank)) : messages.lower(lower, rankError);
}

interface ComparisonProps {
  game: Game['slug'];
  currency: Currency;
  rounds: readonly OwnRound[];
}

/** The exact distribution where the proof publishes one, and the expected range of all rounds that it does not include. */
function Comparison({ game, currency, rounds }: ComparisonProps) {
  const rules = useQuery({ ...queries.games.rules({ params: { slug: game } }), staleTime: Number.POSITIVE_INFINITY });
  const exact = useMemo(() => compareExactly(rounds), [rounds]);
  const compared = useMemo(() => compareRounds(rounds), [rounds]);
  if (!compared) return null;
  if (!exact) return <RangeFigure currency={currency} compared={compared} heading={messages.exact.none} />;
  const all = formats.number(rounds.length);
  const part = exact.isAll ? null : messages.exact.part(formats.number(exact.rounds), all, formats.number(mostRounds));
  return (
    <>
      <ExactFigure
        currency={currency}
        compared={exact}
        choice={rules.data?.odds[exact.choice]?.label ?? ''}
        part={part}
      />
      {exact.isAll ? null : <RangeFigure currency={currency} compared={compared} heading={messages.exact.allRounds} />}
    </>
  );
}

interface RangeFigureProps {
  currency: Currency;
  compared: NonNullable<ReturnType<typeof compareRounds>>;
  heading: string;
}

/** The text says everything that the picture shows. */
function RangeFigure({ currency, compared, heading }: RangeFigureProps) {
  const { range, points } = compared;
  const net = (amount: bigint) => netCoins(formatHundredths(amount), currency);
  const axis = createAxis(
    points.flatMap((point) => [point.low, point.high, point.net]),
    { fromZero: true },
  );
  const color = currency === 'gold' ? 'text-gc' : 'text-sc';
  return (
    <figure data-coin={currency === 'gold' ? 'gc' : 'sc'}>
      <p className="mb-1">{heading}</p>
      <p>
        {messages.told({
          rounds: formats.number(range.rounds),
          net: net(range.net),
          mean: net(range.mean),
          low: net(range.low),
          high: net(range.high),
          atLeast: atLeastOfHundred,
        })}
      </p>
      <p className="mt-1 font-semibold text-ink">{describeDifference(range, currency)}</p>
      <p className="mt-1">{describeRank(range)}</p>
      <div className="relative mt-6 mb-2">
        <Chart
          className="block h-44 w-full overflow-visible"
          times={points.map(({ rounds }) => rounds)}
          axis={axis}
          lines={[
            { name: 'mean', values: points.map(({ mean }) => mean), color: 'text-ink-3', dashes: '5 5' },
            { name: 'net', values: points.map((point) => point.net), color, dot: true },
          ]}
          band={{ values: points.map(({ low, high }) => [low, high] as const), color: 'text-ink-3' }}
        />
        {axis.ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className="absolute left-0 [translate:0_-100%] rounded-sm bg-surface/80 pr-1 text-xs text-ink-3 [font-variant-numeric:tabular-nums]"
            style={{ top: `${(axis.place(tick) / chartSize) * 100}%` }}
          >
            {formats.number(tick)}
          </span>
        ))}
      </div>
      <figcaption className="text-sm text-ink-3">{messages.legendOf(atLeastOfHundred)}</figcaption>
    </figure>
  );
}
