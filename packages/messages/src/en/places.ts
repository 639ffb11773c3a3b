import { type Action, type Country, countryNames, regionNames } from '@goldwren/rules';

/** What somebody may do, as the beginning of a sentence that goes on with an adjective. */
const actionNames: Record<Action, string> = {
  register: 'Registration is',
  gold_play: 'Play with Gold Coins is',
  sweeps_play: 'Play with Sweeps Coins is',
  purchase: 'Buying coins is',
  claim_bonus: 'The login bonus is',
  free_entry: 'Free entries are',
  redeem: 'Redemption is',
};

function countryName(country: Country): string {
  return countryNames[country];
}

/** `California`; a code we do not know as it is. */
function regionName(country: Country, region: string): string {
  return regionNames[country][region] ?? region;
}

/** What a field for the region is called, by country. */
const regionField = { US: 'State', CA: 'Province or territory', choose: 'Choose…' };

export const places = { actionNames, countryName, regionName, regionField };
