import type { Visitor } from '@goldwren/rules';
import { networkOf } from '../http/caller/network-of.ts';
import type { GeolocationVendor, Locate } from './locator.ts';

/** How long the location of a network is reused. */
const freshMs = 60 * 60_000;
/** A vendor that fails this often in a row is not called for a while, so that an outage does not delay every request. */
const mostFailures = 3;
const pauseMs = 10_000;
const mostNetworks = 50_000;

interface Entry {
  readonly visitor: Promise<Visitor>;
  readonly until: number;
}

/**
 * Locates visitors with a vendor, once an hour for each network. Requests from one network at the same time share a call. A
 * failed call is `unknown` and is not reused.
 * @param report Called when the vendor is not called for a while.
 */
export function vendorLocator(
  vendor: GeolocationVendor,
  report: (err: unknown) => void,
  now: () => number = Date.now,
): Locate {
  const networks = new Map<string, Entry>();
  let failures = 0;
  let pausedUntil = 0;
  const lookUp = async (network: string, address: string): Promise<Visitor> => {
    try {
      const place = await vendor.lookUp(address);
      failures = 0;
      return place ?? 'unknown';
    } catch (error) {
      networks.delete(network);
      failures += 1;
      if (failures < mostFailures) return 'unknown';
      failures = 0;
      pausedUntil = now() + pauseMs;
      report(error);
      return 'unknown';
    }
  };
  return async ({ ip }) => {
    const network = networkOf(ip);
    if (network === 'unknown') return 'unknown';
    const stored = networks.get(network);
    if (stored && stored.until > now()) return stored.visitor;
    if (now() < pausedUntil) return 'unknown';
    // An IPv6 network is looked up by its first address: the vendor needs no more, and gets no more.
    const visitor = lookUp(network, network.replace(/\/64$/, ''));
    networks.delete(network);
    networks.set(network, { visitor, until: now() + freshMs });
    const oldest = networks.keys().next().value;
    if (networks.size > mostNetworks && oldest !== undefined) networks.delete(oldest);
    return visitor;
  };
}
