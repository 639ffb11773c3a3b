import { type Country, type Permission, regionNames, regionsWithout, specificationPack } from '@goldwren/rules';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../lib/queries.ts';

const keptMs = 60_000;

/**
 * Codes of the regions where the pack in force does not allow this, in its order. Until the server has said which pack
 * that is, it is the one that a new installation begins with.
 */
export function useExcludedRegions(permission: Permission = 'register', country: Country = 'US'): string[] {
  const { data } = useQuery({ ...queries.policy.get(), staleTime: keptMs });
  const regions = data
    ? Object.fromEntries(data.pack.regions.map((place) => [`${place.country}-${place.region}`, place.allowed]))
    : specificationPack.regions;
  return regionsWithout({ regions }, permission, country);
}

/** Names of the states that play, but not with Sweeps Coins: `Michigan`; empty where there are none. */
export function useGoldOnlyStates(): string {
  const excluded = useExcludedRegions('gold_play');
  const states = useExcludedRegions('sweeps_play').filter((region) => !excluded.includes(region));
  return states.map((region) => regionNames.US[region]).join(', ');
}
