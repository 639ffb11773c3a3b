import {
  canonicalReference,
  type PayoutFailure,
  type PayoutMethod,
  type PayoutState,
  payoutMethods,
} from '@goldwren/rules';
import { and, asc, desc, eq, gt, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { payout, payoutReference } from './payouts.table.ts';

export type PayoutRow = typeof payout.$inferSelect;
export type PayoutKey = Readonly<Pick<PayoutRow, 'playerId' | 'id'>>;
export type NewPayout = Pick<
  PayoutRow,
  'playerId' | 'id' | 'redemptionId' | 'batchId' | 'method' | 'grossCents' | 'withheldCents' | 'netCents'
>;

export function idsOf(rows: readonly PayoutRow[]): string[] {
  return rows.map(({ id }) => id);
}

const isKey = (key: PayoutKey) => and(eq(payout.playerId, key.playerId), eq(payout.id, key.id));

export async function insertPayout(tx: Db, row: NewPayout): Promise<PayoutRow> {
  return onlyRow(await tx.insert(payout).values(row).returning());
}

/** Returns a payout by its id alone, as staff know it. */
export async function selectPayoutById(db: Db, id: string): Promise<PayoutRow | null> {
  const [row] = await db.select().from(payout).where(eq(payout.id, id));
  return row ?? null;
}

/** Returns the payouts that were settled with a reference, in any spelling. Each method has its own references. */
export async function selectPayoutsByReference(db: Db, reference: string): Promise<PayoutRow[]> {
  const used = await db
    .select({ id: payoutReference.payoutId })
    .from(payoutReference)
    .where(
      and(
        inArray(payoutReference.method, [...payoutMethods]),
        eq(payoutReference.reference, canonicalReference(reference)),
      ),
    );
  if (used.length === 0) return [];
  return db
    .select()
    .from(payout)
    .where(
      inArray(
        payout.id,
        used.map(({ id }) => id),
      ),
    );
}

/** Returns the current payout. The caller has locked its player. */
export async function selectPayout(tx: Db, key: PayoutKey): Promise<PayoutRow> {
  return onlyRow(await tx.select().from(payout).where(isKey(key)));
}

/** Returns payouts: those in process with the longest waiting first, others newest first. */
export async function selectPayouts(
  db: Db,
  query: {
    state?: PayoutState | undefined;
    method?: PayoutMethod | undefined;
    batchId?: string | undefined;
    playerId?: string | undefined;
    cursor: string | null;
    limit: number;
  },
): Promise<PayoutRow[]> {
  const { state, method, batchId, playerId, cursor, limit } = query;
  const isQueue = state === 'processing';
  return db
    .select()
    .from(payout)
    .where(
      and(
        state && eq(payout.state, state),
        method && eq(payout.method, method),
        batchId ? eq(payout.batchId, batchId) : undefined,
        playerId ? eq(payout.playerId, playerId) : undefined,
        cursor === null ? undefined : (isQueue ? gt : lt)(payout.id, cursor),
      ),
    )
    .orderBy(isQueue ? asc(payout.id) : desc(payout.id))
    .limit(limit);
}

/** Returns every payout of these batches, in the order in which they were started. */
export async function selectOfBatches(db: Db, batchIds: readonly string[]): Promise<PayoutRow[]> {
  if (batchIds.length === 0) return [];
  return db
    .select()
    .from(payout)
    .where(inArray(payout.batchId, [...batchIds]))
    .orderBy(asc(payout.id));
}

/** Claims a reference for a payout. Returns false when another payout has it. */
export async function claimReference(
  tx: Db,
  claim: { method: PayoutMethod; reference: string; payoutId: string },
): Promise<boolean> {
  const { rowCount } = await tx.insert(payoutReference).values(claim).onConflictDoNothing();
  return rowCount === 1;
}

/** Settles a payout whose player is locked. */
export async function settlePayout(
  tx: Db,
  key: PayoutKey,
  outcome: {
    /** Null: the provider's API reported it. */
    settledBy: string | null;
  } & (
    | { state: 'paid'; reference: string; paidOn: string }
    | { state: 'failed'; failure: PayoutFailure; note: string | null }
  ),
): Promise<PayoutRow> {
  const rows = await tx
    .update(payout)
    .set({ ...outcome, settledAt: now() })
    .where(and(isKey(key), eq(payout.state, 'processing')))
    .returning();
  return onlyRow(rows);
}

const paidPayout = prepared('select_paid_payout', (db, at: Inputs<{ playerId: string; redemptionId: string }>) =>
  db
    .select()
    .from(payout)
    .where(and(eq(payout.playerId, at.playerId), eq(payout.redemptionId, at.redemptionId), eq(payout.state, 'paid'))),
);

/** Returns the payout with which a redemption was paid. */
export async function selectPaidPayout(db: Db, playerId: string, redemptionId: string): Promise<PayoutRow | null> {
  const [row] = await paidPayout(db, { playerId, redemptionId });
  return row ?? null;
}

/** The condition for payouts in a calendar year. */
const within = (year: number) => and(gte(payout.paidOn, `${year}-01-01`), lt(payout.paidOn, `${year + 1}-01-01`));

const paidInYear = prepared('sum_paid_payouts', (db, at: Inputs<{ playerId: string; from: string; before: string }>) =>
  db
    .select({ cents: sum(payout.grossCents) })
    .from(payout)
    .where(
      and(
        eq(payout.playerId, at.playerId),
        eq(payout.state, 'paid'),
        gte(payout.paidOn, at.from),
        lt(payout.paidOn, at.before),
      ),
    ),
);

/** Returns what was paid to a player in a year, in cents before withholding. */
export async function sumPaidInYear(db: Db, playerId: string, year: number): Promise<bigint> {
  const [row] = await paidInYear(db, { playerId, from: `${year}-01-01`, before: `${year + 1}-01-01` });
  return BigInt(row?.cents ?? 0);
}

/** Returns the sum of a player's payouts in process, in cents before withholding. */
export async function sumProcessing(db: Db, playerId: string): Promise<bigint> {
  const [row] = await db
    .select({ cents: sum(payout.grossCents) })
    .from(payout)
    .where(and(eq(payout.playerId, playerId), eq(payout.state, 'processing')));
  return BigInt(row?.cents ?? 0);
}

export interface YearSum {
  readonly playerId: string;
  readonly payouts: number;
  readonly grossCents: bigint;
  readonly withheldCents: bigint;
}

/** Returns every player who was paid in a year, with the sums of their payouts, by id. */
export async function sumYearByPlayer(db: Db, year: number): Promise<YearSum[]> {
  const rows = await db
    .select({
      playerId: payout.playerId,
      payouts: sql<number>`count(*)::int`,
      gross: sum(payout.grossCents),
      withheld: sum(payout.withheldCents),
    })
    .from(payout)
    .where(and(eq(payout.state, 'paid'), within(year)))
    .groupBy(payout.playerId)
    .orderBy(asc(payout.playerId));
  return rows.map(({ gross, withheld, ...row }) => ({
    ...row,
    grossCents: BigInt(gross ?? 0),
    withheldCents: BigInt(withheld ?? 0),
  }));
}

/** Returns a player's payouts of a year, in the order of payment. */
export async function selectYearOfPlayer(db: Db, playerId: string, year: number): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payout)
    .where(and(eq(payout.playerId, playerId), eq(payout.state, 'paid'), within(year)))
    .orderBy(asc(payout.paidOn), asc(payout.id));
}
