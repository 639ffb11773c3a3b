import type { IdentityVendor } from './identity-vendor.ts';
import type { IdentityVendorSettings } from './identity-vendor-settings.ts';
import { stripeIdentity } from './stripe/stripe-identity.ts';

/** Null: players only upload documents. */
export function createIdentityVendor(settings: IdentityVendorSettings): IdentityVendor | null {
  return settings === null ? null : stripeIdentity(settings.account);
}
