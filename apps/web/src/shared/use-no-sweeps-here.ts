import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAuth } from '../lib/auth-store.ts';
import { queries } from '../lib/queries.ts';
import { useGoldOnly } from '../lib/use-gold-only.ts';

type Offers = Awaited<ReturnType<ReturnType<typeof queries.store.packages>['queryFn']>>;

const offersQuery = { ...queries.store.packages(), staleTime: 60_000 };

/**
 * Does this caller get no Sweeps Coins? Players by where they live, visitors by where the server finds them; false until it
 * has answered, which is what the HTML of the build shows. Like `useExcludedRegions`, it spares each first load `useQuery`.
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
        // The page keeps what it shows. The server decides what is credited.
        () => undefined,
      );
    }
    return () => {
      left = true;
    };
  }, [client, isVisitor]);
  return isVisitor ? Boolean(offers?.no_sweeps_in) : goldOnly;
}
