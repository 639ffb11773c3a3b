import { push } from '@goldwren/rules';
import ipaddr from 'ipaddr.js';

/**
 * Returns the address of a subscription, or null when it may not be used. It comes from a client, so it must be at a listed push
 * service: otherwise the server would send requests to any host that a client names.
 * @param services host names, perhaps with a port; `*.` matches any subdomain
 */
export function parseEndpoint(text: string, services: readonly string[]): URL | null {
  if (text.length > push.endpointMaxLength || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  const isListed = services.some((service) =>
    service.startsWith('*.') ? url.host.endsWith(service.slice(1)) : url.host === service,
  );
  // The text must be the parsed address, so that no other parser reads another host from it.
  return isPlain && isListed && url.href === text ? url : null;
}

/**
 * True for an address of the public internet. A listed name could still lead to this network: by a mistake in the list, or when
 * someone controls its DNS.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
