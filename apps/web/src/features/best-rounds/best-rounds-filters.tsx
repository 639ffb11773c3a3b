import type { Currency } from '@goldwren/contracts/player';
import { bestRounds as messages } from '@goldwren/messages/current/best-rounds';
import { site } from '@goldwren/messages/current/site';
import { currencies } from '@goldwren/rules';
import { SelectField } from '@goldwren/ui/field';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import type { BestRoundsFilter } from './use-best-rounds-filter.ts';

const coinNames: Record<Currency, string> = { gold: site.goldCoins, sweeps: site.sweepsCoins };

interface BestRoundsFiltersProps {
  filter: BestRoundsFilter;
  onChange: (filter: BestRoundsFilter) => void;
}

/** Filters by game and coin. Without the list of games, only the coin can be chosen. */
export function BestRoundsFilters({ filter, onChange }: BestRoundsFiltersProps) {
  const games = useQuery(queries.games.list());
  const goldOnly = useGoldOnly();
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-[16rem_14rem] sm:justify-start">
      <SelectField
        label={messages.game}
        value={filter.game ?? ''}
        onChange={({ target }) => onChange({ ...filter, game: target.value || null })}
      >
        <option value="">{messages.everyGame}</option>
        {games.data?.results.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </SelectField>
      {goldOnly ? null : (
        <SelectField
          label={messages.coin}
          value={filter.currency ?? ''}
          onChange={({ target }) => onChange({ ...filter, currency: (target.value as Currency) || null })}
        >
          <option value="">{messages.bothCoins}</option>
          {currencies.map((coin) => (
            <option key={coin} value={coin}>
              {coinNames[coin]}
            </option>
          ))}
        </SelectField>
      )}
    </search>
  );
}
