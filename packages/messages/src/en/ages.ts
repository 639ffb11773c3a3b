import { account, agesByYears } from '@goldwren/rules';
import { formats } from './formats.ts';
import { places } from './places.ts';

const higher = agesByYears().map(
  ({ years, places: at }) =>
    `${years} in ${formats.and(at.map(({ country, region }) => places.regionName(country, region)))}`,
);

/** Minimum ages of players, by place. */
export const ages = {
  /** `18 or older (19 in Alabama, …; 21 in Mississippi)`, inside a sentence. */
  inFull: `${account.minimumAgeYears} or older (${higher.join('; ')})`,
  /** `18 or older (19 or 21 in some places)`, inside a sentence. */
  inShort: `${account.minimumAgeYears} or older (${formats.or(agesByYears().map(({ years }) => String(years)))} in some places)`,
  /** A sentence. */
  byPlace: `The minimum age is ${account.minimumAgeYears}. It is ${formats.and(higher)}.`,
};
