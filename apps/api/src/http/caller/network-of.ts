import ipaddr from 'ipaddr.js';

const customerPrefixBits = 64;

/**
 * What a client's address counts as in a throttle: an IPv4 address itself, also when it comes mapped into IPv6, and of
 * an IPv6 address its /64, since one customer has 2^64 of them. What is no address counts as one, together.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  // Most are: nothing of it is to be parsed and written again, on every request.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${customerPrefixBits}`);
  return `${network.toString()}/${customerPrefixBits}`;
}

/** What of an address is shown to people: enough to tell a network at home from a foreign one, not whose it is. */
export function roughNetworkOf(address: string | undefined): string | null {
  if (address === undefined || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${parsed.toByteArray().slice(0, 2).join('.')}.*.*`;
  const [first = 0, second = 0] = (parsed as ipaddr.IPv6).parts;
  return `${first.toString(16)}:${second.toString(16)}:*`;
}
