import type { Locate } from '../locator.ts';
import { placeOf } from '../place-of.ts';

/**
 * Reads a location such as `US-WA` from the header of a trusted edge. The edge must strip this header from incoming
 * requests, so that clients cannot set it.
 */
export function headerLocator(header: string): Locate {
  return async ({ headers }) => {
    const value = headers[header];
    if (typeof value !== 'string') return 'unknown';
    const [country = '', region = '', ...rest] = value.toUpperCase().split('-');
    return (rest.length === 0 && placeOf(country, region)) || 'unknown';
  };
}
