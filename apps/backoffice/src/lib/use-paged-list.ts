import type { QueryFactoryResult } from '@goldwren/contracts/queries';
import type { ListTotals } from '@goldwren/contracts/staff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** The response of every list in the contract. */
export interface PageOf<Row> {
  results: Row[];
  next_cursor: string | null;
  /** Only on the first page of a list that has totals. */
  totals?: ListTotals | undefined;
  /** Only on the last page of a list with rounds: those before this day are only in the archive. */
  archived_before?: string | undefined;
}

/** Filters and paging of a list: the query of a GET, or the body of a search. */
type QueryOf<Input> =
  NonNullable<Input> extends { body: infer Body }
    ? NonNullable<Body>
    : NonNullable<Input> extends { query?: infer Query }
      ? NonNullable<Query>
      : never;
type ParamsPart<Input> =
  NonNullable<Input> extends { params: infer Params } ? { params: Params } : { params?: undefined };

/** Filters of a list: its query parameters except those for paging and for the order. */
export type FilterName<Input> = Exclude<keyof QueryOf<Input> & string, 'cursor' | 'limit' | 'sort'>;

type ListOptions<Input, Row> = {
  /** The list in the contract, such as `queries.redemptions.list`. */
  source: (input: Input) => QueryFactoryResult<PageOf<Row>>;
  /** The filters that the URL contains. */
  filters: readonly FilterName<Input>[];
  /**
   * Filters that can be personal data, such as a search term. They are in the history entry and in the body of the
   * request, never in a URL, because browsers, proxies and servers record URLs.
   */
  privateFilters?: readonly FilterName<Input>[];
  /**
   * Default values of filters that are not in the URL. For example, a queue shows waiting items. `any` in the
   * URL means all.
   */
  defaultFilters?: Partial<Record<FilterName<Input>, string>>;
  /** Converts filters to query parameters if they differ from those in the URL, such as days and instants. */
  translate?: (filters: Readonly<Record<string, string>>) => Record<string, string>;
  /** Refetch interval, for queues. */
  refetchEveryMs?: number;
} & ParamsPart<Input>;

/** A list as tables, filters and exports use it. */
export interface PagedList<Row> {
  query: { data: PageOf<Row> | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** The next page is loading, and the previous one is still shown. */
  changing: boolean;
  filters: Readonly<Record<string, string>>;
  /** Default values of filters that are not in the URL. */
  defaultFilters: Readonly<Record<string, string>>;
  setFilters: (next: Readonly<Record<string, string>>) => void;
  /** The order in the URL, such as `-amount`. Null for the default order of the list. */
  sort: string | null;
  /** Sorts by this column: first descending, then ascending, then in the default order. */
  sortBy: (column: string) => void;
  hasPrevious: boolean;
  /** The cursor of the previous page is unknown because the URL was opened directly. */
  previousIsFirst: boolean;
  toPrevious: () => void;
  toNext: () => void;
  /** Fetches any page of the list with the same filters, for the export. */
  fetchPage: (cursor: string | null, limit: number, signal: AbortSignal) => Promise<PageOf<Row>>;
}

/** Value in the URL that overrides a filter's default and shows everything. */
export const any = 'any';

const keepUnchanged = (filters: Readonly<Record<string, string>>) => ({ ...filters });

/** Returns the filters with these names that have a value. */
function filled(names: readonly string[], chosen: Readonly<Record<string, string>>): [string, string][] {
  return names.map((name): [string, string] => [name, chosen[name]?.trim() ?? '']).filter(([, value]) => value !== '');
}

/** What a history entry contains in addition to its URL. */
interface Entry {
  /** Cursors of the previous pages. The URL contains only its own cursor. */
  trail?: readonly string[];
  privateFilters?: Readonly<Record<string, string>>;
}

/**
 * A list of the contract with paging. Filters and the cursor are in the URL. So staff can bookmark a queue,
 * send it to a colleague, and return to it with the back button. The server validates the values.
 * A list with private filters is a search: its filters are sent in the body.
 */
export function usePagedList<Input, Row>(options: ListOptions<Input, Row>): PagedList<Row> {
  const { source, filters: names, privateFilters, params, translate = keepUnchanged, refetchEveryMs } = options;
  const defaultFilters: Readonly<Record<string, string>> = { ...options.defaultFilters };
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const { state: navigating } = useNavigation();
  const entry = (location.state ?? {}) as Entry;
  const filters = {
    ...Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []))),
    ...entry.privateFilters,
  };
  const cursor = search.get('cursor');
  const sort = search.get('sort');
  const trail = entry.trail ?? [];
  const appliedFilters = Object.fromEntries(
    Object.entries({ ...defaultFilters, ...filters }).filter(([, value]) => value !== any),
  );
  // The contract types each filter, but the URL may contain anything. The server returns 422 for unknown
  // values.
  const inputOf = (at: string | null, limit?: number) => {
    const applied = { ...translate(appliedFilters), ...(sort ? { sort } : {}), ...(at ? { cursor: at } : {}) };
    const part = privateFilters
      ? { body: { ...applied, ...(limit ? { limit } : {}) } }
      : { query: { ...applied, ...(limit ? { limit: String(limit) } : {}) } };
    return { ...(params ? { params } : {}), ...part } as Input;
  };
  const query = useQuery({
    ...source(inputOf(cursor)),
    placeholderData: keepPreviousData,
    ...(refetchEveryMs ? { refetchInterval: refetchEveryMs } : {}),
  });
  const go = (to: string | null, before: readonly string[]) => {
    const next = new URLSearchParams(search);
    if (to) next.set('cursor', to);
    else next.delete('cursor');
    setSearch(next, { state: { ...entry, trail: before } satisfies Entry });
  };
  const sortBy = (column: string) => {
    const next = new URLSearchParams(search);
    // The cursor of another order is not valid.
    next.delete('cursor');
    if (sort === column) next.delete('sort');
    else next.set('sort', sort === `-${column}` ? column : `-${column}`);
    setSearch(next, { state: { ...entry, trail: [] } satisfies Entry });
  };
  const setFilters = (chosen: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    const values = new Map(filled(names, chosen));
    for (const name of ['cursor', ...names]) if (!values.has(name)) next.delete(name);
    for (const [name, value] of values) next.set(name, value);
    setSearch(next, {
      state: { privateFilters: Object.fromEntries(filled(privateFilters ?? [], chosen)) } satisfies Entry,
    });
  };
  return {
    query,
    changing: query.isPlaceholderData || navigating !== 'idle',
    filters,
    defaultFilters,
    setFilters,
    sort,
    sortBy,
    hasPrevious: cursor !== null,
    previousIsFirst: trail.length === 0,
    toPrevious: () => go(trail.at(-1) || null, trail.slice(0, -1)),
    toNext: () => go(query.data?.next_cursor ?? null, [...trail, cursor ?? '']),
    fetchPage: (at, limit, signal) => source(inputOf(at, limit)).queryFn({ signal }),
  };
}
