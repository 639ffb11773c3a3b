import type { Currency, JournalKind } from '@goldwren/contracts/player';
import { brand } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SelectField } from '@goldwren/ui/field';
import { useSearchParams } from 'react-router';
import { journalKinds, kindWords } from './journal-words.ts';

export interface ActivityFilter {
  currency?: Currency;
  kind?: JournalKind;
}

const coinWords: Record<Currency, string> = { gold: brand.goldCoins, sweeps: brand.sweepsCoins };

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
        label="Coin"
        value={currency ?? ''}
        onChange={({ target }) =>
          onChange({ ...(target.value ? { currency: target.value as Currency } : {}), ...(kind ? { kind } : {}) })
        }
      >
        <option value="">Both coins</option>
        {Object.entries(coinWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Kind"
        value={kind ?? ''}
        onChange={({ target }) =>
          onChange({
            ...(currency ? { currency } : {}),
            ...(target.value ? { kind: target.value as JournalKind } : {}),
          })
        }
      >
        <option value="">Everything</option>
        {journalKinds.map((value) => (
          <option key={value} value={value}>
            {kindWords[value]}
          </option>
        ))}
      </SelectField>
      {currency || kind ? (
        <Button look="quiet" onClick={() => onChange({})} className="min-h-12">
          Clear filters
        </Button>
      ) : null}
    </search>
  );
}
