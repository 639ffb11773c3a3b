import type { PlayStatementRow } from '@goldwren/contracts/player';
import { playStatement as messages } from '@goldwren/messages/current/play-statement';
import { type LimitPeriod, limitPeriods } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { PillChoice } from '@goldwren/ui/pill-choice';
import { StatusText } from '@goldwren/ui/status-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { ListLoading } from '../../shared/list-loading.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { StatementRows } from './statement-rows.tsx';

/** The number of periods that one page shows. */
const pageLength: Record<LimitPeriod, string> = { day: '7', week: '8', month: '12' };

/** Net results and purchases by day, week or month, so that players can see their net position. */
export function PlayStatement() {
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const statement = useStatement(period);
  const rows: PlayStatementRow[] = statement.data?.pages.flatMap((page) => page.results) ?? [];
  const archivedBefore = statement.data?.pages.at(-1)?.archived_before;
  return (
    <SectionCard
      title={messages.title}
      aside={
        <PageLink page="limits" className="link inline-flex min-h-9 items-center">
          {messages.limits}
        </PageLink>
      }
    >
      <PillChoice
        label={messages.by}
        options={limitPeriods.map((value) => ({ value, text: messages.periods[value] }))}
        value={period}
        onChange={setPeriod}
        className="mb-3"
      />
      <Loaded
        query={statement}
        skeleton={<ListLoading label={messages.loading} />}
        problem={messages.problem}
        keepsOlder
        empty={{
          when: () => rows.length === 0 && !statement.hasNextPage,
          show: <p className="text-ink-2">{messages.none}</p>,
        }}
      >
        {() =>
          rows.length === 0 ? (
            <p className="text-ink-2">{messages.noneLately}</p>
          ) : (
            <StatementRows period={period} rows={rows} />
          )
        }
      </Loaded>
      {statement.isFetchNextPageError ? (
        <StatusText tone="bad" className="mt-3">
          {messages.moreProblem}
        </StatusText>
      ) : null}
      {statement.hasNextPage ? (
        <Button
          look="secondary"
          busy={statement.isFetchingNextPage}
          onClick={() => statement.fetchNextPage()}
          className="mt-3 w-full"
        >
          {statement.isFetchingNextPage ? messages.loadingMore : messages.more}
        </Button>
      ) : null}
      {archivedBefore ? <p className="mt-3 text-sm text-ink-2">{messages.archived(archivedBefore)}</p> : null}
      <p className="mt-3 text-sm text-ink-3">{messages.note}</p>
    </SectionCard>
  );
}

function useStatement(period: LimitPeriod) {
  return useInfiniteQuery({
    queryKey: ['play', 'statement', period],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.play.statement({ query: { period, ...(cursor ? { cursor } : {}), limit: pageLength[period] }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}
