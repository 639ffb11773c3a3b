import ipaddr from 'ipaddr.js';

const customerPrefixBits = 64;

/**
 * What a client's address counts as in a throttle: an IPv4 address itself, also when it comes mapped into IPv6, and of
 * an IPv6 address its /64, since one customer has 2^64 of them. What is no address counts as one, together.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${customerPrefixBits}`);
  return `${network.toString()}/${customerPrefixBits}`;
}
