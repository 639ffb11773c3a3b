import { countries, isRegionOf, type Place } from '@goldwren/rules';

/** Returns a place of this product; null for any other country or region. */
export function placeOf(countryCode: string, region: string): Place | null {
  const country = countries.find((known) => known === countryCode);
  return country && isRegionOf(country, region) ? { country, region } : null;
}
