import { places } from '@goldwren/messages/current/places';
import { type Country, regionNames } from '@goldwren/rules';

/** What a region is called where the player lives. */
export function regionLabel(country: Country): string {
  return places.regionField[country];
}

/** The options of a region select: the regions of one country, after an empty choice. */
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
