import { canonicalReference, type PayoutFailure, productDay, reasonOfPayoutFailure } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { moveRedemption, recordUnclaimed } from '../../redemptions/public.ts';
import { lockPayout } from '../lock-payout.ts';
import { claimReference, settlePayout } from '../payouts.store.ts';
import { endTransfer, savePending, type TransferKey } from './transfer.store.ts';

export type SettleDeps = Pick<Context, 'database' | 'mailer' | 'emit' | 'events'>;

class ReferenceTaken extends Error {}

/**
 * Records that the provider paid. The payout, the redemption and the receipt change in one transaction. A repeated or late report
 * changes nothing.
 */
export async function settlePaid(deps: SettleDeps, key: TransferKey, reference: string): Promise<void> {
  const settle = async (tx: Db): Promise<void> => {
    const { row, locked } = await lockPayout(tx, key.id);
    if (!(await endTransfer(tx, key, { state: 'paid' }))) return;
    const claim = { method: row.method, reference: canonicalReference(reference), payoutId: row.id };
    if (!(await claimReference(tx, claim))) throw new ReferenceTaken();
    const paidOn = productDay(await readDatabaseClock(tx));
    await settlePayout(tx, row, { state: 'paid', settledBy: null, reference, paidOn });
    const amounts = { withheldCents: row.withheldCents, paidCents: row.netCents };
    await moveRedemption(deps, tx, locked, 'paid', { reason: 'paid', amounts });
  };
  try {
    await inTransaction(deps.database, settle);
  } catch (error) {
    if (!(error instanceof ReferenceTaken)) throw error;
    await leaveToStaff(deps, key, 'REFERENCE_TAKEN');
  }
}

/** Records that the provider did not pay. The redemption is approved again, and the player can read the reason. */
export async function settleFailed(
  deps: SettleDeps,
  key: TransferKey,
  { failure, code }: { readonly failure: PayoutFailure; readonly code: string },
): Promise<void> {
  const hasFailed = await inTransaction(deps.database, async (tx) => {
    const { row, locked } = await lockPayout(tx, key.id);
    if (!(await endTransfer(tx, key, { state: 'failed', code }))) return false;
    await settlePayout(tx, row, { state: 'failed', settledBy: null, failure, note: null });
    await moveRedemption(deps, tx, locked, 'approved', { reason: reasonOfPayoutFailure(failure) });
    return true;
  });
  if (hasFailed) deps.events.report('payout_failed', { payout: key.id, failure, code });
}

/** Records that the provider still works on the payment, and sends the player one message when they must accept it. */
export async function recordPending(deps: SettleDeps, key: TransferKey, unclaimed: boolean): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const { locked } = await lockPayout(tx, key.id);
    if (await savePending(tx, key, unclaimed)) await recordUnclaimed(deps, tx, locked);
  });
}

/** The product cannot tell what happened. Nothing is paid or sent again, and staff settle the payout by hand. */
export async function leaveToStaff({ database, events }: SettleDeps, key: TransferKey, code: string): Promise<void> {
  if (await endTransfer(database.db, key, { state: 'unclear', code })) {
    events.report('payout_unclear', { payout: key.id, code });
  }
}
