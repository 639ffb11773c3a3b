import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../lib/api/queries.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';

type Offers = Awaited<ReturnType<ReturnType<typeof queries.store.packages>['queryFn']>>;

const offersQuery = { ...queries.store.packages(), staleTime: 60_000 };

/**
 * True when this user cannot get Sweeps Coins: by residence for players, and by location for visitors. False until the
 * server has answered, as in the prerendered HTML. Like `useExcludedRegions`, it keeps `useQuery` out of the first load.
 */
export function useNoSweepsHere(): boolean {
  const client = useQueryClient();
  const goldOnly = useGoldOnly();
  const isVisitor = useAuth((state) => state.user === null);
  const [offers, setOffers] = useState(() => client.getQueryData<Offers>(offersQuery.queryKey));
  useEffect(() => {
    let left = false;
    if (isVisitor) {
      client.fetchQuery(offersQuery).then(
        (fresh) => {
          if (!left) setOffers(fresh);
        },
        // The page stays as it is. The server decides what is credited.
        () => undefined,
      );
    }
    return () => {
      left = true;
    };
  }, [client, isVisitor]);
  return isVisitor ? Boolean(offers?.no_sweeps_in) : goldOnly;
}
