import { countries, isRegionOf, type Visitor } from '@goldwren/rules';
import type { FastifyRequest } from 'fastify';

/**
 * Reads `US-WA` from the configured header; null when none is configured. A missing header or an unsupported region is
 * `unknown`, and the policy check then rejects actions that need a region. The edge must strip this header from incoming
 * requests, so that clients cannot set it.
 */
export function visitorOf(request: FastifyRequest, { geoHeader }: { readonly geoHeader: string | null }): Visitor {
  if (geoHeader === null) return null;
  const value = request.headers[geoHeader];
  if (typeof value !== 'string') return 'unknown';
  const [code, region = '', ...rest] = value.toUpperCase().split('-');
  const country = countries.find((known) => known === code);
  return country && rest.length === 0 && isRegionOf(country, region) ? { country, region } : 'unknown';
}
