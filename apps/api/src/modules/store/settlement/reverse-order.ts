import type { OrderNote } from '@goldwren/contracts/facts';
import type { Currency } from '@goldwren/contracts/player';
import type { OrderNoteCode } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { reversePurchase } from '../../ledger/public.ts';
import { lockAccount, suspendRedemption } from '../../players/public.ts';
import { changeOrder, type OrderRow } from '../orders/order.store.ts';
import { insertDebt } from './settlement.store.ts';

const reasons = {
  refunded: 'the provider says that the payment was refunded',
  charged_back: 'the provider says that the payment was charged back',
} as const;

/**
 * Reverses an order after the money was returned. Leaving `paid` takes the granted coins back once, as far as the
 * balances allow. The rest is recorded as owed.
 * A chargeback always suspends redemptions. A refund suspends them only when something is owed.
 * @param said `reason`: the reason, when the provider does not give it.
 */
export async function reverseOrder(
  db: Db,
  order: OrderRow,
  status: 'refunded' | 'charged_back',
  said: { readonly providerRef: string | null; readonly reason?: string },
): Promise<void> {
  await lockAccount(db, order.playerId);
  const wasPaid = order.status === 'paid';
  let owed = 0n;
  if (wasPaid) {
    owed += await reverseGrant(db, order, 'gold', order.grantedGold ?? 0n);
    owed += await reverseGrant(db, order, 'sweeps', order.grantedSweeps ?? 0n);
  }
  if (status === 'charged_back' || owed > 0n) await suspendRedemption(db, order.playerId);
  const settled: OrderNoteCode = owed > 0n ? 'taken_back_in_part' : 'taken_back';
  const code = order.grantedGold === null ? 'never_credited' : wasPaid ? settled : null;
  const notes = code === null ? undefined : [{ code } as OrderNote];
  const reason = said.reason ?? reasons[status];
  await changeOrder(db, order, { status, reason, notes, providerRef: said.providerRef });
}

/** Returns what could not be taken back, in hundredths. */
async function reverseGrant(db: Db, order: OrderRow, currency: Currency, amount: bigint): Promise<bigint> {
  if (amount === 0n) return 0n;
  const owed = amount - (await reversePurchase(db, order, currency));
  if (owed > 0n) await insertDebt(db, order, currency, owed);
  return owed;
}
