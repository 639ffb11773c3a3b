import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { readSiteLog } from '../public-log/read-site-log.ts';
import { checkLiabilities } from './check-liabilities.ts';

/** Checks the latest published total for this player, once per page load. Pages share the result. */
export function useLiabilities(player: string) {
  return useQuery({
    queryKey: ['liabilities', player],
    queryFn: () => checkLiabilities(api, readSiteLog, player),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
