import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

const pageLength = '10';

/** The player's redemptions, newest first, in pages. */
export function useRedemptions() {
  const list = useInfiniteQuery({
    queryKey: ['redemptions', 'list', 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.redemptions.list({ query: { ...(cursor ? { cursor } : {}), limit: pageLength }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
  return { list, shown: list.data?.pages.flatMap((page) => page.results) ?? [] };
}
export type Redemptions = ReturnType<typeof useRedemptions>;
