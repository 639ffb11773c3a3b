import { openRedemptionStatuses, type PayoutMethod, type RedemptionStatus } from '@goldwren/rules';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
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
  readonly cursor: string | null;
  readonly newestFirst: boolean;
  readonly limit: number;
}

export type QueueRow = RedemptionRow & { readonly late: boolean };

/** Returns redemptions in the order of their requests. Ids are UUIDv7. */
export async function selectQueue(db: Db, filter: QueueFilter): Promise<QueueRow[]> {
  const { status, method, playerId, late, cursor, newestFirst, limit } = filter;
  const beyond = newestFirst ? lt : gt;
  const rows = await db
    .select({ row: redemption, late: sql<boolean>`coalesce(${isLate()}, false)` })
    .from(redemption)
    .where(
      and(
        status === undefined ? inArray(redemption.status, [...openRedemptionStatuses]) : eq(redemption.status, status),
        method && eq(redemption.payoutMethod, method),
        playerId === undefined ? undefined : eq(redemption.playerId, playerId),
        late === undefined ? undefined : late ? isLate() : or(isNull(redemption.dueAt), not(isLate())),
        cursor === null ? undefined : beyond(redemption.id, cursor),
      ),
    )
    .orderBy(newestFirst ? desc(redemption.id) : asc(redemption.id))
    .limit(limit);
  return rows.map(({ row, late: isPast }) => ({ ...row, late: isPast }));
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
