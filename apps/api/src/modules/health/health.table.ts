import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** The state of every scheduled job: its schedule and its last results. */
export const jobRun = pgTable('job_run', {
  name: text().primaryKey(),
  /** In crontab format, UTC. */
  schedule: text().notNull(),
  /** The longest interval of the schedule. */
  everyMinutes: integer().notNull(),
  /** When a worker first registered it. */
  declaredAt: instant().notNull().default(sql`now()`),
  lastSuccessAt: instant(),
  tookMs: integer(),
  lastFailureAt: instant(),
  lastError: text(),
});

/** Pools of workers that are alive: each renews its row every few seconds, so that the jobs of a killed one are released. */
export const workerHeartbeat = pgTable('worker_heartbeat', {
  /** As graphile-worker names it in `locked_by`. */
  pool: text().primaryKey(),
  at: instant().notNull(),
});
