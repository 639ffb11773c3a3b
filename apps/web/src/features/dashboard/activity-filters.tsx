import type { Currency, JournalKind } from '@goldwren/contracts/player';
import { Button } from '@goldwren/ui/button';
import { SelectField } from '@goldwren/ui/field';
import { useSearchParams } from 'react-router';
import { dashboard } from '../../lib/words/dashboard.ts';
import { site } from '../../lib/words/site.ts';

export interface ActivityFilter {
  currency?: Currency;
  kind?: JournalKind;
}

const coinWords: Record<Currency, string> = { gold: site.goldCoins, sweeps: site.sweepsCoins };
const journalKinds = Object.keys(dashboard.kinds) as JournalKind[];

/** The filter as the address has it; a value that means nothing filters nothing. */
export function useActivityFilter() {
  const [search, setSearch] = useSearchParams();
  const currency = (['gold', 'sweeps'] as const).find((coin) => coin === search.get('currency'));
  const kind = journalKinds.find((known) => known === search.get('kind'));
  const filter: ActivityFilter = { ...(currency ? { currency } : {}), ...(kind ? { kind } : {}) };
  const change = (next: ActivityFilter) => setSearch({ ...next }, { replace: true, preventScrollReset: true });
  return { filter, change };
}

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
}

export function ActivityFilters({ filter: { currency, kind }, onChange }: ActivityFiltersProps) {
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-[14rem_16rem_auto] sm:items-end sm:justify-start">
      <SelectField
        label={dashboard.activity.coin}
        value={currency ?? ''}
        onChange={({ target }) =>
          onChange({ ...(target.value ? { currency: target.value as Currency } : {}), ...(kind ? { kind } : {}) })
        }
      >
        <option value="">{dashboard.activity.bothCoins}</option>
        {Object.entries(coinWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={dashboard.activity.kind}
        value={kind ?? ''}
        onChange={({ target }) =>
          onChange({
            ...(currency ? { currency } : {}),
            ...(target.value ? { kind: target.value as JournalKind } : {}),
          })
        }
      >
        <option value="">{dashboard.activity.everything}</option>
        {journalKinds.map((value) => (
          <option key={value} value={value}>
            {dashboard.kinds[value]}
          </option>
        ))}
      </SelectField>
      {currency || kind ? (
        <Button look="quiet" onClick={() => onChange({})} className="min-h-12">
          {dashboard.activity.clear}
        </Button>
      ) : null}
    </search>
  );
}
