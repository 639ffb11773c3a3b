import type { ListTotals } from '@goldwren/contracts/staff';
import { parsePaymentReference } from '../../../payments/payment-reference.ts';
import { isUuid } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { pageOf, parseListCursor } from '../../../platform/postgres/list-order.ts';
import { type PlayerLine, selectPlayerLines } from '../../players/public.ts';
import {
  readStaffOrderTotals,
  type StaffOrderFilter,
  type StaffOrderRow,
  selectStaffOrders,
  staffOrderOrder,
} from './staff-order.store.ts';

export interface StaffOrderPage {
  readonly rows: { readonly order: StaffOrderRow; readonly player: PlayerLine }[];
  readonly nextCursor: string | null;
  /** Only on the first page. */
  readonly totals: ListTotals | undefined;
}

interface StaffOrderList extends StaffOrderFilter {
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * Lists orders for staff, with their players: in review oldest first, others newest first, or in the order of `sort`. The search by
 * reference matches the provider's id of the payment and of the order.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listStaffOrders(
  db: Db,
  { cursor, limit, sort, ...filter }: StaffOrderList,
): Promise<StaffOrderPage> {
  const { providerRef = '' } = filter;
  const named = parsePaymentReference(providerRef)?.id ?? (isUuid(providerRef) ? providerRef : undefined);
  const wanted = named && filter.orderId === undefined ? { ...filter, providerRef: undefined, orderId: named } : filter;
  const order = staffOrderOrder(sort ?? (filter.status === 'review' ? 'created' : '-created'));
  const [found, totals] = await Promise.all([
    selectStaffOrders(db, wanted, limit + 1, order, parseListCursor(cursor, order)),
    cursor === undefined ? readStaffOrderTotals(db, wanted) : undefined,
  ]);
  const { rows, nextCursor } = pageOf(found, limit, order, ({ priceCents }) => priceCents);
  const names = await selectPlayerLines(
    db,
    rows.map(({ playerId }) => playerId),
  );
  return {
    rows: rows.map((one) => ({ order: one, player: names.get(one.playerId) as PlayerLine })),
    nextCursor,
    totals,
  };
}
