import { and, asc, count, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callForRow } from '../../platform/postgres/call-function.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { isProblemCode } from '../../platform/problem.ts';
import { challengeDay, challengeEntry } from './challenge.table.ts';

export type ChallengeDayRow = typeof challengeDay.$inferSelect;
export type EntryRow = typeof challengeEntry.$inferSelect;

export async function selectDay(db: Db, day: string): Promise<ChallengeDayRow | null> {
  const [row] = await db.select().from(challengeDay).where(eq(challengeDay.day, day));
  return row ?? null;
}

/** Adds the challenge of a day unless another caller was first. */
export async function insertDay(db: Db, row: ChallengeDayRow): Promise<void> {
  await db.insert(challengeDay).values(row).onConflictDoNothing();
}

const isEntryOf = (playerId: string, day: string) =>
  and(eq(challengeEntry.playerId, playerId), eq(challengeEntry.day, day));

/** Adds an empty entry unless the player has one. */
export async function insertEntry(db: Db, entry: Pick<EntryRow, 'playerId' | 'day' | 'id'>): Promise<void> {
  await db.insert(challengeEntry).values(entry).onConflictDoNothing();
}

/** Returns the entry, locked until the end of the transaction. */
export async function lockEntry(tx: Db, playerId: string, day: string): Promise<EntryRow | null> {
  const [row] = await tx.select().from(challengeEntry).where(isEntryOf(playerId, day)).for('update');
  return row ?? null;
}

export async function selectEntry(db: Db, playerId: string, day: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(challengeEntry).where(isEntryOf(playerId, day));
  return row ?? null;
}

export async function selectEntryById(db: Db, id: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(challengeEntry).where(eq(challengeEntry.id, id));
  return row ?? null;
}

export async function updateHands(
  tx: Db,
  { playerId, day }: Pick<EntryRow, 'playerId' | 'day'>,
  values: Pick<EntryRow, 'hands' | 'givenUp' | 'finishedAt'>,
): Promise<void> {
  await tx.update(challengeEntry).set(values).where(isEntryOf(playerId, day));
}

/** Sets or clears the alias. Returns false when the player has no entry on that day. */
export async function updateAlias(
  db: Db,
  { playerId, day, alias, aliasKey }: Pick<EntryRow, 'playerId' | 'day' | 'alias' | 'aliasKey'>,
): Promise<boolean> {
  const rows = await db
    .update(challengeEntry)
    .set({ alias, aliasKey })
    .where(isEntryOf(playerId, day))
    .returning({ id: challengeEntry.id });
  return rows.length > 0;
}

const finishedOn = (day: string) => and(eq(challengeEntry.day, day), isNotNull(challengeEntry.finishedAt));

/** Returns the best finished entries of a day. Among equal scores, aliases come in alphabetical order. */
export function selectBestEntries(db: Db, day: string, limit: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(challengeEntry)
    .where(finishedOn(day))
    .orderBy(asc(challengeEntry.givenUp), asc(challengeEntry.aliasKey), asc(challengeEntry.id))
    .limit(limit);
}

export async function countFinished(db: Db, day: string): Promise<number> {
  return onlyRow(await db.select({ rows: count() }).from(challengeEntry).where(finishedOn(day))).rows;
}

/** Counts the finished entries of a day that gave up less. */
export async function countBetter(db: Db, day: string, givenUp: number): Promise<number> {
  const better = and(finishedOn(day), lt(challengeEntry.givenUp, givenUp));
  return onlyRow(await db.select({ rows: count() }).from(challengeEntry).where(better)).rows;
}

/** Returns whether the player has ever finished a challenge without giving anything up. */
export async function hasFlawlessChallenge(db: Db, playerId: string): Promise<boolean> {
  const flawless = and(
    eq(challengeEntry.playerId, playerId),
    eq(challengeEntry.givenUp, 0),
    isNotNull(challengeEntry.finishedAt),
  );
  return (await db.select({ id: challengeEntry.id }).from(challengeEntry).where(flawless).limit(1)).length > 0;
}

/** Records a decision of now as play, unless it is rejected. Returns null or the problem code. */
export async function recordChallengeDecision(tx: Db, playerId: string, day: string) {
  const row = await callForRow<{ refusal: string | null }>(tx, 'record_challenge_decision', [playerId, day]);
  if (row.refusal === null || isProblemCode(row.refusal)) return row.refusal;
  throw new Error(`record_challenge_decision returned ${row.refusal}`);
}

/** Credits the prize of the player's finished challenge, once. Returns the Gold Coins in hundredths. */
export async function grantChallengePrize(db: Db, playerId: string, day: string): Promise<bigint> {
  const { amount } = await callForRow<{ amount: bigint }>(db, 'grant_challenge_prize', [playerId, day]);
  return amount;
}

/** Removes the aliases of an account that is erased. The decisions stay, because they are the cause of a prize. */
export async function eraseAliases(tx: Db, playerId: string): Promise<void> {
  const none = { alias: null, aliasKey: null, removedAlias: null, removalReason: null, removedAliasKeys: [] };
  await tx.update(challengeEntry).set(none).where(eq(challengeEntry.playerId, playerId));
}
