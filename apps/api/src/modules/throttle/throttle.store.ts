import { inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { throttle } from './throttle.table.ts';

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
): Promise<{ key: string; asked: number; secondsLeft: number }[]> {
  const ordered = [...keys].sort((a, b) => (a.key < b.key ? -1 : 1));
  const excluded = alias(throttle, 'excluded');
  const passed = sql`${throttle.windowEndsAt} <= now()`;
  return db
    .insert(throttle)
    .values(
      ordered.map(({ key, windowMinutes }) => ({
        key,
        windowEndsAt: sql`now() + ${windowMinutes}::int * interval '1 minute'`,
        asked: 1,
      })),
    )
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        asked: sql`CASE WHEN ${passed} THEN 1 ELSE ${throttle.asked} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${passed} THEN ${excluded.windowEndsAt} ELSE ${throttle.windowEndsAt} END`,
      },
    })
    .returning({
      key: throttle.key,
      asked: throttle.asked,
      secondsLeft: sql`ceil(extract(epoch FROM ${throttle.windowEndsAt} - now()))`.mapWith(Number),
    });
}

/** Decrements the count of each key, for legitimate requests. */
export async function decrementCounts(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .update(throttle)
    .set({ asked: sql`greatest(${throttle.asked} - 1, 0)` })
    .where(inArray(throttle.key, [...keys]));
}

export async function deleteCounts(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(throttle).where(inArray(throttle.key, [...keys]));
}

/** Deletes windows that have ended. */
export async function deleteEndedWindows(db: Db): Promise<void> {
  await db.delete(throttle).where(lt(throttle.windowEndsAt, sql`now()`));
}
