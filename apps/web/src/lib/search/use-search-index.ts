import { useCallback, useEffect, useMemo, useState } from 'react';
import type { createSearchIndex, FindDocuments } from './search-index.ts';

type Create = typeof createSearchIndex;

/**
 * A search index over documents. The search library is downloaded by `prepare`, at the latest when there is a query; until
 * it is here, `find` is null. `documents` and `weights` must be the same objects while they have not changed.
 */
export function useSearchIndex(
  documents: readonly object[],
  weights: Readonly<Record<string, number>>,
  query: string,
): { readonly find: FindDocuments | null; readonly prepare: () => void } {
  const [create, setCreate] = useState<Create | null>(null);
  const find = useMemo(() => create?.(documents, weights) ?? null, [create, documents, weights]);
  const prepare = useCallback(() => {
    // Without the library a plain filter answers; the next focus tries again.
    import('./search-index.ts').then(
      ({ createSearchIndex }) => setCreate(() => createSearchIndex),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (query !== '') prepare();
  }, [query !== '', prepare]);
  return { find, prepare };
}
