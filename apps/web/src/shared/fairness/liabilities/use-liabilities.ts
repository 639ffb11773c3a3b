import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { checkKeys } from '../key-pin.ts';
import { siteLogDeps } from '../public-log/check-log.ts';
import { checkLiabilities } from './check-liabilities.ts';

async function readLog() {
  const { pinned } = await checkKeys(api.fairness);
  return siteLogDeps(pinned);
}

/** Checks the latest published total for this player, once per page load. Pages share the result. */
export function useLiabilities(player: string) {
  return useQuery({
    queryKey: ['liabilities', player],
    queryFn: () => checkLiabilities(api, readLog, player),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
