import ipaddr from 'ipaddr.js';

const customerPrefixBits = 64;

/**
 * The key of a client's address in a rate limit. An IPv4 address is its own key, also when it is mapped into IPv6.
 * An IPv6 address counts as its /64, because one customer has 2^64 addresses. All invalid addresses share one key.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  // Most addresses are plain IPv4. Returning early avoids parsing on every request.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${customerPrefixBits}`);
  return `${network.toString()}/${customerPrefixBits}`;
}

/** The part of an address shown to users: enough to recognise their own network, not enough to identify a person. */
export function roughNetworkOf(address: string | undefined): string | null {
  if (address === undefined || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${parsed.toByteArray().slice(0, 2).join('.')}.*.*`;
  const [first = 0, second = 0] = (parsed as ipaddr.IPv6).parts;
  return `${first.toString(16)}:${second.toString(16)}:*`;
}
