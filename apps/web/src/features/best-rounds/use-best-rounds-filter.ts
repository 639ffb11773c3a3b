import type { Currency } from '@goldwren/contracts/player';
import { currencies } from '@goldwren/rules';
import { useSearchParams } from 'react-router';

/** Null shows every game, or both coins. */
export interface BestRoundsFilter {
  readonly game: string | null;
  readonly currency: Currency | null;
}

const slugPattern = /^[a-z0-9-]+$/;

/** The filter from the address. Values that cannot be a game or a coin are ignored. */
export function useBestRoundsFilter() {
  const [search, setSearch] = useSearchParams();
  const game = search.get('game');
  const filter: BestRoundsFilter = {
    game: game !== null && slugPattern.test(game) ? game : null,
    currency: currencies.find((coin) => coin === search.get('currency')) ?? null,
  };
  const change = (next: BestRoundsFilter) => setSearch(queryOf(next), { replace: true, preventScrollReset: true });
  return { filter, change };
}

/** The same values as the query of the API. */
export function queryOf({ game, currency }: BestRoundsFilter) {
  return { ...(game === null ? {} : { game }), ...(currency === null ? {} : { currency }) };
}
