import type { QueryFactoryResult } from '@goldwren/contracts/queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** What every list of the contract answers. */
export interface PageOf<Row> {
  results: Row[];
  next_cursor: string | null;
}

type QueryOf<Input> = NonNullable<Input> extends { query?: infer Query } ? NonNullable<Query> : never;
type ParamsPart<Input> =
  NonNullable<Input> extends { params: infer Params } ? { params: Params } : { params?: undefined };

/** The names of a list's filters: what its query takes besides the page. */
export type FilterName<Input> = Exclude<keyof QueryOf<Input> & string, 'cursor' | 'limit'>;

type ListOptions<Input, Row> = {
  /** The list of the contract: `queries.redemptions.list`. */
  ask: (input: Input) => QueryFactoryResult<PageOf<Row>>;
  /** Which of its filters stand in the address. */
  filters: readonly FilterName<Input>[];
  /** What a filter is while the address does not say: a queue shows what waits. `any` in the address asks for all. */
  unlessSet?: Partial<Record<FilterName<Input>, string>>;
  /** Makes the query of the filters where the address says them otherwise, such as days for instants. */
  translate?: (filters: Readonly<Record<string, string>>) => Record<string, string>;
  /** Asks again by itself; for queues. */
  refetchEveryMs?: number;
} & ParamsPart<Input>;

/** What tables, filters and the export of a list work with. */
export interface PagedList<Row> {
  query: { data: PageOf<Row> | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** Another page is on its way, the one before still shown. */
  changing: boolean;
  filters: Readonly<Record<string, string>>;
  /** What a filter is while the address does not say. */
  unlessSet: Readonly<Record<string, string>>;
  setFilters: (next: Readonly<Record<string, string>>) => void;
  hasPrevious: boolean;
  /** The page before this one is not known: the address was opened from elsewhere. */
  previousIsFirst: boolean;
  toPrevious: () => void;
  toNext: () => void;
  /** Any page of the list under the same filters, for the export. */
  fetchPage: (cursor: string | null, limit: number, signal: AbortSignal) => Promise<PageOf<Row>>;
}

/** In the address in place of a value: all, although the screen would show some. */
export const any = 'any';

const asTheyAre = (filters: Readonly<Record<string, string>>) => ({ ...filters });

/** Cursors of the pages before this one, kept with the entry of the history: an address carries only its own. */
interface Trail {
  trail?: readonly string[];
}

/**
 * A list of the contract, a page at a time. Filters and the cursor stand in the address, so that a queue can be bookmarked,
 * sent to a colleague, and found again with the back button; what somebody wrote into the address the server checks.
 */
export function usePagedList<Input, Row>(options: ListOptions<Input, Row>): PagedList<Row> {
  const { ask, filters: names, params, translate = asTheyAre, refetchEveryMs } = options;
  const unlessSet: Readonly<Record<string, string>> = { ...options.unlessSet };
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const { state: navigating } = useNavigation();
  const filters = Object.fromEntries(
    names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])),
  );
  const cursor = search.get('cursor');
  const trail = (location.state as Trail | null)?.trail ?? [];
  const wanted = Object.fromEntries(Object.entries({ ...unlessSet, ...filters }).filter(([, value]) => value !== any));
  // The contract types each filter; the address may hold anything, and the server answers 422 to what it does not know.
  const inputOf = (at: string | null, limit?: number) =>
    ({
      ...(params ? { params } : {}),
      query: { ...translate(wanted), ...(at ? { cursor: at } : {}), ...(limit ? { limit: String(limit) } : {}) },
    }) as Input;
  const query = useQuery({
    ...ask(inputOf(cursor)),
    placeholderData: keepPreviousData,
    ...(refetchEveryMs ? { refetchInterval: refetchEveryMs } : {}),
  });
  const go = (to: string | null, before: readonly string[]) => {
    const next = new URLSearchParams(search);
    if (to) next.set('cursor', to);
    else next.delete('cursor');
    setSearch(next, { state: { trail: before } satisfies Trail });
  };
  const setFilters = (chosen: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    next.delete('cursor');
    for (const name of names) {
      const value = chosen[name]?.trim();
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next);
  };
  return {
    query,
    changing: query.isPlaceholderData || navigating !== 'idle',
    filters,
    unlessSet,
    setFilters,
    hasPrevious: cursor !== null,
    previousIsFirst: trail.length === 0,
    toPrevious: () => go(trail.at(-1) || null, trail.slice(0, -1)),
    toNext: () => go(query.data?.next_cursor ?? null, [...trail, cursor ?? '']),
    fetchPage: (at, limit, signal) => ask(inputOf(at, limit)).queryFn({ signal }),
  };
}
