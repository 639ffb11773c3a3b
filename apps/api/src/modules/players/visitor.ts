import { type Country, countries, isRegionOf } from '@goldwren/rules';
import type { FastifyRequest } from 'fastify';

/** Where whoever is asking is now, as a trusted edge says. */
export interface Visitor {
  readonly country: Country;
  readonly region: string;
}

/**
 * Reads `US-WA` from the configured header. Null when the header is not configured, absent, or not a region of ours:
 * an arbitrary client must never be able to set it, so the edge has to strip it from what it receives.
 */
export function visitorOf(request: FastifyRequest, header: string | null): Visitor | null {
  const value = header ? request.headers[header] : undefined;
  if (typeof value !== 'string') return null;
  const [code, region = ''] = value.toUpperCase().split('-');
  const country = countries.find((known) => known === code);
  return country && isRegionOf(country, region) ? { country, region } : null;
}
