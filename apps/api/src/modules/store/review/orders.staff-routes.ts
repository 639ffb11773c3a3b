import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Handlers } from '../../../http/contract/handlers.ts';
import type { SettlementDeps } from '../notifications/process-notification.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { addOrderNote, creditReviewedOrder, recordOrderRefund } from './decide-order.ts';
import { getStaffOrder } from './get-staff-order.ts';
import { listStaffOrders } from './list-staff-orders.ts';
import { staffOrderDetailView, staffOrderView } from './staff-order-view.ts';

export function ordersStaffRoutes(deps: SettlementDeps): Handlers<StaffContract, 'orders'> {
  const { clock, database, providers } = deps;
  const context = () => ({ now: clock.now(), providers });
  return {
    list: async ({ query }) => {
      const { rows, nextCursor, totals } = await listStaffOrders(database.db, {
        status: query.status,
        playerId: query.player,
        orderId: query.order,
        providerRef: query.provider_reference,
        sort: query.sort,
        cursor: query.cursor,
        limit: query.limit ?? pagination.defaultLimit,
      });
      const results = rows.map(({ order, player }) => staffOrderView(order, player, context()));
      return { status: 200, body: { results, next_cursor: nextCursor, ...(totals ? { totals } : {}) } };
    },
    get: async ({ staff, params }) => {
      const viewed = await getStaffOrder(deps, params.id, staff);
      return { status: 200, body: staffOrderDetailView(viewed, context()) };
    },
    credit: async ({ staff, params, body }) => {
      await creditReviewedOrder(deps, params.id, body.reason, staff);
      return { status: 204, body: undefined };
    },
    recordRefund: async ({ staff, params, body }) => {
      const refund = { providerReference: body.provider_reference, reason: body.reason };
      await recordOrderRefund(deps, params.id, refund, staff);
      return { status: 204, body: undefined };
    },
    refund: async ({ staff, params, body }) => {
      await requestRefund(deps, params.id, body.reason, staff);
      return { status: 204, body: undefined };
    },
    addNote: async ({ staff, params, body }) => {
      await addOrderNote(deps, params.id, body.text, staff);
      return { status: 204, body: undefined };
    },
  };
}
