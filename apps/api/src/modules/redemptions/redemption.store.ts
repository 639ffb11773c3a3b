import { openRedemptionStatuses, type PayoutMethod, type RedemptionNeed } from '@goldwren/rules';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callForRow } from '../../platform/postgres/call-function.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { ago, now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { player } from '../players/player.table.ts';
import { redemption } from './redemptions.table.ts';

export type RedemptionRow = typeof redemption.$inferSelect;
export type RedemptionKey = Readonly<Pick<RedemptionRow, 'playerId' | 'id'>>;

const isKey = (key: RedemptionKey) => and(eq(redemption.playerId, key.playerId), eq(redemption.id, key.id));

export interface NewRedemption extends RedemptionKey {
  readonly amount: bigint;
  readonly method: PayoutMethod;
  readonly detailsSealed: Buffer;
  readonly detailsMasked: string;
  readonly needs: readonly RedemptionNeed[];
  readonly dueAt: Date | null;
  readonly idempotency: { readonly key: string; readonly hash: Buffer } | null;
}

/** Creates a redemption and moves its Sweeps Coins into escrow. escrow_redemption lists the refusals. */
export async function escrowRedemption(tx: Db, made: NewRedemption): Promise<void> {
  const { playerId, id, amount, method, detailsSealed, detailsMasked, needs, dueAt, idempotency } = made;
  await callForRow(tx, 'escrow_redemption', [
    playerId,
    id,
    amount,
    method,
    detailsSealed,
    detailsMasked,
    needs,
    dueAt,
    idempotency?.key ?? null,
    idempotency?.hash ?? null,
  ]);
}

/** Ends a redemption and returns its coins from escrow. Returns the amount. return_redemption lists the refusals. */
export async function returnFromEscrow(tx: Db, key: RedemptionKey, status: 'rejected' | 'returned'): Promise<bigint> {
  const args = [key.playerId, key.id, status];
  return (await callForRow<{ returned: bigint }>(tx, 'return_redemption', args)).returned;
}

/** Returns a redemption. The caller holds the player's lock (lockRedemption), so the row cannot change. */
export async function selectRedemption(db: Db, key: RedemptionKey): Promise<RedemptionRow | null> {
  const [row] = await db.select().from(redemption).where(isKey(key));
  return row ?? null;
}

/** Returns the redemption that was created with this `Idempotency-Key`. */
export async function selectByIdempotencyKey(db: Db, playerId: string, key: string): Promise<RedemptionRow | null> {
  const [row] = await db
    .select()
    .from(redemption)
    .where(and(eq(redemption.playerId, playerId), eq(redemption.idempotencyKey, key)));
  return row ?? null;
}

/** Returns the player's open redemption. */
export async function selectOpen(db: Db, playerId: string): Promise<RedemptionRow | null> {
  const [row] = await db
    .select()
    .from(redemption)
    .where(and(eq(redemption.playerId, playerId), inArray(redemption.status, openRedemptionStatuses)));
  return row ?? null;
}

const redemptionsOf = prepared(
  'select_redemptions',
  (db, at: Inputs<{ playerId: string; beforeId: string | null; limit: number }>) =>
    db
      .select()
      .from(redemption)
      .where(
        and(
          eq(redemption.playerId, at.playerId),
          sql`(${at.beforeId}::uuid IS NULL OR ${redemption.id} < ${at.beforeId})`,
        ),
      )
      .orderBy(desc(redemption.id))
      .limit(at.limit),
);

/** Returns redemptions older than `beforeId`, newest first. */
export function selectRedemptions(
  db: Db,
  query: { playerId: string; beforeId: string | null; limit: number },
): Promise<RedemptionRow[]> {
  return redemptionsOf(db, query);
}

/** Returns the player of a redemption, for staff who know only its id. */
export async function selectOwner(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ playerId: redemption.playerId }).from(redemption).where(eq(redemption.id, id));
  return row?.playerId ?? null;
}

/** What can change before a redemption ends. A new status also restarts `since` and clears `breachedAt`. */
export type RedemptionChange = Partial<
  Pick<RedemptionRow, 'status' | 'needs' | 'dueAt' | 'withheldCents' | 'paidCents' | 'reminders'>
>;

/** Changes a redemption whose player is locked. */
export async function changeRedemption(tx: Db, key: RedemptionKey, change: RedemptionChange): Promise<RedemptionRow> {
  const moved = change.status === undefined ? {} : { since: now(), breachedAt: null };
  const paid = change.status === 'paid' ? { paidAt: now() } : {};
  const rows = await tx
    .update(redemption)
    .set({ ...change, ...moved, ...paid })
    .where(isKey(key))
    .returning();
  return onlyRow(rows);
}

/** Marks a step as late, once. Returns false when it is already marked or not late. */
export async function markBreached(tx: Db, key: RedemptionKey): Promise<boolean> {
  const rows = await tx
    .update(redemption)
    .set({ breachedAt: now() })
    .where(and(isKey(key), isNull(redemption.breachedAt), eq(redemption.needs, []), lt(redemption.dueAt, now())))
    .returning({ id: redemption.id });
  return rows.length > 0;
}

const keyColumns = { playerId: redemption.playerId, id: redemption.id };

/** Returns our late steps that are not marked yet. Does not lock them. */
export function selectLate(db: Db, limit: number): Promise<RedemptionKey[]> {
  return db
    .select(keyColumns)
    .from(redemption)
    .where(
      and(
        inArray(redemption.status, ['in_review', 'approved', 'processing']),
        isNull(redemption.breachedAt),
        eq(redemption.needs, []),
        lt(redemption.dueAt, now()),
      ),
    )
    .orderBy(asc(redemption.id))
    .limit(limit);
}

/**
 * Returns requests that are at least `days` days old and wait for identity verification or the skill test. Does not
 * lock them.
 */
export function selectUnverified(
  db: Db,
  query: { days: number; fewerReminders?: number; limit: number },
): Promise<RedemptionKey[]> {
  return db
    .select(keyColumns)
    .from(redemption)
    .where(
      and(
        inArray(redemption.status, ['awaiting_verification', 'in_review']),
        arrayOverlaps(redemption.needs, ['identity', 'skill_test']),
        lte(redemption.createdAt, ago(query.days, 'day')),
        query.fewerReminders === undefined ? undefined : lt(redemption.reminders, query.fewerReminders),
      ),
    )
    .orderBy(asc(redemption.id))
    .limit(query.limit);
}

/** Returns requests that wait for a W-9 of a player whose account is closed. Does not lock them. */
export function selectClosedWithoutW9(db: Db, limit: number): Promise<RedemptionKey[]> {
  return db
    .select(keyColumns)
    .from(redemption)
    .innerJoin(player, eq(player.id, redemption.playerId))
    .where(
      and(
        inArray(redemption.status, ['in_review', 'approved']),
        arrayContains(redemption.needs, ['w9']),
        isNotNull(player.closedAt),
      ),
    )
    .orderBy(asc(redemption.id))
    .limit(limit);
}

const recentlyPaid = prepared('select_recently_paid', (db, at: Inputs<{ limit: number }>) =>
  db
    .select({
      firstName: player.firstName,
      lastName: player.lastName,
      showAsWinner: player.showAsWinner,
      sweepsSubmitted: redemption.sweepsSubmitted,
      paidAt: redemption.paidAt,
    })
    .from(redemption)
    .innerJoin(player, eq(player.id, redemption.playerId))
    .where(isNotNull(redemption.paidAt))
    .orderBy(desc(redemption.paidAt))
    .limit(at.limit),
);

/** Returns the players who were paid last, newest first. */
export async function selectRecentlyPaid(db: Db, limit: number) {
  const rows = await recentlyPaid(db, { limit });
  return rows.flatMap(({ paidAt, ...row }) => (paidAt === null ? [] : [{ ...row, paidAt }]));
}
