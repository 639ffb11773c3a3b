import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { dashboard } from '../../lib/words/dashboard.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { ActivityRow } from './activity-row.tsx';
import { ListLoading } from './list-loading.tsx';

const shownEntries = '5';

/** The last coins that moved; all of them are on a page of their own. */
export function RecentActivity() {
  const activity = useQuery(queries.wallet.activity({ query: { limit: shownEntries } }));
  const all = (
    <PageLink page="activity" className="link inline-flex min-h-9 items-center">
      {dashboard.activity.all}
    </PageLink>
  );
  return (
    <SectionCard title={dashboard.activity.recent} aside={all}>
      <Loaded
        query={activity}
        skeleton={<ListLoading words={dashboard.activity.loading} />}
        problem={dashboard.activity.problem}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="text-ink-2">{dashboard.activity.none}</p>,
        }}
      >
        {({ results }) => (
          <ul className="divide-y divide-line">
            {results.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Loaded>
    </SectionCard>
  );
}
