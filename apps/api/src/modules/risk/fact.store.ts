import { type RiskFactKind, type RiskOccasion, risk } from '@goldwren/rules';
import { and, asc, count, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { ago, nowParameter } from '../../platform/postgres/sql-instants.ts';
import { riskDue, riskFact, riskScore } from './risk.table.ts';

export type FactRow = typeof riskFact.$inferSelect;

/** Stores what an account used, or that it used it again. */
export async function insertFacts(
  tx: Db,
  facts: readonly Pick<FactRow, 'playerId' | 'kind' | 'value' | 'browser' | 'system'>[],
): Promise<void> {
  if (facts.length === 0) return;
  await tx
    .insert(riskFact)
    .values([...facts])
    .onConflictDoUpdate({
      target: [riskFact.playerId, riskFact.kind, riskFact.value],
      set: { lastSeenAt: nowParameter() },
    });
}

/** Returns the latest facts of one kind. */
export function selectFacts(db: Db, playerId: string, kind: RiskFactKind, limit: number): Promise<FactRow[]> {
  return db
    .select()
    .from(riskFact)
    .where(and(eq(riskFact.playerId, playerId), eq(riskFact.kind, kind)))
    .orderBy(desc(riskFact.lastSeenAt))
    .limit(limit);
}

export function countFacts(db: Db, playerId: string, kind: RiskFactKind): Promise<number> {
  return db.$count(riskFact, and(eq(riskFact.playerId, playerId), eq(riskFact.kind, kind)));
}

/** Returns other accounts with this fact, up to a limit. */
export async function selectOthersWith(
  db: Db,
  { playerId, value }: Pick<FactRow, 'playerId' | 'value'>,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ playerId: riskFact.playerId })
    .from(riskFact)
    .where(and(eq(riskFact.value, value), ne(riskFact.playerId, playerId)))
    .limit(limit);
  return rows.map((row) => row.playerId);
}

/** Returns the number of accounts by fact, in hexadecimal. */
export async function countAccounts(db: Db, values: readonly Buffer[]): Promise<Map<string, number>> {
  if (values.length === 0) return new Map();
  const rows = await db
    .select({ value: riskFact.value, accounts: count() })
    .from(riskFact)
    .where(inArray(riskFact.value, [...values]))
    .groupBy(riskFact.value);
  return new Map(rows.map(({ value, accounts }) => [value.toString('hex'), accounts]));
}

/**
 * Enqueues an assessment. The update of a waiting row also locks it, so the job waits for this transaction and sees what
 * it stores.
 */
export async function insertDue(tx: Db, playerId: string, occasion: RiskOccasion): Promise<void> {
  await tx
    .insert(riskDue)
    .values({ playerId, occasion })
    .onConflictDoUpdate({ target: riskDue.playerId, set: { occasion, at: nowParameter() } });
}

export async function selectDue(db: Db, limit: number): Promise<string[]> {
  const rows = await db.select({ playerId: riskDue.playerId }).from(riskDue).orderBy(asc(riskDue.at)).limit(limit);
  return rows.map(({ playerId }) => playerId);
}

export async function isDue(db: Db, playerId: string): Promise<boolean> {
  return (await db.$count(riskDue, eq(riskDue.playerId, playerId))) > 0;
}

/** Removes an account from the queue. Of two workers, only one gets the occasion. */
export async function deleteDue(tx: Db, playerId: string): Promise<RiskOccasion | null> {
  const [row] = await tx
    .delete(riskDue)
    .where(eq(riskDue.playerId, playerId))
    .returning({ occasion: riskDue.occasion });
  return row?.occasion ?? null;
}

const isOldFact = () => lt(riskFact.lastSeenAt, ago(risk.factDays, 'day'));
const isOldScore = () => lt(riskScore.assessedAt, ago(risk.scoreDays, 'day'));

/** Players of one run. The next run continues. */
const oldBatch = 5_000;

/** Deletes facts and scores whose retention period is over, player by player. */
export async function deleteOldRisk(db: Db): Promise<void> {
  const facts = await db
    .selectDistinct({ playerId: riskFact.playerId })
    .from(riskFact)
    .where(isOldFact())
    .limit(oldBatch);
  for (const { playerId } of facts) {
    await db.delete(riskFact).where(and(eq(riskFact.playerId, playerId), isOldFact()));
  }
  const scores = await db
    .selectDistinct({ playerId: riskScore.playerId })
    .from(riskScore)
    .where(isOldScore())
    .limit(oldBatch);
  for (const { playerId } of scores) {
    await db.delete(riskScore).where(and(eq(riskScore.playerId, playerId), isOldScore()));
  }
}
