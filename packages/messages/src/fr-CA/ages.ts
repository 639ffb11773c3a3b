import { account, agesByYears } from '@goldwren/rules';
import type { ages as Shape } from '../en/ages.ts';
import { formats } from './formats.ts';
import { places } from './places.ts';

const general = `${account.minimumAgeYears}\u00a0ans ou plus`;
const higher = agesByYears().map(
  ({ years, places: at }) =>
    `${years}\u00a0ans (${formats.and(at.map(({ country, region }) => places.regionName(country, region)))})`,
);

export const ages: typeof Shape = {
  inFull: `${general}, et davantage à certains endroits\u00a0: ${higher.join('; ')}`,
  inShort: `${general} (${formats.or(agesByYears().map(({ years }) => String(years)))}\u00a0ans à certains endroits)`,
  byPlace: `L’âge minimal est de ${account.minimumAgeYears}\u00a0ans, et plus élevé à certains endroits\u00a0: ${higher.join('; ')}.`,
};
