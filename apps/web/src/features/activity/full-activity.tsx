import { activity as messages } from '@goldwren/messages/current/activity';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { StatusText } from '@goldwren/ui/status-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { ListLoading } from '../../shared/list-loading.tsx';
import { type ActivityFilter, ActivityFilters, useActivityFilter } from './activity-filters.tsx';
import { TimelineRow } from './timeline-row.tsx';

const pageLength = '20';

/** The full list of coin movements, newest first, in pages. The address sets the filter. */
export function FullActivity() {
  const { filter, change } = useActivityFilter();
  const activity = useActivity(filter);
  const entries = activity.data?.pages.flatMap((page) => page.results) ?? [];
  const archivedBefore = activity.data?.pages.at(-1)?.archived_before;
  const filtered = Object.keys(filter).length > 0;
  return (
    <>
      <ActivityFilters filter={filter} onChange={change} />
      <section aria-label={messages.title} className="card min-w-0 p-4 md:p-5">
        <Loaded
          query={activity}
          skeleton={<ListLoading label={messages.loading} />}
          problem={messages.problem}
          keepsOlder
          empty={{ when: () => entries.length === 0, show: <NoActivity filtered={filtered} /> }}
        >
          {() => (
            <ul className="divide-y divide-line">
              {entries.map((entry) => (
                <TimelineRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </Loaded>
        {activity.isFetchNextPageError ? (
          <StatusText tone="bad" className="mt-3">
            {messages.moreProblem}
          </StatusText>
        ) : null}
        {activity.hasNextPage ? (
          <Button
            look="secondary"
            busy={activity.isFetchingNextPage}
            onClick={() => activity.fetchNextPage()}
            className="mt-3 w-full"
          >
            {activity.isFetchingNextPage ? messages.loadingMore : messages.more}
          </Button>
        ) : null}
        {archivedBefore ? <p className="mt-3 text-sm text-ink-2">{messages.archived(archivedBefore)}</p> : null}
        {activity.isSuccess && entries.length > 0 && !activity.hasNextPage ? (
          <p className="mt-3 border-t border-line pt-3 text-center text-sm text-ink-3">{messages.end}</p>
        ) : null}
      </section>
    </>
  );
}

function NoActivity({ filtered }: { filtered: boolean }) {
  return (
    <p role="status" className="text-ink-2">
      {filtered ? messages.noneOfKind : messages.none}
    </p>
  );
}

function useActivity(filter: ActivityFilter) {
  return useInfiniteQuery({
    queryKey: ['wallet', 'timeline', 'pages', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.wallet.timeline({ query: { ...filter, ...(cursor ? { cursor } : {}), limit: pageLength }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}
