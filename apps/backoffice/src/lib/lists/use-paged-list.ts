import type { QueryFactoryResult } from '@goldwren/contracts/queries';
import type { ListTotals, MissingCells } from '@goldwren/contracts/staff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IncompleteList } from './incomplete-list.ts';
import { useListAddress } from './use-list-address.ts';

/** The response of every list in the contract. */
export interface PageOf<Row, Sum = unknown> {
  results: Row[];
  next_cursor: string | null;
  /** Only on the first page of a list that has totals. */
  totals?: ListTotals | undefined;
  /** Only on the last page of a list with rounds: those before this day are only in the archive. */
  archived_before?: string | undefined;
  /** Only over all cells: those whose rows are not included. */
  missing_cells?: MissingCells | undefined;
  /** Only over all cells, for a list with sums of each day. */
  sums?: Sum[] | undefined;
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
export type FilterName<Input> = Exclude<keyof QueryOf<Input> & string, 'cursor' | 'limit' | 'sort' | 'cells'>;

type ListOptions<Input, Row, Sum> = {
  /** The list in the contract, such as `queries.redemptions.list`. */
  source: (input: Input) => QueryFactoryResult<PageOf<Row, Sum>>;
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
} & ParamsPart<Input> &
  CellsPart<Input>;

/** A list that its contract offers over all cells must offer the choice on its screen, too. */
type CellsPart<Input> = 'cells' extends keyof QueryOf<Input> ? { overCells: true } : { overCells?: undefined };

/** A list as tables, filters and exports use it. */
export interface PagedList<Row, Sum = unknown> {
  query: { data: PageOf<Row, Sum> | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** The next page is loading, and the previous one is still shown. */
  changing: boolean;
  filters: Readonly<Record<string, string>>;
  /** Default values of filters that are not in the URL. */
  defaultFilters: Readonly<Record<string, string>>;
  setFilters: (next: Readonly<Record<string, string>>) => void;
  /** Whether the list shows all cells. Null for a list of this cell only. */
  allCells: boolean | null;
  setAllCells: (all: boolean) => void;
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

/**
 * A list of the contract with paging. Filters and the cursor are in the URL. So staff can bookmark a queue,
 * send it to another staff member, and return to it with the back button. The server validates the values.
 * A list with private filters is a search: its filters are sent in the body.
 */
export function usePagedList<Input, Row, Sum = unknown>(options: ListOptions<Input, Row, Sum>): PagedList<Row, Sum> {
  const { source, privateFilters, params, translate = keepUnchanged, refetchEveryMs } = options;
  const defaultFilters: Readonly<Record<string, string>> = { ...options.defaultFilters };
  const address = useListAddress(options);
  const { cursor, filters, sort, allCells, trail, isLeaving, go, ...changes } = address;
  const appliedFilters = Object.fromEntries(
    Object.entries({ ...defaultFilters, ...filters }).filter(([, value]) => value !== any),
  );
  // The contract types each filter, but the URL may contain anything. The server returns 422 for unknown
  // values.
  const inputOf = (at: string | null, limit?: number) => {
    const applied = {
      ...translate(appliedFilters),
      ...(sort ? { sort } : {}),
      ...(allCells ? { cells: 'all' } : {}),
      ...(at ? { cursor: at } : {}),
    };
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
  return {
    query,
    changing: query.isPlaceholderData || isLeaving,
    filters,
    defaultFilters,
    allCells,
    sort,
    ...changes,
    hasPrevious: cursor !== null,
    previousIsFirst: trail.length === 0,
    toPrevious: () => go(trail.at(-1) || null, trail.slice(0, -1)),
    toNext: () => go(query.data?.next_cursor ?? null, [...trail, cursor ?? '']),
    fetchPage: async (at, limit, signal) => {
      const page = await source(inputOf(at, limit)).queryFn({ signal });
      const missing = page.missing_cells ?? [];
      if (missing.length > 0) throw new IncompleteList(missing.map(({ cell }) => cell));
      return page;
    },
  };
}
