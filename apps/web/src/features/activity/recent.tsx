import { activity as messages } from '@goldwren/messages/current/activity';
import type { MovementFilter } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../lib/api/queries.ts';
import { ListLoading } from '../../shared/list-loading.tsx';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';
import { TimelineRow } from './timeline-row.tsx';

const shown = '5';

/** The latest rounds, one row each. A separate page lists all of them. */
export function RecentRounds() {
  const { title, loading, problem, none, choose, all } = messages.rounds;
  return (
    <Recent group="rounds" messages={{ title, loading, problem, all }}>
      <p className="mb-4 text-ink-2">{none}</p>
      <ButtonLink page="games" look="secondary">
        {choose}
      </ButtonLink>
    </Recent>
  );
}

/** The latest coin movements outside of play. Rounds are listed separately, because they would crowd these out. */
export function RecentMovements() {
  const { recent: title, loading, problem, all, noneExceptRounds } = messages;
  return (
    <Recent group="beside_play" messages={{ title, loading, problem, all }}>
      <p className="text-ink-2">{noneExceptRounds}</p>
    </Recent>
  );
}

interface RecentProps {
  group: MovementFilter;
  messages: Record<'title' | 'loading' | 'problem' | 'all', string>;
  /** Shown when the list is empty. */
  children: ReactNode;
}

function Recent({ group, messages: { title, loading, problem, all }, children }: RecentProps) {
  const entries = useQuery(queries.wallet.timeline({ query: { group, limit: shown } }));
  const toAll = (
    <PageLink page="activity" search={{ show: group }} className="link inline-flex min-h-11 items-center">
      {all}
    </PageLink>
  );
  return (
    <SectionCard title={title} aside={toAll}>
      <Loaded
        query={entries}
        skeleton={<ListLoading label={loading} />}
        problem={problem}
        empty={{ when: ({ results }) => results.length === 0, show: <div>{children}</div> }}
      >
        {({ results }) => (
          <ul className="divide-y divide-line">
            {results.map((entry) => (
              <TimelineRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Loaded>
    </SectionCard>
  );
}
