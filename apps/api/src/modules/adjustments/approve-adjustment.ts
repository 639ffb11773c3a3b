import { formatHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { selectPerson } from '../players/public.ts';
import { type AdjustmentKey, type AdjustmentRow, approveAndPost, selectAdjustment } from './adjustments.store.ts';

/**
 * Approves an adjustment: its posting, row, audit entry and mail in one transaction, once.
 * @throws Problem `not_found`; `conflict` with `second_person` for the requester, with `adjustment_decided` when it is
 *   decided, with `requester_gone` when its requester may no longer request one; `insufficient_gold` or `insufficient_sweeps`
 *   when the balance is too low.
 */
export async function approveAdjustment(
  { database, mailer }: Pick<Context, 'database' | 'mailer'>,
  staff: StaffActor,
  key: AdjustmentKey,
): Promise<AdjustmentRow> {
  return inStaffTransaction(database, staff, async (tx) => {
    const { refusal, balance } = await approveAndPost(tx, key);
    if (refusal !== null || balance === null) {
      throw new Problem('conflict', {
        params: { reason: refusal === null || refusal === 'decided' ? 'adjustment_decided' : refusal },
      });
    }
    const row = (await selectAdjustment(tx, key)) as AdjustmentRow;
    const player = await selectPerson(tx, key.playerId);
    await mailer.queue(tx, {
      template: 'balance_adjusted',
      recipient: player.email,
      locale: player.locale,
      firstName: player.firstName,
      currency: row.currency,
      direction: row.amount > 0n ? 'credit' : 'debit',
      amount: formatHundredths(row.amount > 0n ? row.amount : -row.amount),
      balance: formatHundredths(balance),
    });
    const facts = { player: row.playerId, currency: row.currency, amount: formatHundredths(row.amount) };
    const subject = { type: 'adjustment', id: row.id } as const;
    await recordAudit(tx, { action: 'adjustment.approved', subject, facts });
    return row;
  });
}
