import { countries, isRegionOf, type Visitor } from '@goldwren/rules';
import type { FastifyRequest } from 'fastify';

/**
 * Reads `US-WA` from the configured header; null when none is configured. A header that is absent or names no region of
 * ours is `unknown`, and the gate refuses what needs a region. An arbitrary client must never be able to set it, so the
 * edge has to strip it from what it receives.
 */
export function visitorOf(request: FastifyRequest, { geoHeader }: { readonly geoHeader: string | null }): Visitor {
  if (geoHeader === null) return null;
  const value = request.headers[geoHeader];
  if (typeof value !== 'string') return 'unknown';
  const [code, region = '', ...rest] = value.toUpperCase().split('-');
  const country = countries.find((known) => known === code);
  return country && rest.length === 0 && isRegionOf(country, region) ? { country, region } : 'unknown';
}
