import { type Action, type Country, countryNames, regionNames } from '@goldwren/rules';

/** Actions as the start of a sentence that continues with an adjective: `Registration is not available in …`. */
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

/** `California`; an unknown code unchanged. */
function regionName(country: Country, region: string): string {
  return regionNames[country][region] ?? region;
}

/** The label of the region field, by country. */
const regionField = { US: 'State', CA: 'Province or territory', choose: 'Choose…' };

export const places = { actionNames, countryName, regionName, regionField };
