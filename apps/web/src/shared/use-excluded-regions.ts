import { type Country, type Permission, regionNames, regionsWithout, specificationPack } from '@goldwren/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../lib/queries.ts';

type PublishedPolicy = Awaited<ReturnType<ReturnType<typeof queries.policy.get>['queryFn']>>;

const policyQuery = { ...queries.policy.get(), staleTime: 60_000 };

/** The pack in force, once the server has said which. Every page asks, and `useQuery` would weigh 5 kB in each first load. */
function usePolicy() {
  const client = useQueryClient();
  const [policy, setPolicy] = useState(() => client.getQueryData<PublishedPolicy>(policyQuery.queryKey));
  useEffect(() => {
    let left = false;
    client.fetchQuery(policyQuery).then(
      (fresh) => {
        if (!left) setPolicy(fresh);
      },
      // What is printed meanwhile stays; what the server refuses is decided there.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [client]);
  return policy;
}

/**
 * Codes of the regions where the pack in force does not allow this, in its order. Until the server has said which pack
 * that is, it is the one that a new installation begins with.
 */
export function useExcludedRegions(permission: Permission = 'register', country: Country = 'US'): string[] {
  const policy = usePolicy();
  const regions = policy
    ? Object.fromEntries(policy.pack.regions.map((place) => [`${place.country}-${place.region}`, place.allowed]))
    : specificationPack.regions;
  return regionsWithout({ regions }, permission, country);
}

/** Names of the states that play, but not with Sweeps Coins: `Michigan`; empty where there are none. */
export function useGoldOnlyStates(): string {
  const excluded = useExcludedRegions('gold_play');
  const states = useExcludedRegions('sweeps_play').filter((region) => !excluded.includes(region));
  return states.map((region) => regionNames.US[region]).join(', ');
}
