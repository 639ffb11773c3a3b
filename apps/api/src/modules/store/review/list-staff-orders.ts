import { parsePaymentReference } from '../../../payments/payment-reference.ts';
import { idCursor, isUuid } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { type PlayerLine, selectPlayerLines } from '../../players/public.ts';
import { type StaffOrderFilter, type StaffOrderRow, selectStaffOrders } from './staff-order.store.ts';

export interface StaffOrderPage {
  readonly rows: { readonly order: StaffOrderRow; readonly player: PlayerLine }[];
  readonly nextCursor: string | null;
}

/**
 * Lists orders for staff, with their players. The search by reference matches the provider's id of the payment and of
 * the order.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listStaffOrders(
  db: Db,
  query: Omit<StaffOrderFilter, 'beyondId'> & { readonly cursor?: string | undefined },
): Promise<StaffOrderPage> {
  const { cursor, limit, ...filter } = query;
  const { providerRef = '' } = filter;
  const named = parsePaymentReference(providerRef)?.id ?? (isUuid(providerRef) ? providerRef : undefined);
  const wanted = named && filter.orderId === undefined ? { ...filter, providerRef: undefined, orderId: named } : filter;
  const found = await selectStaffOrders(db, { ...wanted, beyondId: idCursor(cursor), limit: limit + 1 });
  const orders = found.slice(0, limit);
  const names = await selectPlayerLines(
    db,
    orders.map(({ playerId }) => playerId),
  );
  return {
    rows: orders.map((order) => ({ order, player: names.get(order.playerId) as PlayerLine })),
    nextCursor: found.length > limit ? (orders.at(-1)?.id ?? null) : null,
  };
}
