import { formatHundredths, type PayoutMethod } from '@goldwren/rules';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import type { Database } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { openDetailsOf } from '../../redemptions/public.ts';
import { payeesOf } from '../payees.ts';
import { idsOf, selectOfBatches } from '../payouts.store.ts';
import type { PayoutProvider } from '../providers/payout-provider.ts';
import { selectTransfers } from '../transfers/transfer.store.ts';
import { selectBatch } from './batch.store.ts';

export interface DetailsDeps {
  readonly database: Database;
  readonly box: SealedBox;
  readonly provider: PayoutProvider;
}

/**
 * Returns the file of a batch and method, with full payout details. Audited.
 * Failed payouts are left out, and those that a provider pays through its API. Paid ones stay in, so that the file can be exported
 * again.
 * @throws Problem `not_found` for an unknown batch, and for a method without payouts in its file.
 */
export async function exportBatch(
  { database, box, provider }: DetailsDeps,
  staff: StaffActor,
  { id, method }: { id: string; method: PayoutMethod },
): Promise<Uint8Array> {
  return inStaffTransaction(database, staff, async (tx) => {
    if (!(await selectBatch(tx, id))) throw new Problem('not_found');
    const started = (await selectOfBatches(tx, [id])).filter((row) => row.method === method && row.state !== 'failed');
    const transfers = await selectTransfers(tx, idsOf(started));
    const rows = started.filter((row) => !transfers.has(row.id));
    if (rows.length === 0) throw new Problem('not_found');
    const payees = await payeesOf(tx, rows);
    const orders = [];
    for (const row of rows) {
      orders.push({
        payoutId: row.id,
        payee: payees.get(row.playerId) ?? '',
        details: await openDetailsOf(tx, box, { playerId: row.playerId, id: row.redemptionId }),
        amount: formatHundredths(row.netCents),
      });
    }
    const file = provider.fileOf({ id, method }, orders);
    const facts = { method, payouts: rows.length, provider: provider.name };
    await recordAudit(tx, { action: 'payout.exported', subject: { type: 'payout', id }, facts });
    return file;
  });
}
