import type { Context } from '../../../context.ts';
import type { IdentityVendor, VendorDelivery } from '../../../identity-vendors/identity-vendor.ts';
import { Problem } from '../../../platform/problem.ts';
import { signalSession } from './vendor-session.store.ts';

/**
 * Receives an event of the identity vendor. It is a signal only: the worker then reads the session with its own credentials. So a
 * replay, an event out of order and an event about an unknown session change nothing.
 * @throws Problem `not_found` for another vendor, `forbidden` when the signature is invalid, and every error of `receive`.
 */
export async function receiveVendorEvent(
  { database, identityVendor: vendor }: Pick<Context, 'database'> & { readonly identityVendor: IdentityVendor | null },
  name: string,
  delivery: VendorDelivery,
): Promise<void> {
  if (vendor?.name !== name) throw new Problem('not_found');
  const signal = vendor.receive(delivery);
  if (!signal.genuine) {
    throw new Problem('forbidden', { params: { reason: 'signature' }, internal: signal.reason });
  }
  if (signal.vendorRef !== null) await signalSession(database.db, vendor.name, signal.vendorRef);
}
