import { places } from '@goldwren/messages/current/places';
import { type Country, regionNames } from '@goldwren/rules';

/** The word for a region in this country. */
export function regionLabel(country: Country): string {
  return places.regionField[country];
}

/** The options of a region select: an empty choice, then the regions of the country. */
export function RegionOptions({ country }: { country: Country }) {
  return (
    <>
      <option value="">{places.regionField.choose}</option>
      {Object.keys(regionNames[country]).map((code) => (
        <option key={code} value={code}>
          {places.regionName(country, code)}
        </option>
      ))}
    </>
  );
}
