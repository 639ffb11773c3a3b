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
import { queries } from '../../lib/api/queries.ts';

type PublishedPolicy = Awaited<ReturnType<ReturnType<typeof queries.policy.get>['queryFn']>>;

const policyQuery = { ...queries.policy.get(), staleTime: 60_000 };

/** The jurisdiction policy in force, once loaded. Every page needs it, and `useQuery` would add 5 kB to each first load. */
function usePolicy() {
  const client = useQueryClient();
  const [policy, setPolicy] = useState(() => client.getQueryData<PublishedPolicy>(policyQuery.queryKey));
  useEffect(() => {
    let left = false;
    client.fetchQuery(policyQuery).then(
      (fresh) => {
        if (!left) setPolicy(fresh);
      },
      // The page keeps the default policy. The server decides anyway.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [client]);
  return policy;
}

/** The regional rules in force. Until the policy is loaded, these are the rules of a new installation. */
function useRegionalRules() {
  const policy = usePolicy();
  if (!policy) return specificationPack;
  return {
    regions: Object.fromEntries(
      policy.pack.regions.map((place) => [`${place.country}-${place.region}`, place.allowed]),
    ),
  };
}

/** The codes of the regions where the policy does not give this permission, in its order. */
export function useExcludedRegions(permission: Permission = 'register', country: Country = 'US'): string[] {
  return regionsWithout(useRegionalRules(), permission, country);
}

/** The codes of the states that allow play, but not with Sweeps Coins. */
export function useGoldOnlyRegions(): string[] {
  return goldOnlyRegions(useRegionalRules(), 'US');
}

/** The names of these states, for example `Michigan`. Empty when there are none. */
export function useGoldOnlyStates(): string {
  return useGoldOnlyRegions()
    .map((region) => regionNames.US[region])
    .join(', ');
}
