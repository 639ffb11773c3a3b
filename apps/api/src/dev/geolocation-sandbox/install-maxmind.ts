import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { GeolocationSettings } from '../../geolocation/geolocation-settings.ts';

const root = '/dev/maxmind';
/** Where the simulator locates the networks that are reserved for documentation. */
const places: Readonly<
  Record<string, { country: string; subdivision: string; flags?: Readonly<Record<string, true>> }>
> = {
  '192.0.2.0/25': { country: 'US', subdivision: 'NY' },
  '192.0.2.128/25': { country: 'US', subdivision: 'WA' },
  '198.51.100.0/25': { country: 'CA', subdivision: 'ON' },
  '198.51.100.128/25': { country: 'GB', subdivision: 'ENG' },
  '203.0.113.0/24': { country: 'US', subdivision: 'NY', flags: { is_anonymous: true, is_anonymous_vpn: true } },
  '2001:db8:1::/48': { country: 'US', subdivision: 'NY' },
};

/**
 * Simulates the GeoIP Insights web service in this process, for its sandbox account. One thing differs: it knows the networks
 * for documentation, which the real service calls reserved, and no others.
 */
export function installMaxmindSandbox(app: FastifyInstance, settings: GeolocationSettings): void {
  if (settings.kind !== 'maxmind' || !settings.isSandbox) return;
  const { accountId, licenseKey } = settings.account;
  const credentials = `Basic ${Buffer.from(`${accountId}:${licenseKey}`).toString('base64')}`;
  app.get<{ Params: { address: string } }>(`${root}/geoip/v2.1/insights/:address`, async (request, reply) => {
    const fail = (status: number, code: string, error: string) =>
      reply.code(status).type('application/vnd.maxmind.com-error+json').send(JSON.stringify({ code, error }));
    const { address } = request.params;
    if (request.headers.authorization !== credentials) {
      return fail(401, 'AUTHORIZATION_INVALID', 'Your account ID or license key could not be authenticated.');
    }
    if (!ipaddr.isValid(address)) return fail(400, 'IP_ADDRESS_INVALID', `The value ${address} is not an IP address.`);
    const parsed = ipaddr.process(address);
    const network = Object.keys(places).find((cidr) => {
      const range = ipaddr.parseCIDR(cidr);
      return range[0].kind() === parsed.kind() && parsed.match(range);
    });
    const place = network === undefined ? undefined : places[network];
    if (place === undefined) {
      return parsed.range() === 'unicast'
        ? fail(404, 'IP_ADDRESS_NOT_FOUND', `No record for ${address}.`)
        : fail(400, 'IP_ADDRESS_RESERVED', `The IP address ${address} is reserved.`);
    }
    const { country, subdivision, flags = {} } = place;
    return reply.type('application/vnd.maxmind.com-insights+json; charset=UTF-8; version=2.1').send(
      JSON.stringify({
        country: { iso_code: country, names: { en: country } },
        subdivisions: [{ iso_code: subdivision, names: { en: subdivision } }],
        traits: { ip_address: address, network, ...flags },
        anonymizer: flags,
        maxmind: { queries_remaining: 54_321 },
      }),
    );
  });
}
