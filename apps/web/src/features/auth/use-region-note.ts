import { account } from '@goldwren/messages/current/account';
import { places } from '@goldwren/messages/current/places';
import { type Country, minimumAgeYears, account as rules } from '@goldwren/rules';
import { useExcludedRegions } from '../../shared/regions/use-excluded-regions.ts';
import { useNoSweepsHere } from '../../shared/regions/use-no-sweeps-here.ts';

/** Explains what the chosen state or province means for a new account. `region` is empty until one is chosen. */
export function useRegionNote(): (country: Country, region: string) => string | undefined {
  const withoutSweeps = {
    US: useExcludedRegions('sweeps_play', 'US'),
    CA: useExcludedRegions('sweeps_play', 'CA'),
  };
  const closed = { US: useExcludedRegions('register', 'US'), CA: useExcludedRegions('register', 'CA') };
  const noSweeps = useNoSweepsHere();
  return (country, region) => {
    if (region === '') return noSweeps ? undefined : account.noRegion[country];
    const name = places.regionName(country, region);
    if (closed[country].includes(region)) return account.closedIn(name);
    if (withoutSweeps[country].includes(region)) return account.goldOnlyIn(name);
    const years = minimumAgeYears(country, region);
    return years > rules.minimumAgeYears ? account.ageIn(years, name) : undefined;
  };
}
