import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { type Login, readConfig } from './config/config.ts';
import { startOutgoingMail } from './jobs/outgoing-mail.ts';
import { recordedJobs } from './jobs/recorded-jobs.ts';
import { openQueue, runJobs } from './jobs/run-jobs.ts';
import { jobsOf } from './jobs/tasks.ts';
import { exitWithParent } from './launch/exit-with-parent.ts';
import { startProcess } from './launch/run-launcher.ts';
import { makeContext } from './make-context.ts';
import { openAppDatabase } from './platform/app-database.ts';

/** Jobs read the data of whole days, so their statements may take longer than those of a request. */
const jobStatementMs = 60_000;

/**
 * The worker process runs scheduled jobs and sends mail, each at least once. Every job is therefore idempotent, and a mail
 * that is sent again has the same Message-ID.
 */
exitWithParent();
await startProcess(async () => {
  const config = readConfig(process.env, 'worker');
  const log = pino({ level: config.logLevel, name: 'worker' });
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const database = await openAppDatabase(config, 'worker', {
    maxConnections: 8,
    applicationName: 'goldwren-worker',
    statementTimeoutMs: jobStatementMs,
    onError,
  });
  /** A separate pool, so that jobs that hang do not delay mail. */
  const mailDatabase = await openAppDatabase(config, 'worker', {
    maxConnections: 2,
    applicationName: 'goldwren-mail',
    onError,
  });
  const queue = openQueue(config.logins.worker as Login, onError);

  const outgoingMail = await startOutgoingMail({ config, database: mailDatabase, log });
  const context = makeContext(config, database, log);
  const jobs = await recordedJobs(context, jobsOf(context));
  const runner = runJobs({ queue, log, ...jobs });
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after an error');
    await Promise.all([runner.stop(), outgoingMail.stop()]);
    await context.events.flush();
    await Promise.all([database.close(), mailDatabase.close(), queue.end()]);
  });
  log.info('worker started');
});
