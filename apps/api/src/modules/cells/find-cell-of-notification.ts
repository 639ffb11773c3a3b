import type { PaymentProviders } from '../../payments/configured-providers.ts';
import type { Delivery } from '../../payments/payment-provider.ts';
import { parsePaymentReference } from '../../payments/payment-reference.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { insertReferences, selectCellOfReference } from './directory.store.ts';
import { hashPaymentName } from './email-hashes.ts';

interface Deps {
  readonly db: Db;
  readonly key: Buffer;
  readonly own: string;
  readonly providers: Pick<PaymentProviders, 'byName'>;
}

/** Providers send a notification again for days. */
const retrySeconds = 60;

/**
 * Finds the cell of a notification by the player in its reference, or by the payment that an earlier notification linked to an
 * order. Only a genuine notification is looked up, so that a forged one cannot link a payment to another cell.
 * @throws Problem `unavailable` for a payment that no notification has linked, or a player that is not recorded yet.
 */
export async function findCellOfNotification(
  { db, key, own, providers }: Deps,
  providerName: string,
  delivery: Delivery,
): Promise<string> {
  const receipt = providers.byName(providerName)?.receive(delivery);
  if (!receipt?.genuine) return own;
  const { reference, namedBy, providerRef } = receipt.notice;
  const paymentNames = [namedBy === 'payment' ? reference : null, providerRef]
    .filter((payment) => payment !== null && payment !== '')
    .map((payment) => hashPaymentName(key, { provider: providerName, payment: payment as string }));
  const order = namedBy === 'order' ? parsePaymentReference(reference) : null;
  if (order === null) {
    const [payment] = paymentNames;
    // Neither an order nor a payment of this product.
    if (payment === undefined || namedBy === 'order') return own;
    return findCell(db, payment);
  }
  const cell = await findCell(db, hashPaymentName(key, { playerId: order.playerId }));
  if (paymentNames.length > 0) await insertReferences(db, paymentNames, cell);
  return cell;
}

async function findCell(db: Db, nameHash: Buffer): Promise<string> {
  const cell = await selectCellOfReference(db, nameHash);
  if (cell === null)
    throw new Problem('unavailable', { retryAfterSeconds: retrySeconds, internal: 'unknown reference' });
  return cell;
}
