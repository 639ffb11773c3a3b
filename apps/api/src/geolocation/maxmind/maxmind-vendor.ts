import { z } from 'zod';
import type { GeolocationVendor } from '../locator.ts';
import { placeOf } from '../place-of.ts';
import type { MaxmindAccount } from './maxmind-settings.ts';

const timeoutMs = 2_000;

const flags = z.record(z.string(), z.unknown()).optional();
const insights = z.object({
  country: z.object({ iso_code: z.string() }).optional(),
  /** The largest subdivision first: the state or province. */
  subdivisions: z.array(z.object({ iso_code: z.string().optional() })).optional(),
  traits: flags,
  anonymizer: flags,
});
const failure = z.object({ code: z.string() });

/** Flags of an address whose user is somewhere else. MaxMind is moving them from `traits` to `anonymizer`. */
const hiding = [
  'is_anonymous',
  'is_anonymous_vpn',
  'is_hosting_provider',
  'is_public_proxy',
  'is_residential_proxy',
  'is_tor_exit_node',
] as const;
/** Answers about the address, and not about the account. */
const unknownAddress: ReadonlySet<string> = new Set(['IP_ADDRESS_NOT_FOUND', 'IP_ADDRESS_RESERVED']);

/** The GeoIP Insights web service of MaxMind. */
export function maxmindVendor({ accountId, licenseKey, url }: MaxmindAccount): GeolocationVendor {
  const authorization = `Basic ${Buffer.from(`${accountId}:${licenseKey}`).toString('base64')}`;
  return {
    name: 'maxmind',
    lookUp: async (address) => {
      const response = await fetch(`${url}/geoip/v2.1/insights/${encodeURIComponent(address)}`, {
        headers: { authorization, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const json: unknown = await response.json();
      if (!response.ok) {
        const code = failure.safeParse(json).data?.code ?? '';
        if (unknownAddress.has(code)) return null;
        // The text of an error may repeat the address, so only its status and code are kept.
        throw new Error(`the geolocation vendor answered ${response.status} ${code.slice(0, 60)}`.trim());
      }
      const { country, subdivisions, traits, anonymizer } = insights.parse(json);
      if (hiding.some((flag) => traits?.[flag] === true || anonymizer?.[flag] === true)) return null;
      return placeOf(country?.iso_code ?? '', subdivisions?.[0]?.iso_code ?? '');
    },
  };
}
