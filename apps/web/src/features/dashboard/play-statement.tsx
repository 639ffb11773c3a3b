import type { PlayStatementRow } from '@goldwren/contracts/player';
import { type LimitPeriod, limitPeriods } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { StatusText } from '@goldwren/ui/status-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { playStatement as words } from '../../lib/words/play-statement.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { ListLoading } from './list-loading.tsx';
import { StatementRows } from './statement-rows.tsx';

/** How many periods a page looks back. */
const pageLength: Record<LimitPeriod, string> = { day: '7', week: '8', month: '12' };

/** Net results and purchases by day, week or month (operator rules: net position in view). */
export function PlayStatement() {
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const statement = useStatement(period);
  const rows: PlayStatementRow[] = statement.data?.pages.flatMap((page) => page.results) ?? [];
  return (
    <SectionCard
      title={words.title}
      aside={
        <PageLink page="limits" className="link inline-flex min-h-9 items-center">
          {words.limits}
        </PageLink>
      }
    >
      <PeriodChoice period={period} onChange={setPeriod} />
      <Loaded
        query={statement}
        skeleton={<ListLoading words={words.loading} />}
        problem={words.problem}
        keepsOlder
        empty={{
          when: () => rows.length === 0 && !statement.hasNextPage,
          show: <p className="text-ink-2">{words.none}</p>,
        }}
      >
        {() => <StatementRows period={period} rows={rows} />}
      </Loaded>
      {statement.isFetchNextPageError ? (
        <StatusText tone="bad" className="mt-3">
          {words.moreProblem}
        </StatusText>
      ) : null}
      {statement.hasNextPage ? (
        <Button
          look="secondary"
          busy={statement.isFetchingNextPage}
          onClick={() => statement.fetchNextPage()}
          className="mt-3 w-full"
        >
          {statement.isFetchingNextPage ? words.loadingMore : words.more}
        </Button>
      ) : null}
      <p className="mt-3 text-sm text-ink-3">{words.note}</p>
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

function PeriodChoice({ period, onChange }: { period: LimitPeriod; onChange: (period: LimitPeriod) => void }) {
  const name = useId();
  return (
    <fieldset className="mb-3 flex w-fit rounded-full border border-line-strong p-0.5">
      <legend className="sr-only">{words.by}</legend>
      {limitPeriods.map((each) => (
        <label
          key={each}
          className="flex min-h-9 cursor-pointer items-center rounded-full px-3.5 text-sm font-semibold text-ink-2 has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={each === period}
            onChange={() => onChange(each)}
          />
          {words.periods[each]}
        </label>
      ))}
    </fieldset>
  );
}
