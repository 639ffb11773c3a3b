import type { ListTotals } from '@goldwren/contracts/staff';
import { openRedemptionStatuses, type PayoutMethod, type RedemptionStatus } from '@goldwren/rules';
import { and, count, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { readTotals } from '../../../platform/list-totals.ts';
import {
  afterCursor,
  type ListCursor,
  type ListOrder,
  listOrder,
  orderColumns,
} from '../../../platform/postgres/list-order.ts';
import { now } from '../../../platform/postgres/sql-instants.ts';
import { isNotDisabled } from '../../staff/public.ts';
import { isValidApproval } from '../lifecycle/status-history.store.ts';
import type { RedemptionRow } from '../redemption.store.ts';
import { redemption, redemptionApproval } from '../redemptions.table.ts';

/** The condition for our steps that have passed their deadline. */
const isLate = (): SQL =>
  and(
    eq(redemption.needs, []),
    inArray(redemption.status, [...openRedemptionStatuses]),
    lt(redemption.dueAt, now()),
  ) as SQL;

export interface QueueFilter {
  /** Undefined for everything that is open. */
  readonly status?: RedemptionStatus | undefined;
  readonly method?: PayoutMethod | undefined;
  readonly playerId?: string | undefined;
  readonly late?: boolean | undefined;
}

interface QueuePage {
  readonly order: ListOrder;
  readonly cursor: ListCursor | null;
  readonly limit: number;
}

/** By the time of the request, or by the amount. Ids are UUIDv7. */
export function queueOrder(sort: string): ListOrder {
  return listOrder(sort, redemption.id, { requested: null, amount: redemption.sweepsSubmitted });
}

function matching({ status, method, playerId, late }: QueueFilter): SQL | undefined {
  return and(
    status === undefined ? inArray(redemption.status, [...openRedemptionStatuses]) : eq(redemption.status, status),
    method && eq(redemption.payoutMethod, method),
    playerId === undefined ? undefined : eq(redemption.playerId, playerId),
    late === undefined ? undefined : late ? isLate() : or(isNull(redemption.dueAt), not(isLate())),
  );
}

export type QueueRow = RedemptionRow & { readonly late: boolean };

export async function selectQueue(
  db: Db,
  filter: QueueFilter,
  { order, cursor, limit }: QueuePage,
): Promise<QueueRow[]> {
  const rows = await db
    .select({ row: redemption, late: sql<boolean>`coalesce(${isLate()}, false)` })
    .from(redemption)
    .where(and(matching(filter), afterCursor(order, cursor)))
    .orderBy(...orderColumns(order))
    .limit(limit);
  return rows.map(({ row, late: isPast }) => ({ ...row, late: isPast }));
}

export function readQueueTotals(db: Db, filter: QueueFilter): Promise<ListTotals> {
  return readTotals(db, redemption, matching(filter), redemption.sweepsSubmitted);
}

export async function selectOne(db: Db, id: string): Promise<QueueRow | null> {
  const [found] = await db
    .select({ row: redemption, late: sql<boolean>`coalesce(${isLate()}, false)` })
    .from(redemption)
    .where(eq(redemption.id, id));
  return found ? { ...found.row, late: found.late } : null;
}

/** Returns the number of approvals by redemption id. */
export async function countApprovals(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { redemptionId } = redemptionApproval;
  const rows = await db
    .select({ redemptionId, approvals: count() })
    .from(redemptionApproval)
    .where(and(inArray(redemptionId, [...ids]), isValidApproval()))
    .groupBy(redemptionId);
  return new Map(rows.map((row) => [row.redemptionId, row.approvals]));
}

/** Returns what waits for a review: without an approval, or with one. */
export async function selectWaiting(
  db: Db,
  approvedOnce: boolean,
): Promise<{ waiting: number; oldestAt: Date | null; dueAt: Date | null; breached: number }> {
  const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
  const approved = sql`EXISTS (SELECT FROM ${redemptionApproval}
    WHERE ${redemptionApproval.playerId} = ${redemption.playerId} AND ${redemptionApproval.redemptionId} = ${redemption.id}
      AND ${isNotDisabled(redemptionApproval.staffId)})`;
  const [row] = await db
    .select({
      waiting: count(),
      oldestAt: sql<Date | null>`min(${redemption.since})`.mapWith(instant),
      dueAt: sql<Date | null>`min(${redemption.dueAt})`.mapWith(instant),
      breached: sql<number>`count(*) FILTER (WHERE ${redemption.dueAt} < now())`.mapWith(Number),
    })
    .from(redemption)
    .where(and(eq(redemption.status, 'in_review'), eq(redemption.needs, []), approvedOnce ? approved : not(approved)));
  return row ?? { waiting: 0, oldestAt: null, dueAt: null, breached: 0 };
}
