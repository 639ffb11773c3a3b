import { Button } from '@goldwren/ui/button';
import { CopyText } from '@goldwren/ui/copy-text';
import { Loaded } from '@goldwren/ui/loaded';
import { StatusText } from '@goldwren/ui/status-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useMedia } from '../../lib/use-media.ts';
import { dashboard } from '../../lib/words/dashboard.ts';
import { type ActivityFilter, ActivityFilters, useActivityFilter } from './activity-filters.tsx';
import { ActivityRow } from './activity-row.tsx';
import { ActivityTable } from './activity-table.tsx';
import type { JournalEntry } from './journal-entry.ts';
import { ListLoading } from './list-loading.tsx';

const pageLength = '20';

/** The whole journal: filtered by the address, newest first, page after page. */
export function FullActivity() {
  const { filter, change } = useActivityFilter();
  const activity = useActivity(filter);
  const entries = activity.data?.pages.flatMap((page) => page.results) ?? [];
  const filtered = Object.keys(filter).length > 0;
  return (
    <>
      <ActivityFilters filter={filter} onChange={change} />
      <section aria-label={dashboard.activity.title} className="card min-w-0 p-4 md:p-5">
        <Loaded
          query={activity}
          skeleton={<ListLoading words={dashboard.activity.loading} />}
          problem={dashboard.activity.problem}
          keepsOlder
          empty={{ when: () => entries.length === 0, show: <NoActivity filtered={filtered} /> }}
        >
          {() => <Entries entries={entries} />}
        </Loaded>
        {activity.isFetchNextPageError ? (
          <StatusText tone="bad" className="mt-3">
            {dashboard.activity.moreProblem}
          </StatusText>
        ) : null}
        {activity.hasNextPage ? (
          <Button
            look="secondary"
            busy={activity.isFetchingNextPage}
            onClick={() => activity.fetchNextPage()}
            className="mt-3 w-full"
          >
            {activity.isFetchingNextPage ? dashboard.activity.loadingMore : dashboard.activity.more}
          </Button>
        ) : null}
        {activity.isSuccess && entries.length > 0 && !activity.hasNextPage ? (
          <p className="mt-3 border-t border-line pt-3 text-center text-sm text-ink-3">{dashboard.activity.end}</p>
        ) : null}
      </section>
    </>
  );
}

function NoActivity({ filtered }: { filtered: boolean }) {
  return (
    <p role="status" className="text-ink-2">
      {filtered ? dashboard.activity.noneOfKind : dashboard.activity.none}
    </p>
  );
}

function useActivity(filter: ActivityFilter) {
  return useInfiniteQuery({
    queryKey: ['wallet', 'activity', 'pages', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.wallet.activity({ query: { ...filter, ...(cursor ? { cursor } : {}), limit: pageLength }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** A table where there is room for one, else one block per movement. */
function Entries({ entries }: { entries: JournalEntry[] }) {
  const wide = useMedia('(min-width: 48rem)');
  if (wide) return <ActivityTable entries={entries} />;
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <ActivityRow key={entry.id} entry={entry}>
          <p className="col-span-2 col-start-2 flex items-center gap-2 text-sm text-ink-3">
            {dashboard.activity.reference}{' '}
            <CopyText value={entry.reference} what={dashboard.activity.referenceOf(entry.reference)} />
          </p>
        </ActivityRow>
      ))}
    </ul>
  );
}
