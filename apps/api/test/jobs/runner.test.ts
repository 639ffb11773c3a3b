import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedJobs } from '../../src/jobs/recorded-jobs.ts';
import { openQueue, runJobs } from '../../src/jobs/run-jobs.ts';
import { jobsOf } from '../../src/jobs/scheduled-jobs.ts';
import { loginsOf } from '../harness/app-url.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { registration } from '../helpers/people/players.ts';
import { startTestSmtp } from '../helpers/processes/smtp-server.ts';
import { startWorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
let queue: pg.Pool;
beforeAll(async () => {
  queue = openQueue({ url: loginsOf(api.url).worker, role: null }, () => undefined);
});
afterAll(() => queue.end());

const silent = () => undefined;
const log = { info: silent, warn: silent, error: silent, fatal: silent };

const addJob = (name: string) => api.owner.query("SELECT graphile_worker.add_job($1, job_key := 'key_' || $1)", [name]);

/** Returns the waiting or running job with this name; null when it is done. */
async function jobNamed(name: string) {
  const { rows } = await api.owner.query(
    'SELECT attempts, last_error, locked_by, run_at > now() AS later FROM graphile_worker.jobs WHERE task_identifier = $1',
    [name],
  );
  return rows[0] ?? null;
}

async function withJobs(tasks: TaskList, limitMs: number, work: () => Promise<void>): Promise<void> {
  const { taskList } = await recordedJobs(
    api.context,
    { taskList: tasks, crontab: jobsOf(api.context).crontab },
    () => limitMs,
  );
  const runner = runJobs({
    queue,
    schema: 'graphile_worker',
    log,
    taskList,
    crontab: '',
    concurrency: Object.keys(taskList).length,
  });
  try {
    await work();
  } finally {
    await runner.stop();
  }
}

/** Creates a job that fails at its first attempt and succeeds at the next one. */
function failsOnce(fail: () => Promise<unknown>) {
  const attempts = { made: 0 };
  const task = async (): Promise<void> => {
    attempts.made += 1;
    if (attempts.made === 1) await fail();
  };
  return { attempts, task };
}

const counted = () => failsOnce(async () => undefined);

describe('a job in the real runner', () => {
  test('is retried when it throws, hangs or loses its connection, without delaying others', {
    timeout: 120_000,
  }, async () => {
    const { database } = api.context;
    const throws = failsOnce(() => Promise.reject(new Error('broken')));
    const hangs = failsOnce(() => new Promise(() => undefined));
    const cut = failsOnce(() => database.db.$client.query('SELECT pg_terminate_backend(pg_backend_pid())'));
    const works = counted();
    const tasks = {
      throws: throws.task,
      hangs: hangs.task,
      loses_connection: cut.task,
      works: works.task,
    };
    await withJobs(tasks, 1_000, async () => {
      const failing = ['throws', 'hangs', 'loses_connection'] as const;
      for (const name of failing) await addJob(name);
      await addJob('works');
      await until('the job that works is done', () => works.attempts.made === 1);
      const errors = { throws: /broken/, hangs: /took longer than 1 s/, loses_connection: /terminat/ };
      for (const name of failing) {
        await until(`${name} waits for its retry`, async () => (await jobNamed(name))?.last_error != null);
        const job = await jobNamed(name);
        expect(job).toMatchObject({ attempts: 1, locked_by: null, later: true });
        expect(job.last_error).toMatch(errors[name]);
        await addJob(name);
        await until(`${name} is done`, async () => (await jobNamed(name)) === null);
      }
      expect([throws, hangs, cut].map(({ attempts }) => attempts.made)).toEqual([2, 2, 2]);
    });
  });

  test('finishes although the connections of the queue are lost while it runs', async () => {
    let runs = 0;
    const cutQueue = async () => {
      runs += 1;
      if (runs > 1) return;
      await api.owner.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'goldwren-queue'",
      );
    };
    await withJobs({ cut_queue: cutQueue }, 10_000, async () => {
      await addJob('cut_queue');
      await until('the job is done', async () => runs > 0 && (await jobNamed('cut_queue')) === null, 20_000);
      await addJob('cut_queue');
      await until('the next one is done', async () => runs > 1 && (await jobNamed('cut_queue')) === null, 20_000);
    });
  });

  test('runs although its schedule and its result cannot be recorded', async () => {
    await api.owner.query('ALTER TABLE job_run RENAME TO job_run_away');
    const works = counted();
    try {
      await withJobs({ works: works.task }, 10_000, async () => {
        await addJob('works');
        await until('it ran', async () => works.attempts.made === 1 && (await jobNamed('works')) === null);
      });
    } finally {
      await api.owner.query('ALTER TABLE job_run_away RENAME TO job_run');
    }
  });
});

test('continues other jobs and mail while the reconciliation fails', { timeout: 90_000 }, async () => {
  const smtp = await startTestSmtp();
  const worker = await startWorkerProcess(api.url, { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@goldwren.test' });
  await api.owner.query('ALTER TABLE reconciliation RENAME TO reconciliation_away');
  await addJob('check_moved_books');
  await until(
    'the job waits for its retry',
    async () => (await jobNamed('check_moved_books'))?.last_error != null,
    20_000,
  );
  expect(await jobNamed('check_moved_books')).toMatchObject({
    locked_by: null,
    last_error: expect.stringMatching(/reconciliation/),
  });

  await api.caller().client.auth.register({ body: registration() });
  await until('the mail is sent', () => smtp.delivered.length === 1, 20_000);

  await api.owner.query('ALTER TABLE reconciliation_away RENAME TO reconciliation');
  await addJob('check_moved_books');
  await until('the job is done', async () => (await jobNamed('check_moved_books')) === null, 20_000);
  expect(await worker.stop()).toBe(0);
  await smtp.close();
});
