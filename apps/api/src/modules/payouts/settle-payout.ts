import type { Payout } from '@goldwren/contracts/staff';
import {
  canonicalReference,
  openTransferStates,
  type PayoutFailure,
  productDay,
  reasonOfPayoutFailure,
} from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { moveRedemption } from '../redemptions/public.ts';
import { payoutViews } from './list-payouts.ts';
import { lockPayout } from './lock-payout.ts';
import { claimReference, type PayoutRow, settlePayout } from './payouts.store.ts';
import { selectTransfer } from './transfers/transfer.store.ts';

type SettleDeps = Pick<Context, 'database' | 'mailer' | 'emit'>;

/**
 * Staff settle a payout that was not settled, and that no provider is paying.
 * @throws Problem `conflict`.
 */
async function requireOpen(tx: Db, row: PayoutRow): Promise<void> {
  const { state } = row;
  if (state !== 'processing') throw new Problem('conflict', { params: { reason: 'payout_settled', state } });
  const transfer = await selectTransfer(tx, row);
  if (transfer && openTransferStates.some((open) => open === transfer.state)) {
    throw new Problem('conflict', { params: { reason: 'payout_at_provider' } });
  }
}

function fieldProblem(field: 'reference' | 'paid_on', code: 'reference_taken' | 'paid_on_outside'): Problem {
  return new Problem('validation_failed', { fields: { [field]: [{ code }] } });
}

async function viewOf(tx: Db, row: PayoutRow): Promise<Payout> {
  return onlyRow(await payoutViews(tx, [row]));
}

/**
 * Records that a payout was paid, with its reference. This completes the redemption. A repeated call changes nothing.
 * @param paidOn `YYYY-MM-DD` in the product time zone; null for today.
 * @throws Problem `not_found`; `conflict` when it was paid under another reference, has failed, or is with a provider;
 *   `validation_failed` for a reference of another payout, and for a day before the start of the payout or after today.
 */
export async function recordPaid(
  deps: SettleDeps,
  staff: StaffActor,
  id: string,
  { reference, paidOn }: { reference: string; paidOn: string | null },
): Promise<Payout> {
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const { row, locked } = await lockPayout(tx, id);
    if (row.state === 'paid' && row.reference === reference) return viewOf(tx, row);
    await requireOpen(tx, row);
    const today = productDay(await readDatabaseClock(tx));
    const day = paidOn ?? today;
    if (day > today || day < productDay(row.startedAt)) throw fieldProblem('paid_on', 'paid_on_outside');
    if (!(await claimReference(tx, { method: row.method, reference: canonicalReference(reference), payoutId: id }))) {
      throw fieldProblem('reference', 'reference_taken');
    }
    const paid = await settlePayout(tx, row, { state: 'paid', settledBy: staff.id, reference, paidOn: day });
    const amounts = { withheldCents: row.withheldCents, paidCents: row.netCents };
    await moveRedemption(deps, tx, locked, 'paid', { reason: 'paid', staffId: staff.id, amounts });
    await recordAudit(tx, {
      action: 'payout.paid',
      subject: { type: 'payout', id },
      facts: { redemption: row.redemptionId, reference, paid_on: day },
    });
    return viewOf(tx, paid);
  });
}

/**
 * Records that a payout failed and mails the player the reason. The redemption is approved again and waits for another
 * payout. A repeated call changes nothing.
 * @throws Problem `not_found`; `conflict` when it was paid, or is with a provider.
 */
export async function recordFailed(
  deps: SettleDeps,
  staff: StaffActor,
  id: string,
  { failure, note }: { failure: PayoutFailure; note: string },
): Promise<Payout> {
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const { row, locked } = await lockPayout(tx, id);
    if (row.state === 'failed') return viewOf(tx, row);
    await requireOpen(tx, row);
    const failed = await settlePayout(tx, row, { state: 'failed', settledBy: staff.id, failure, note });
    await moveRedemption(deps, tx, locked, 'approved', {
      reason: reasonOfPayoutFailure(failure),
      staffId: staff.id,
      note,
    });
    await recordAudit(tx, {
      action: 'payout.failed',
      subject: { type: 'payout', id },
      facts: { redemption: row.redemptionId, failure },
    });
    return viewOf(tx, failed);
  });
}
