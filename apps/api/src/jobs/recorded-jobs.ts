import { parseCrontab, type Task, type TaskList } from 'graphile-worker';
import type { Context } from '../context.ts';
import { declareJobs, type JobClock, recordFailure, recordSuccess } from '../modules/health/public.ts';
import { timeLimitOf, withTimeLimit } from './time-limits.ts';

type Jobs = { readonly taskList: TaskList; readonly crontab: string };
type RecordDeps = Pick<Context, 'database' | 'events'>;

const minuteMs = 60_000;
/** The first period covers jobs that run weekly, the second one jobs that run monthly. */
const daysLookedAt = [15, 70];

/**
 * Declares the schedules of the jobs and makes every job record its result. Staff see both, and a late job raises an alert.
 * Each job has a time limit. When the declaration fails, the failure is reported and the jobs still run.
 */
export async function recordedJobs(
  deps: RecordDeps,
  { taskList, crontab }: Jobs,
  limitOf: (job: string) => number = timeLimitOf,
): Promise<Jobs> {
  await declareJobs(deps.database.db, clocksOf(crontab)).catch((err: unknown) =>
    deps.events.report('job_failed', { job: 'declare_jobs', err }),
  );
  const recorded = Object.entries(taskList).map(([name, task]) => [
    name,
    recordedTask(deps, name, task as Task, limitOf(name)),
  ]);
  return { taskList: Object.fromEntries(recorded), crontab };
}

/** Returns every job of a crontab with the longest pause between two of its runs. */
function clocksOf(crontab: string): JobClock[] {
  const schedules = new Map(crontab.split('\n').map((line) => [taskOf(line), line.split(' ').slice(0, 5).join(' ')]));
  return parseCrontab(crontab).map((item) => ({
    name: item.task,
    schedule: schedules.get(item.task) ?? '',
    everyMinutes: longestPauseMinutes(item.match),
  }));
}

function taskOf(line: string): string {
  return line.split(' ')[5] ?? '';
}

type Match = ReturnType<typeof parseCrontab>[number]['match'];

/** @throws Error when the job does not run twice in ten weeks. */
function longestPauseMinutes(match: Match): number {
  for (const days of daysLookedAt) {
    const runs = runsWithin(match, days * 24 * 60);
    const pauses = runs.slice(1).map((run, index) => run - (runs[index] ?? 0));
    if (pauses.length > 0) return Math.max(...pauses);
  }
  throw new Error('a scheduled job must run at least twice in ten weeks');
}

/** Returns the minutes at which the job runs, counted from 1 January 2026. */
function runsWithin(match: Match, minutes: number): number[] {
  const begin = Date.UTC(2026, 0, 1);
  const runs: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const at = new Date(begin + minute * minuteMs);
    const [min, hour, date] = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate()];
    if (match({ min, hour, date, month: at.getUTCMonth() + 1, dow: at.getUTCDay() })) runs.push(minute);
  }
  return runs;
}

/** Wraps a task so that its result is recorded. If recording fails, the job has still run, and it later shows as late. */
function recordedTask({ database, events }: RecordDeps, name: string, task: Task, limitMs: number): Task {
  return async (payload, helpers) => {
    const begun = performance.now();
    try {
      const result = await withTimeLimit((async () => task(payload, helpers))(), limitMs);
      const tookMs = Math.round(performance.now() - begun);
      await recordSuccess(database.db, name, tookMs).catch(() => undefined);
      return result;
    } catch (err) {
      events.report('job_failed', { job: name, err });
      await recordFailure(database.db, name, err instanceof Error ? err.message : String(err)).catch(() => undefined);
      throw err;
    }
  };
}
