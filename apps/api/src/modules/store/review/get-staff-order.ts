import type { ProblemCode } from '@goldwren/contracts/problem';
import { mayMove } from '@goldwren/rules';
import type { Notice, PaymentProvider, ProviderData } from '../../../payments/payment-provider.ts';
import { notificationNames } from '../../../payments/payment-reference.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { lockAccount, type PlayerLine, selectPlayerLines } from '../../players/public.ts';
import { staffNames } from '../../staff/public.ts';
import type { SettlementDeps } from '../notifications/process-notification.ts';
import { selectOwner } from '../orders/order.store.ts';
import { type RefundRow, selectRefunds } from '../refunds/refund.store.ts';
import { refundRefusal } from '../refunds/request-refund.ts';
import { creditRefusal } from '../settlement/credit-order.ts';
import {
  type StaffOrderRow,
  selectNotifications,
  selectReasons,
  selectStaffNotes,
  selectStaffOrders,
} from './staff-order.store.ts';

export interface ViewedOrder {
  readonly order: StaffOrderRow;
  readonly player: PlayerLine;
  readonly history: Awaited<ReturnType<typeof selectReasons>>;
  readonly notices: readonly (Pick<
    Awaited<ReturnType<typeof selectNotifications>>[number],
    'receivedAt' | 'verdict'
  > & { readonly notice: Notice | null })[];
  readonly notes: Awaited<ReturnType<typeof selectStaffNotes>>;
  /** Why the order cannot be credited. Null when it can be, or when it is not in review. */
  readonly creditRefusal: ProblemCode | null;
  readonly mayDecide: boolean;
  readonly refunds: readonly (RefundRow & { readonly requestedByName: string })[];
  readonly isRefundable: boolean;
}

/** More than any provider sends for one payment. */
const maxNotices = 50;

/**
 * Returns one order with everything that a decision needs. The access is audited in the same transaction.
 * @throws Problem `not_found`
 */
export async function getStaffOrder(
  deps: Pick<SettlementDeps, 'database' | 'policy' | 'providers'>,
  orderId: string,
  staff: StaffActor,
): Promise<ViewedOrder> {
  const pack = await deps.policy();
  return inStaffTransaction(deps.database, staff, async (db) => {
    const order = await findOrder(db, orderId);
    const mayDecide = order.status === 'review' && mayMove(order.status, 'paid');
    const refusal = mayDecide ? await creditRefusal(db, pack, await lockAccount(db, order.playerId), order) : null;
    const notifications = await selectNotifications(db, notificationNames(order), maxNotices);
    const provider = deps.providers.byName(order.provider);
    const refunds = await selectRefunds(db, order);
    const names = refunds.length > 0 ? await staffNames(db) : new Map<string, string>();
    const viewed = {
      order,
      player: (await selectPlayerLines(db, [order.playerId])).get(order.playerId) as PlayerLine,
      history: await selectReasons(db, order),
      notices: notifications.map(({ payload, ...row }) => ({ ...row, notice: noticeOf(provider, payload) })),
      notes: await selectStaffNotes(db, order),
      creditRefusal: refusal,
      mayDecide,
      refunds: refunds.map((row) => ({ ...row, requestedByName: names.get(row.requestedBy) ?? row.requestedBy })),
      isRefundable: refundRefusal(order, deps.providers) === null,
    };
    const subject = { type: 'order', id: order.id } as const;
    await recordAudit(db, { action: 'order.viewed', subject, facts: { status: order.status } });
    return viewed;
  });
}

async function findOrder(db: Db, orderId: string): Promise<StaffOrderRow> {
  const playerId = await selectOwner(db, orderId);
  if (playerId === null) throw new Problem('not_found');
  const [order] = await selectStaffOrders(db, { playerId, orderId }, 1);
  return order as StaffOrderRow;
}

function noticeOf(provider: PaymentProvider | null, fields: ProviderData): Notice | null {
  const verification = provider?.read(fields);
  return verification?.genuine ? verification.notice : null;
}
