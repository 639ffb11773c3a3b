import { asc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { jobRun } from './health.table.ts';

export type JobClock = Pick<typeof jobRun.$inferInsert, 'name' | 'schedule' | 'everyMinutes'>;

/** A job is late after this many of its periods without a success; docs/operations. */
const periodsUntilLate = 2;
const longestError = 500;

/** True without a success in twice its period. A job that never ran counts from its first registration. */
const isLate: SQL<boolean> = sql<boolean>`coalesce(${jobRun.lastSuccessAt}, ${jobRun.declaredAt})
  < now() - ${sql.raw(String(periodsUntilLate))} * ${jobRun.everyMinutes} * interval '1 minute'`;

/** Stores the jobs and their schedules. Known results stay. Jobs that no longer exist are deleted. */
export async function declareJobs(db: Db, clocks: readonly JobClock[]): Promise<void> {
  const declared = alias(jobRun, 'excluded');
  await db
    .insert(jobRun)
    .values([...clocks])
    .onConflictDoUpdate({
      target: jobRun.name,
      set: { schedule: declared.schedule, everyMinutes: declared.everyMinutes },
    });
  await db.delete(jobRun).where(
    notInArray(
      jobRun.name,
      clocks.map(({ name }) => name),
    ),
  );
}

export async function recordSuccess(db: Db, name: string, tookMs: number): Promise<void> {
  await db.update(jobRun).set({ lastSuccessAt: now(), tookMs }).where(eq(jobRun.name, name));
}

export async function recordFailure(db: Db, name: string, error: string): Promise<void> {
  const lastError = error.slice(0, longestError);
  await db.update(jobRun).set({ lastFailureAt: now(), lastError }).where(eq(jobRun.name, name));
}

/** Returns every job with its state, by name. */
export function selectJobs(db: Db) {
  const { name, schedule, everyMinutes, lastSuccessAt, tookMs, lastFailureAt, lastError } = jobRun;
  return db
    .select({ name, schedule, everyMinutes, lastSuccessAt, tookMs, lastFailureAt, lastError, isLate })
    .from(jobRun)
    .orderBy(asc(name));
}
