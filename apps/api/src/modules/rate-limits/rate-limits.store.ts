import { inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { nowParameter } from '../../platform/postgres/sql-instants.ts';
import { rateLimit } from './rate-limits.table.ts';

export interface CountedKey {
  readonly key: string;
  readonly windowMinutes: number;
}

/**
 * Increments the count of each key in one statement. Starts a new window when the old one has ended.
 * Keys are sorted, so that concurrent requests lock them in the same order.
 */
export async function incrementCounts(
  db: Db,
  keys: readonly CountedKey[],
): Promise<{ key: string; requests: number; secondsLeft: number }[]> {
  const ordered = [...keys].sort((a, b) => (a.key < b.key ? -1 : 1));
  const excluded = alias(rateLimit, 'excluded');
  const passed = sql`${rateLimit.windowEndsAt} <= ${nowParameter()}`;
  return db
    .insert(rateLimit)
    .values(
      ordered.map(({ key, windowMinutes }) => ({
        key,
        windowEndsAt: sql`now() + ${windowMinutes}::int * interval '1 minute'`,
        requests: 1,
      })),
    )
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        requests: sql`CASE WHEN ${passed} THEN 1 ELSE ${rateLimit.requests} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${passed} THEN ${excluded.windowEndsAt} ELSE ${rateLimit.windowEndsAt} END`,
      },
    })
    .returning({
      key: rateLimit.key,
      requests: rateLimit.requests,
      secondsLeft: sql`ceil(extract(epoch FROM ${rateLimit.windowEndsAt} - ${nowParameter()}))`.mapWith(Number),
    });
}

/** Decrements the count of each key, for legitimate requests. */
export async function decrementCounts(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .update(rateLimit)
    .set({ requests: sql`greatest(${rateLimit.requests} - 1, 0)` })
    .where(inArray(rateLimit.key, [...keys]));
}

export async function deleteCounts(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(rateLimit).where(inArray(rateLimit.key, [...keys]));
}

/** Deletes windows that have ended. */
export async function deleteEndedWindows(db: Db): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.windowEndsAt, sql`now()`));
}
