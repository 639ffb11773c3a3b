import type { ScheduledJob, SystemHealth } from '@goldwren/contracts/staff';
import type { Db } from '../../platform/database.ts';
import { selectGamesOff } from '../games/public.ts';
import { selectMailBacklog } from '../mail/public.ts';
import { countWaitingNotifications } from '../store/public.ts';
import { readDatabaseActivity } from './activity.store.ts';
import { selectJobs } from './job-run.store.ts';

/** Returns the current state of jobs, queues, the database and disabled games. */
export async function readHealth(db: Db, now: Date): Promise<SystemHealth> {
  const [jobs, mail, payments, activity, gamesOff] = await Promise.all([
    selectJobs(db),
    selectMailBacklog(db),
    countWaitingNotifications(db),
    readDatabaseActivity(db),
    selectGamesOff(db),
  ]);
  return {
    at: now.toISOString(),
    jobs: jobs.map(jobView),
    mail: {
      due: { waiting: mail.due, oldest_at: mail.oldestDueAt?.toISOString() ?? null },
      later: mail.later,
      given_up: mail.givenUp,
    },
    payments: { waiting: payments.waiting, oldest_at: payments.oldestAt?.toISOString() ?? null },
    database: activity,
    games_off: gamesOff.map(({ since, ...game }) => ({ ...game, since: since?.toISOString() ?? null })),
  };
}

function jobView(row: Awaited<ReturnType<typeof selectJobs>>[number]): ScheduledJob {
  const { lastFailureAt, lastError } = row;
  return {
    name: row.name,
    schedule: row.schedule,
    every_minutes: row.everyMinutes,
    last_success_at: row.lastSuccessAt?.toISOString() ?? null,
    last_failure: lastFailureAt ? { at: lastFailureAt.toISOString(), error: lastError ?? '' } : null,
    took_ms: row.tookMs,
    late: row.isLate,
  };
}
