import { payoutFailureReasons } from '@goldwren/rules';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { isNotDisabled } from '../../staff/public.ts';
import type { RedemptionKey, RedemptionRow } from '../redemption.store.ts';
import { redemption, redemptionApproval, redemptionEvent } from '../redemptions.table.ts';

export type EventRow = typeof redemptionEvent.$inferSelect;
export type NewEvent = Pick<EventRow, 'status' | 'reason'> & Partial<Pick<EventRow, 'note' | 'staffId'>>;

/** The state that an event ends, with its start and its deadline. */
export type EndedState = Pick<RedemptionRow, 'status' | 'since' | 'dueAt'>;

/** Adds an event to the history of a redemption. */
export async function insertEvent(tx: Db, of: RedemptionKey, event: NewEvent, ended?: EndedState): Promise<void> {
  await tx.insert(redemptionEvent).values({
    ...event,
    playerId: of.playerId,
    redemptionId: of.id,
    id: newId(),
    ...(ended && {
      ended: ended.status,
      endedAfterSeconds: sql`floor(extract(epoch FROM now() - ${ended.since.toISOString()}::timestamptz))`,
      endedInTime: ended.dueAt === null ? true : sql`now() <= ${ended.dueAt.toISOString()}::timestamptz`,
    }),
  });
}

/** Returns the histories of several redemptions of one player, each in order. */
export function selectEvents(db: Db, playerId: string, redemptionIds: readonly string[]): Promise<EventRow[]> {
  return db
    .select()
    .from(redemptionEvent)
    .where(and(eq(redemptionEvent.playerId, playerId), inArray(redemptionEvent.redemptionId, [...redemptionIds])))
    .orderBy(asc(redemptionEvent.at), asc(redemptionEvent.id));
}

/**
 * Returns when the payout clock started: at the approval, or at the event that made it payable again (a submitted W-9,
 * a failed payout). Null before the approval.
 */
export async function selectPayableSince(db: Db, of: RedemptionKey): Promise<Date | null> {
  const { at, playerId, redemptionId, status, reason } = redemptionEvent;
  const [row] = await db
    .select({ at })
    .from(redemptionEvent)
    .where(
      and(
        eq(playerId, of.playerId),
        eq(redemptionId, of.id),
        eq(status, 'approved'),
        inArray(reason, ['approved', 'w9_given', ...payoutFailureReasons]),
      ),
    )
    .orderBy(desc(at), desc(redemptionEvent.id))
    .limit(1);
  return row?.at ?? null;
}

export type ApprovalRow = typeof redemptionApproval.$inferSelect;

/** Records this staff member's approval. Returns false when it is already recorded. */
export async function insertApproval(tx: Db, of: RedemptionKey, staffId: string): Promise<boolean> {
  const { rowCount } = await tx
    .insert(redemptionApproval)
    .values({ playerId: of.playerId, redemptionId: of.id, staffId })
    .onConflictDoNothing();
  return rowCount === 1;
}

/**
 * A condition for approvals that count. Until the last approval, those of people who have been disabled since do not.
 * Afterwards, every approval stays valid.
 */
export function isValidApproval(): SQL {
  const { playerId, redemptionId, staffId } = redemptionApproval;
  return sql`(${isNotDisabled(staffId)} OR EXISTS (SELECT FROM ${redemption} WHERE ${redemption.playerId} = ${playerId}
    AND ${redemption.id} = ${redemptionId} AND ${redemption.status} <> 'in_review'))`;
}

/** How many different staff members have approved it. */
export function countApprovals(db: Db, of: RedemptionKey): Promise<number> {
  return db.$count(
    redemptionApproval,
    and(eq(redemptionApproval.playerId, of.playerId), eq(redemptionApproval.redemptionId, of.id), isValidApproval()),
  );
}

/** Returns the approvals that `countApprovals` counts. */
export function selectApprovals(db: Db, of: RedemptionKey): Promise<ApprovalRow[]> {
  return db
    .select()
    .from(redemptionApproval)
    .where(
      and(eq(redemptionApproval.playerId, of.playerId), eq(redemptionApproval.redemptionId, of.id), isValidApproval()),
    )
    .orderBy(asc(redemptionApproval.at));
}
