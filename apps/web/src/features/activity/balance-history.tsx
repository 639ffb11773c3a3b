import type { Currency } from '@goldwren/contracts/player';
import { activity } from '@goldwren/messages/current/activity';
import { site } from '@goldwren/messages/current/site';
import { type BalanceRange, balanceRangeHours, balanceRanges, currencies } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { PillChoice } from '@goldwren/ui/pill-choice';
import { Skeleton } from '@goldwren/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../lib/api/queries.ts';
import { coinCode } from '../../lib/i18n/format.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { BalanceTable } from './balance-table.tsx';

const { history: messages } = activity;
const names: Record<Currency, string> = { gold: site.goldCoins, sweeps: site.sweepsCoins };

/** The balance of one coin over time, as a chart and as a table. */
export function BalanceHistory() {
  const [currency, setCurrency] = useState<Currency>('gold');
  const [range, setRange] = useState(rangeOfOwnLife);
  const history = useQuery({
    ...queries.wallet.balances({ query: { currency, range } }),
    // The previous chart stays until the next one is loaded, so that the layout does not jump.
    placeholderData: keepPreviousData,
  });
  return (
    <SectionCard title={messages.title} aside={<CoinChoice currency={currency} onChange={setCurrency} />}>
      <PillChoice
        label={messages.range}
        options={balanceRanges.map((value) => ({ value, text: messages.ranges[value] }))}
        value={range}
        onChange={setRange}
        className="mb-3"
      />
      <Loaded
        query={history}
        loading={messages.loading}
        skeleton={<Skeleton className="h-64 w-full" />}
        problem={messages.problem}
        empty={{
          when: ({ opening, points }) => opening === null && points.length === 0,
          show: <p className="text-ink-2">{messages.none}</p>,
        }}
      >
        {(series) => (
          <>
            <BalanceChart series={series} />
            {series.sampled ? <p className="mt-2 text-sm text-ink-3">{messages.sampled}</p> : null}
            <details className="mt-2">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink">
                {messages.asTable}
              </summary>
              <BalanceTable series={series} />
            </details>
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

/**
 * The shortest range that covers the whole life of a young account, otherwise a month. In a longer range, the first hours
 * would shrink to a dot at the edge.
 */
function rangeOfOwnLife(): BalanceRange {
  const began = useAuth.getState().user?.created_at;
  const hours = began ? (Date.now() - Date.parse(began)) / 3_600_000 : Number.POSITIVE_INFINITY;
  return (['day', 'week'] as const).find((range) => hours < balanceRangeHours[range]) ?? 'month';
}

function CoinChoice({ currency, onChange }: { currency: Currency; onChange: (currency: Currency) => void }) {
  return (
    <PillChoice
      label={messages.coin}
      options={currencies.map((value) => ({
        value,
        name: names[value],
        text: (
          <>
            <CoinMark currency={value} className="size-4" />
            {coinCode(value)}
          </>
        ),
      }))}
      value={currency}
      onChange={onChange}
      className="shrink-0"
    />
  );
}
