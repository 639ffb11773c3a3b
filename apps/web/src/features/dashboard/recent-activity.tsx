import { SectionCard } from '@goldwren/ui/card';
import { LoadProblem } from '@goldwren/ui/load-problem';
import { useQuery } from '@tanstack/react-query';
import { problemWords } from '../../lib/problem-words.ts';
import { queries } from '../../lib/queries.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { ActivityRow } from './activity-row.tsx';
import { ListLoading } from './list-loading.tsx';

const shownEntries = '5';

/** The last coins that moved; all of them are on a page of their own. */
export function RecentActivity() {
  const activity = useQuery(queries.wallet.activity({ query: { limit: shownEntries } }));
  const all = (
    <PageLink page="activity" className="link inline-flex min-h-9 items-center">
      All activity
    </PageLink>
  );
  return (
    <SectionCard title="Recent activity" aside={all}>
      {activity.isPending ? <ListLoading words="Loading activity" /> : null}
      {activity.isError ? (
        <LoadProblem
          text="Could not load your activity."
          requestId={problemWords(activity.error, { other: '' }).requestId}
          onRetry={() => activity.refetch()}
        />
      ) : null}
      {activity.data?.results.length === 0 ? (
        <p className="text-ink-2">No activity yet. Every coin you receive, stake or win is listed here.</p>
      ) : null}
      <ul className="divide-y divide-line">
        {activity.data?.results.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </SectionCard>
  );
}
