import type { Identity } from '@goldwren/contracts/player';
import type { Context } from '../../../context.ts';
import {
  type IdentityVendor,
  IdentityVendorUnreachable,
  type VendorSession,
} from '../../../identity-vendors/identity-vendor.ts';
import { newId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockClaimant, type Person } from '../../players/public.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import { assertMayUpload } from '../documents/upload-document.ts';
import { readIdentity } from '../submission/read-identity.ts';
import { counts } from './counts.ts';
import {
  insertSession,
  saveVendorRef,
  selectLatestSession,
  signalSession,
  type VendorSessionRow,
} from './vendor-session.store.ts';

type StartDeps = Pick<Context, 'database' | 'clock' | 'events'> & { readonly identityVendor: IdentityVendor | null };

const retryAfterSeconds = 30;

/**
 * Starts a session at the identity vendor, or continues the player's only open one. Our row is committed before the call, and its ID is
 * the idempotency key. So a lost answer, a crash and a second tab lead to one session.
 * @returns the URL of the vendor's page; null when the player has nothing to do there.
 * @throws Problem `not_found` without a vendor; `conflict` during a review or after a passed one; `rate_limited`; `unavailable` when the
 *   vendor does not answer.
 */
export async function startVendorSession(
  deps: StartDeps,
  player: Person,
  origin: string,
): Promise<{ identity: Identity; url: string | null }> {
  const { database, identityVendor: vendor } = deps;
  if (vendor === null) throw new Problem('not_found');
  assertMayUpload(player);
  await consumeRateLimit(database.db, [{ rateLimit: 'identityVendorPlayer', subject: player.id }]);
  const { row, isNew } = await openSession(deps, player, vendor);
  const url = counts(row) ? null : await findPageUrl(deps, vendor, row, { isNew, returnUrl: `${origin}/redeem` });
  return { identity: await readIdentity(deps, database.db, player), url };
}

function openSession(
  { database }: Pick<Context, 'database'>,
  player: Person,
  vendor: IdentityVendor,
): Promise<{ row: VendorSessionRow; isNew: boolean }> {
  return inTransaction(database, async (tx) => {
    const claimant = await lockClaimant(tx, player.id);
    if (!claimant) throw new Problem('not_found');
    assertMayUpload(claimant);
    const latest = await selectLatestSession(tx, player.id);
    if (latest && (latest.endedAt === null || counts(latest))) return { row: latest, isNew: false };
    const row = await insertSession(tx, { playerId: player.id, id: newId(), vendor: vendor.name });
    return { row, isNew: true };
  });
}

/** Returns the current URL of the vendor's page. The worker reads a session that has changed there. */
async function findPageUrl(
  { database: { db }, events }: Pick<StartDeps, 'database' | 'events'>,
  vendor: IdentityVendor,
  row: VendorSessionRow,
  { isNew, returnUrl }: { readonly isNew: boolean; readonly returnUrl: string },
): Promise<string | null> {
  const { id, playerId } = row;
  const session = await readOrStart(vendor, row, { isNew, returnUrl });
  const isOwn = session?.owner?.id === id && session.owner.playerId === playerId;
  if (session?.erasure === 'none' && (!isOwn || !(await saveVendorRef(db, row, session.vendorRef)))) {
    events.report('identity_session_unclear', { session: id, code: 'other_owner' });
    throw unavailable('the identity vendor returned a session of another player');
  }
  if (session?.state === 'open' && session.erasure === 'none') return session.url;
  const vendorRef = session?.vendorRef ?? row.vendorRef;
  if (vendorRef !== null) await signalSession(db, row.vendor, vendorRef);
  return null;
}

/** A row of an earlier call may have a session whose ID was never stored. */
async function readOrStart(
  vendor: IdentityVendor,
  { id, playerId, vendorRef }: VendorSessionRow,
  { isNew, returnUrl }: { readonly isNew: boolean; readonly returnUrl: string },
): Promise<VendorSession | null> {
  try {
    if (vendorRef !== null) return await vendor.read(vendorRef);
    const found = isNew ? null : await vendor.find(id);
    return found ?? (await vendor.start({ id, playerId, returnUrl }));
  } catch (error) {
    if (!(error instanceof IdentityVendorUnreachable)) throw error;
    throw unavailable(error.message, error);
  }
}

function unavailable(internal: string, cause?: unknown): Problem {
  return new Problem('unavailable', { params: { reason: 'identity_vendor' }, retryAfterSeconds, internal, cause });
}
