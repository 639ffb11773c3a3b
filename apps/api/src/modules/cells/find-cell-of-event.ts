import type { EventKind } from '../../http/cells/cell-router.ts';
import type { IdentityVendor } from '../../identity-vendors/identity-vendor.ts';
import type { PayoutApi } from '../../payout-apis/payout-api.ts';
import type { Db } from '../../platform/database.ts';
import { selectCellOfReference } from './directory.store.ts';
import { hashVendorName } from './email-hashes.ts';

/** The vendors whose events name a payout or an identity session; null for one that is switched off. */
export interface EventVendors {
  readonly payout: Pick<PayoutApi, 'name' | 'refOf'> | null;
  readonly identity: Pick<IdentityVendor, 'name' | 'refOf'> | null;
}

/**
 * Finds the cell of an event. It is not verified first, because a look-up changes nothing and verifying can be a call to the vendor.
 * A forged event is forwarded and rejected there.
 */
export async function findCellOfEvent(
  {
    db,
    key,
    own,
    vendors,
  }: { readonly db: Db; readonly key: Buffer; readonly own: string; readonly vendors: EventVendors },
  kind: EventKind,
  vendor: string,
  body: Uint8Array,
): Promise<string> {
  const port = vendors[kind];
  const ref = port?.name === vendor ? port.refOf(body) : null;
  if (ref === null) return own;
  return (await selectCellOfReference(db, hashVendorName(key, { kind, vendor, ref }))) ?? own;
}
