import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { missingAllowedMs } from '../public-log/merge-delay.ts';
import { readSiteLog } from '../public-log/read-site-log.ts';
import { checkLiabilities } from './check-liabilities.ts';

/**
 * Checks the latest published total for this player, once per page load, and again until it is in the public log. Pages
 * share the result.
 */
export function useLiabilities(player: string) {
  return useQuery({
    queryKey: ['liabilities', player],
    queryFn: () => checkLiabilities(api, readSiteLog, player),
    refetchInterval: ({ state: { data } }) => data?.result === 'verified' && !data.total.logged && missingAllowedMs,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
