import { winners as messages } from '@goldwren/messages/current/winners';
import { Loaded } from '@goldwren/ui/loaded';
import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { coins, day } from '../../lib/i18n/format.ts';
import { CoinMark } from './coin-mark.tsx';

type Winner = Awaited<ReturnType<typeof api.redemptions.recent>>['results'][number];

/** The latest paid redemptions, on the home page and the dashboard. */
export function RecentWinners({ limit = 6 }: { limit?: number }) {
  const winners = useQuery(queries.redemptions.recent());
  return (
    <Loaded
      query={winners}
      skeleton={<WinnersLoading />}
      problem={messages.problem}
      empty={{ when: ({ results }) => results.length === 0, show: <NoWinners /> }}
    >
      {({ results }) => <Winners winners={results.slice(0, limit)} />}
    </Loaded>
  );
}

function WinnersLoading() {
  return (
    <div className="min-h-36">
      <LoadingText>{messages.loading}</LoadingText>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="my-3 h-6 w-full" />
      ))}
    </div>
  );
}

function NoWinners() {
  return (
    <div className="text-ink-2">
      <p className="text-ink">{messages.none}</p>
      <p className="mt-1 text-sm text-ink-3">{messages.noneMore}</p>
    </div>
  );
}

function Winners({ winners }: { winners: readonly Winner[] }) {
  return (
    <ul className="divide-y divide-line">
      {winners.map((winner) => (
        <li key={`${winner.paid_at}${winner.display_name}${winner.amount}`} className="flex items-center gap-3 py-2.5">
          <div className="min-w-0 flex-1">
            <p className="truncate">{winner.display_name}</p>
            <time dateTime={winner.paid_at} className="text-sm text-ink-3">
              {day(winner.paid_at)}
            </time>
          </div>
          <span data-coin="sc" className="flex items-center gap-1.5 font-semibold text-(--accent)">
            <CoinMark currency="sweeps" className="size-4" />
            {coins(winner.amount)} SC
          </span>
        </li>
      ))}
    </ul>
  );
}
