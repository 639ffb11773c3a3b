import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { pages } from '../../../pages.ts';
import { TotalFault } from '../liabilities/total-fault.tsx';
import { useLiabilities } from '../liabilities/use-liabilities.ts';
import { checkWatched } from '../public-log/check-watched.ts';
import { LogFault } from '../public-log/log-fault.tsx';
import { missingAllowedMs } from '../public-log/merge-delay.ts';
import { readSiteLog } from '../public-log/read-site-log.ts';
import { isWaitingForLog } from '../public-log/watched-sessions.ts';

/** Checks the published total for this player, and the sessions that were not in the public log yet. Shows only faults. */
export function BackgroundFaults({ player }: { player: string }) {
  const { pathname } = useLocation();
  const { data: total } = useLiabilities(player);
  const { data: missing } = useQuery({
    queryKey: ['watched-sessions'],
    queryFn: () => checkWatched(readSiteLog),
    refetchInterval: ({ state }) => !state.data && isWaitingForLog() && missingAllowedMs,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // That page shows the result for the total itself.
  const isFault = total?.result === 'violation' && pathname !== pages.fairness.path;
  if (!isFault && !missing) return null;
  return (
    <div className="content">
      {isFault && <TotalFault violation={total.violation} />}
      {missing && <LogFault violation={missing} />}
    </div>
  );
}
