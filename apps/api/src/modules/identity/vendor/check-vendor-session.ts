import type { Context } from '../../../context.ts';
import type { IdentityVendor, VendorSession } from '../../../identity-vendors/identity-vendor.ts';
import { forEachItem } from '../../../platform/for-each.ts';
import {
  saveErasure,
  saveReport,
  saveVendorRef,
  selectDueSessions,
  selectSession,
  type VendorSessionKey,
  type VendorSessionRow,
} from './vendor-session.store.ts';

export interface VendorCheckDeps extends Pick<Context, 'database' | 'events'> {
  readonly identityVendor: IdentityVendor | null;
}

/** The next run continues where this one stops. */
const perRun = 200;
const minutesBetweenChecks = 30;

/** Checks every session whose event may have been lost, and every erasure that is not confirmed. Returns how many it checked. */
export async function checkVendorSessions(deps: VendorCheckDeps): Promise<number> {
  const keys = await selectDueSessions(deps.database.db, minutesBetweenChecks, perRun);
  return forEachItem('identity sessions', keys, async (key) => {
    await checkVendorSession(deps, key);
    return true;
  });
}

/**
 * Reads a session from its vendor and stores its state. For an erased account, it makes the vendor delete what it collected.
 * @throws Error when the result is unknown. The job then tries again.
 */
export async function checkVendorSession(deps: VendorCheckDeps, key: VendorSessionKey): Promise<void> {
  const row = await selectSession(deps.database.db, key);
  if (row === null) return;
  const isToErase = row.erasureRequestedAt !== null && row.erasedAt === null;
  const isToRead = row.erasureRequestedAt === null && row.endedAt === null && row.vendorRef !== null;
  if (!isToErase && !isToRead) return;
  try {
    const vendor = vendorOf(deps, row, isToErase);
    if (vendor === null) return;
    await (isToErase ? erase(deps, vendor, row) : read(deps, vendor, row));
  } catch (err) {
    deps.events.report('identity_not_read', { session: row.id, err });
    throw err;
  }
}

/** Null: the vendor is switched off, and an open session waits. An erasure cannot wait silently. */
function vendorOf(
  { identityVendor }: VendorCheckDeps,
  { vendor }: VendorSessionRow,
  isToErase: boolean,
): IdentityVendor | null {
  if (identityVendor?.name === vendor) return identityVendor;
  if (isToErase) throw new Error(`the identity vendor ${vendor} is not configured`);
  return null;
}

async function read(deps: VendorCheckDeps, vendor: IdentityVendor, row: VendorSessionRow): Promise<void> {
  const report = reportOf(row, await vendor.read(row.vendorRef as string));
  await saveReport(deps.database.db, row, report);
  const { state, code } = report;
  if (code !== null && (state === 'unclear' || state === 'canceled')) {
    deps.events.report('identity_session_unclear', { session: row.id, code });
  }
}

/** A session counts only for the player and the row that it was started for. */
function reportOf(
  { id, playerId }: VendorSessionRow,
  session: VendorSession | null,
): Pick<VendorSession, 'state' | 'code'> {
  if (session === null) return { state: 'canceled', code: 'missing' };
  if (session.erasure !== 'none') return { state: 'canceled', code: 'redacted' };
  const { owner, state, code } = session;
  if (owner?.id !== id || owner.playerId !== playerId) return { state: 'unclear', code: 'other_owner' };
  return { state, code };
}

async function erase(
  { database: { db } }: VendorCheckDeps,
  vendor: IdentityVendor,
  row: VendorSessionRow,
): Promise<void> {
  const found = row.vendorRef === null ? await vendor.find(row.id) : await vendor.read(row.vendorRef);
  if (found === null) {
    if (row.vendorRef !== null) throw new Error('the identity vendor does not know the session');
    // The start never reached the vendor.
    return saveErasure(db, row, true);
  }
  // After the erasure, the vendor finds the session by its own ID only.
  if (!(await saveVendorRef(db, row, found.vendorRef))) throw new Error('the identity vendor has another session');
  const { erasure } = found.erasure === 'none' ? await vendor.redact(found.vendorRef) : found;
  await saveErasure(db, row, erasure === 'done');
}
