import { useLocation, useNavigation, useSearchParams } from 'react-router';

type Filters = Readonly<Record<string, string>>;

interface AddressedFilters {
  /** The filters that the URL contains. */
  readonly filters: readonly string[];
  readonly privateFilters?: readonly string[];
  readonly overCells?: boolean | undefined;
}

/** What a history entry contains in addition to its URL. */
interface Entry {
  /** Cursors of the previous pages. The URL contains only its own cursor. */
  trail?: readonly string[];
  privateFilters?: Filters;
}

/** Returns the filters with these names that have a value. */
function filled(names: readonly string[], chosen: Filters): [string, string][] {
  return names.map((name): [string, string] => [name, chosen[name]?.trim() ?? '']).filter(([, value]) => value !== '');
}

/** The part of a list that is in the URL and in the history entry: its filters, order, cells and page. */
export function useListAddress({ filters: names, privateFilters = [], overCells = false }: AddressedFilters) {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const { state: navigating } = useNavigation();
  const entry = (location.state ?? {}) as Entry;
  const sort = search.get('sort');
  /** Changes the URL. The cursor of another order or of other cells is not valid. */
  const change = (set: Readonly<Record<string, string | null>>, trail: readonly string[] = []) => {
    const next = new URLSearchParams(search);
    next.delete('cursor');
    for (const [name, value] of Object.entries(set)) value === null ? next.delete(name) : next.set(name, value);
    setSearch(next, { state: { ...entry, trail } satisfies Entry });
  };
  const setFilters = (chosen: Filters) => {
    const next = new URLSearchParams(search);
    const values = new Map(filled(names, chosen));
    for (const name of ['cursor', ...names]) if (!values.has(name)) next.delete(name);
    for (const [name, value] of values) next.set(name, value);
    setSearch(next, {
      state: { privateFilters: Object.fromEntries(filled(privateFilters, chosen)) } satisfies Entry,
    });
  };
  return {
    filters: {
      ...Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []))),
      ...entry.privateFilters,
    },
    cursor: search.get('cursor'),
    sort,
    allCells: overCells ? search.get('cells') === 'all' : null,
    trail: entry.trail ?? [],
    isLeaving: navigating !== 'idle',
    go: (to: string | null, before: readonly string[]) => change({ cursor: to || null }, before),
    sortBy: (column: string) =>
      change({ sort: sort === column ? null : sort === `-${column}` ? column : `-${column}` }),
    setAllCells: (all: boolean) => change({ cells: all ? 'all' : null }),
    setFilters,
  };
}
