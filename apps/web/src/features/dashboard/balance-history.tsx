import type { Currency } from '@goldwren/contracts/player';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { coinCode } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { dashboard } from '../../lib/words/dashboard.ts';
import { site } from '../../lib/words/site.ts';
import { CoinMark } from '../../shared/coin-mark.tsx';

const shownDays = '30';
// Below the fold of every screen: the picture may come after what is read first, into room that is kept for it.
const BalanceDays = lazy(async () => ({ default: (await import('./balance-days.tsx')).BalanceDays }));

/** Closing balances of the last days, as a picture and as a table. */
export function BalanceHistory() {
  const [currency, setCurrency] = useState<Currency>('gold');
  const history = useQuery(queries.wallet.history({ query: { days: shownDays } }));
  return (
    <SectionCard title={dashboard.history.title} aside={<CoinChoice currency={currency} onChange={setCurrency} />}>
      <Loaded
        query={history}
        loading={dashboard.history.loading}
        skeleton={<Skeleton className="h-64 w-full" />}
        problem={dashboard.history.problem}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="text-ink-2">{dashboard.history.none}</p>,
        }}
      >
        {({ results }) => (
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <BalanceDays days={results} currency={currency} />
          </Suspense>
        )}
      </Loaded>
    </SectionCard>
  );
}

const names: Record<Currency, string> = { gold: site.goldCoins, sweeps: site.sweepsCoins };

function CoinChoice({ currency, onChange }: { currency: Currency; onChange: (currency: Currency) => void }) {
  const name = useId();
  return (
    <fieldset className="flex rounded-full border border-line-strong p-0.5">
      <legend className="sr-only">{dashboard.history.coin}</legend>
      {(['gold', 'sweeps'] as const).map((coin) => (
        <label
          key={coin}
          className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-ink-2 has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            aria-label={names[coin]}
            checked={coin === currency}
            onChange={() => onChange(coin)}
          />
          <CoinMark currency={coin} className="size-4" />
          {coinCode(coin)}
        </label>
      ))}
    </fieldset>
  );
}
