import {
  type Country,
  goldOnlyRegions,
  type Permission,
  regionNames,
  regionsWithout,
  specificationPack,
} from '@goldwren/rules';
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
 * The regional rules in force. Until the server has said which pack that is, it is the one that a new installation begins
 * with.
 */
function useRegionalRules() {
  const policy = usePolicy();
  if (!policy) return specificationPack;
  return {
    regions: Object.fromEntries(
      policy.pack.regions.map((place) => [`${place.country}-${place.region}`, place.allowed]),
    ),
  };
}

/** Codes of the regions where the pack in force does not allow this, in its order. */
export function useExcludedRegions(permission: Permission = 'register', country: Country = 'US'): string[] {
  return regionsWithout(useRegionalRules(), permission, country);
}

/** Codes of the states that play, but not with Sweeps Coins. */
export function useGoldOnlyRegions(): string[] {
  return goldOnlyRegions(useRegionalRules(), 'US');
}

/** Their names: `Michigan`; empty where there are none. */
export function useGoldOnlyStates(): string {
  return useGoldOnlyRegions()
    .map((region) => regionNames.US[region])
    .join(', ');
}
