import type { PayoutBatchStarted } from '@goldwren/contracts/staff';
import { formatHundredths, type PayoutRefusal, usdCentsOf, withheldCents } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { PayoutApi } from '../../../payout-apis/payout-api.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { screenBeforePayment } from '../../identity/public.ts';
import {
  type LockedRedemption,
  lockRedemption,
  moveRedemption,
  selectApprovedByIds,
} from '../../redemptions/public.ts';
import { payoutViews } from '../list-payouts.ts';
import { insertPayout, selectOfBatches } from '../payouts.store.ts';
import { notifyPayoutRefusal, refusalOfPayout } from '../refusal-of-payout.ts';
import { insertTransfer } from '../transfers/transfer.store.ts';
import { insertBatch, saveRefused, selectBatch } from './batch.store.ts';

export interface StartDeps extends Pick<Context, 'database' | 'mailer' | 'emit' | 'events'> {
  /** Null: staff pay every prize by hand. */
  readonly payoutApi: Pick<PayoutApi, 'name' | 'methods'> | null;
}

interface Batch {
  readonly id: string;
  readonly redemptionIds: readonly string[];
}

/**
 * Starts the payment of redemptions. Each payable one gets a payout with its withholding and moves to `processing`. A job
 * sends those that a provider pays through its API. The others are listed with the reason.
 * One transaction: after a crash the batch exists completely or not at all. The same batch again returns the same
 * result.
 * @throws Problem `idempotency_mismatch` for a batch with the same id but other contents; `conflict`:
 *   `sanctions_list_missing`.
 */
export async function startBatch(deps: StartDeps, staff: StaffActor, batch: Batch): Promise<PayoutBatchStarted> {
  const { database } = deps;
  if (!(await selectBatch(database.db, batch.id))) await screenAll(deps, batch);
  return inStaffTransaction(database, staff, async (tx) => {
    if (await insertBatch(tx, { id: batch.id, startedBy: staff.id, requested: batch.redemptionIds })) {
      await startPayouts(deps, tx, staff.id, batch);
    }
    return buildResponse(tx, staff.id, batch);
  });
}

/** Screens before the transaction, so that the results stay even when the batch fails. */
async function screenAll(deps: StartDeps, { redemptionIds }: Batch): Promise<void> {
  const approved = await selectApprovedByIds(deps.database.db, redemptionIds);
  for (const playerId of new Set(approved.map((row) => row.playerId)))
    await screenBeforePayment(deps, playerId, 'payout');
}

async function startPayouts(
  deps: StartDeps,
  tx: Db,
  staffId: string,
  { id: batchId, redemptionIds }: Batch,
): Promise<void> {
  const approved = await selectApprovedByIds(tx, redemptionIds);
  const known = new Set(approved.map(({ id }) => id));
  const refused: { redemptionId: string; reason: PayoutRefusal }[] = redemptionIds
    .filter((id) => !known.has(id))
    .map((redemptionId) => ({ redemptionId, reason: 'not_approved' }));
  let total = 0n;
  // A fixed lock order prevents deadlocks between two batches.
  for (const key of approved.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1))) {
    const locked = await lockRedemption(tx, key);
    const reason = await refusalOfPayout(tx, locked);
    if (reason) {
      refused.push({ redemptionId: key.id, reason });
      await notifyPayoutRefusal(deps, tx, locked, reason);
    } else total += await start(deps, tx, staffId, batchId, locked);
  }
  await saveRefused(tx, batchId, refused);
  await recordAudit(tx, {
    action: 'payout.batch_started',
    subject: { type: 'payout', id: batchId },
    facts: { started: redemptionIds.length - refused.length, refused: refused.length, net: formatHundredths(total) },
  });
}

/** Returns the amount to pay out, in cents. */
async function start(
  deps: StartDeps,
  tx: Db,
  staffId: string,
  batchId: string,
  locked: LockedRedemption,
): Promise<bigint> {
  const { playerId, id: redemptionId, payoutMethod: method, sweepsSubmitted } = locked.row;
  const gross = usdCentsOf(sweepsSubmitted);
  const withheld = withheldCents(locked.account.country, gross);
  const amounts = { grossCents: gross, withheldCents: withheld, netCents: gross - withheld };
  const { id } = await insertPayout(tx, { playerId, id: newId(), redemptionId, batchId, method, ...amounts });
  const { payoutApi } = deps;
  if (payoutApi?.methods.includes(method)) await insertTransfer(tx, { playerId, id, provider: payoutApi.name });
  await moveRedemption(deps, tx, locked, 'processing', { reason: 'handed_over', staffId });
  return amounts.netCents;
}

async function buildResponse(tx: Db, staffId: string, { id, redemptionIds }: Batch): Promise<PayoutBatchStarted> {
  const stored = await selectBatch(tx, id);
  const isSame =
    stored?.startedBy === staffId &&
    stored.requested.length === redemptionIds.length &&
    stored.requested.every((requested, index) => requested === redemptionIds[index]);
  if (!isSame) throw new Problem('idempotency_mismatch');
  return {
    batch_id: id,
    started: await payoutViews(tx, await selectOfBatches(tx, [id])),
    refused: stored.refused.map(({ redemptionId, reason }) => ({ redemption_id: redemptionId, reason })),
  };
}
