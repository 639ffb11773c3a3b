import { canonicalEmail, searchResultsPerKind } from '@goldwren/rules';
import { parsePaymentReference } from '../../../payments/payment-reference.ts';
import type { Db } from '../../../platform/database.ts';
import type { Found, SearchTerm } from '../../../platform/search-term.ts';
import { selectStaffOrders } from './staff-order.store.ts';

/** Finds an order by its ID, by the reference that the provider stores, or by the provider's ID of the payment. */
export async function findOrders(db: Db, { id, text }: SearchTerm): Promise<Found[]> {
  const orderId = id ?? parsePaymentReference(canonicalEmail(text))?.id;
  const filter = orderId === undefined ? { providerRef: text } : { orderId };
  const rows = await selectStaffOrders(db, filter, searchResultsPerKind);
  return rows.map((row) => ({ id: row.id, name: row.packageName, at: row.createdAt }));
}
