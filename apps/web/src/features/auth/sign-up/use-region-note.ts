import { account } from '@goldwren/messages/current/account';
import { places } from '@goldwren/messages/current/places';
import { signUp } from '@goldwren/messages/current/sign-up';
import { type Country, minimumAgeYears, account as rules } from '@goldwren/rules';
import { useExcludedRegions } from '../../../shared/regions/use-excluded-regions.ts';
import { useNoSweepsHere } from '../../../shared/regions/use-no-sweeps-here.ts';
import { tooYoungFor } from './sign-up-check.ts';

/**
 * Says why the form requests the region, or what the chosen one means for a new account.
 * @param birthDate The date of the first step.
 * @param hasError True while an error at the field already says that the person is too young.
 */
export function useRegionNote(birthDate: string, hasError: boolean): (country: Country, region: string) => string {
  const withoutSweeps = {
    US: useExcludedRegions('sweeps_play', 'US'),
    CA: useExcludedRegions('sweeps_play', 'CA'),
  };
  const closed = { US: useExcludedRegions('register', 'US'), CA: useExcludedRegions('register', 'CA') };
  const why = useNoSweepsHere() ? signUp.whyRegionWithout : signUp.whyRegion;
  return (country, region) => {
    if (region === '') return why;
    const name = places.regionName(country, region);
    if (closed[country].includes(region)) return account.closedIn(name);
    const missed = tooYoungFor(birthDate, country, region);
    if (missed !== null) return hasError ? signUp.wrongDate : signUp.tooYoungIn(missed, name);
    if (withoutSweeps[country].includes(region)) return account.goldOnlyIn(name);
    const years = minimumAgeYears(country, region);
    return years > rules.minimumAgeYears ? account.ageIn(years, name) : why;
  };
}
