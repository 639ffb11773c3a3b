import { type Country, regionNames } from '@goldwren/rules';

/** What a region is called where the player lives. */
export function regionLabel(country: Country): string {
  return country === 'US' ? 'State' : 'Province or territory';
}

/** The options of a region select: the regions of one country, after an empty choice. */
export function RegionOptions({ country }: { country: Country }) {
  return (
    <>
      <option value="">Choose…</option>
      {Object.entries(regionNames[country]).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}
