import type { Currency } from '@goldwren/contracts/player';
import { activity as messages } from '@goldwren/messages/current/activity';
import { site } from '@goldwren/messages/current/site';
import { currencies, type MovementFilter, movementFilters } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SelectField } from '@goldwren/ui/field';
import { useSearchParams } from 'react-router';

export interface ActivityFilter {
  currency?: Currency;
  group?: MovementFilter;
}

const coinNames: Record<Currency, string> = { gold: site.goldCoins, sweeps: site.sweepsCoins };
const groupNames: Record<MovementFilter, string> = { ...messages.groups, beside_play: messages.exceptRounds };

/** The filter from the address. Unknown values are ignored. */
export function useActivityFilter() {
  const [search, setSearch] = useSearchParams();
  const currency = currencies.find((coin) => coin === search.get('currency'));
  const group = movementFilters.find((known) => known === search.get('show'));
  const filter: ActivityFilter = { ...(currency ? { currency } : {}), ...(group ? { group } : {}) };
  const change = ({ currency: coin, group: show }: ActivityFilter) =>
    setSearch(
      { ...(coin ? { currency: coin } : {}), ...(show ? { show } : {}) },
      { replace: true, preventScrollReset: true },
    );
  return { filter, change };
}

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
}

export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const { currency, group } = filter;
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-[16rem_14rem_auto] sm:items-end sm:justify-start">
      <SelectField
        label={messages.group}
        value={group ?? ''}
        onChange={({ target }) => onChange(chosen({ currency, group: target.value as MovementFilter | '' }))}
      >
        <option value="">{messages.everything}</option>
        {movementFilters.map((value) => (
          <option key={value} value={value}>
            {groupNames[value]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={messages.coin}
        value={currency ?? ''}
        onChange={({ target }) => onChange(chosen({ group, currency: target.value as Currency | '' }))}
      >
        <option value="">{messages.bothCoins}</option>
        {Object.entries(coinNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {currency || group ? (
        <Button look="quiet" onClick={() => onChange({})} className="min-h-12">
          {messages.clear}
        </Button>
      ) : null}
    </search>
  );
}

interface Chosen {
  currency: Currency | '' | undefined;
  group: MovementFilter | '' | undefined;
}

function chosen({ currency, group }: Chosen): ActivityFilter {
  return { ...(currency ? { currency } : {}), ...(group ? { group } : {}) };
}
