import type { JournalKind } from '@goldwren/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { coinCode, coins, moment, signedCoins } from '../../lib/format.ts';
import { problemWords } from '../../lib/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/card.tsx';
import { CoinMark } from '../../ui/coin-mark.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import { ListLoading } from './list-loading.tsx';

const firstPage = '5';
const furtherPages = '20';

const kindWords = {
  welcome_offer: 'Welcome offer',
  stake: 'Stake',
  win: 'Win',
  region_expiry: 'Ended: not available where you live',
  adjustment: 'Correction',
} satisfies Record<JournalKind, string>;

type Entry = Awaited<ReturnType<typeof api.wallet.activity>>['results'][number];

/** The player's journal: every coin that moved, newest first. */
export function Activity() {
  const activity = useInfiniteQuery({
    queryKey: ['wallet', 'activity', 'dashboard'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.wallet.activity({ query: cursor ? { cursor, limit: furtherPages } : { limit: firstPage }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
  const entries = activity.data?.pages.flatMap((page) => page.results) ?? [];
  const { requestId } = problemWords(activity.error, { other: '' });
  return (
    <SectionCard title="Recent activity">
      {activity.isPending ? <ListLoading words="Loading activity" /> : null}
      {activity.isError && entries.length === 0 ? (
        <LoadProblem text="Could not load your activity." requestId={requestId} onRetry={() => activity.refetch()} />
      ) : null}
      {activity.isSuccess && entries.length === 0 ? (
        <p className="text-ink-2">No activity yet. Every coin you receive, stake or win is listed here.</p>
      ) : null}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {activity.isFetchNextPageError ? (
        <StatusText tone="bad" className="mt-3">
          Could not load more of your activity.
        </StatusText>
      ) : null}
      {activity.hasNextPage ? (
        <Button
          look="secondary"
          busy={activity.isFetchingNextPage}
          onClick={() => activity.fetchNextPage()}
          className="mt-3 w-full"
        >
          {activity.isFetchingNextPage ? 'Loading…' : 'Load more'}
        </Button>
      ) : null}
    </SectionCard>
  );
}

function ActivityRow({ entry }: { entry: Entry }) {
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2.5">
      <CoinMark currency={entry.currency} />
      <div className="min-w-0">
        <p className="truncate">{kindWords[entry.kind]}</p>
        <time dateTime={entry.at} className="text-sm text-ink-3">
          {moment(entry.at)}
        </time>
      </div>
      <div className="text-right">
        <p className="font-semibold">
          {signedCoins(entry.amount, entry.currency)} {coinCode(entry.currency)}
        </p>
        <p className="text-sm text-ink-3">Balance {coins(entry.balance_after, entry.currency)}</p>
      </div>
    </li>
  );
}
