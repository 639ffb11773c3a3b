import { account } from '@goldwren/messages/current/account';
import { places } from '@goldwren/messages/current/places';
import { type Country, countries } from '@goldwren/rules';
import { SelectField } from '@goldwren/ui/field';
import { useEffect, useRef, useState } from 'react';
import { RegionOptions, regionLabel } from './region-options.tsx';

interface CountryAndRegionProps {
  errors: { readonly country?: string | undefined; readonly us_state?: string | undefined };
  country?: Country | undefined;
  region?: string | undefined;
  /** True when the person adds the region later. The field is then empty and disabled. */
  isLater?: boolean;
  /** Called with the chosen country. */
  onCountry?: (country: Country) => void;
  /** Explains the choice. `region` is empty until one is chosen. */
  hint?: (country: Country, region: string) => string | undefined;
}

/** Fields for a country and its state or province. Changing the country resets the region. */
export function CountryAndRegion({ errors, isLater = false, onCountry, hint, ...known }: CountryAndRegionProps) {
  const [country, setCountry] = useState<Country>(known.country ?? 'US');
  const [region, setRegion] = useState(known.region ?? '');
  const choose = (chosen: Country) => {
    setCountry(chosen);
    setRegion('');
    onCountry?.(chosen);
  };
  const fields = useRef<HTMLDivElement>(null);
  // A visitor can choose on the prerendered page before React hydrates it. React does not learn of that choice, and the next
  // render would undo it.
  useEffect(() => {
    const [first, second] = fields.current?.querySelectorAll('select') ?? [];
    if (first) setCountry(first.value as Country);
    if (second) setRegion(second.value);
  }, []);
  return (
    <div ref={fields} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={account.country}
        name="country"
        autoComplete="country"
        value={country}
        onChange={({ target }) => choose(target.value as Country)}
        error={errors.country}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {places.countryName(code)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={regionLabel(country)}
        name="us_state"
        autoComplete="address-level1"
        required={!isLater}
        disabled={isLater}
        value={isLater ? '' : region}
        onChange={({ target }) => setRegion(target.value)}
        hint={hint?.(country, isLater ? '' : region)}
        error={errors.us_state}
      >
        <RegionOptions country={country} />
      </SelectField>
    </div>
  );
}
