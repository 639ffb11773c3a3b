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

/** Jobs read whole days; a statement of theirs may take longer than one of a request. */
const jobStatementMs = 60_000;

/**
 * The worker process: scheduled jobs and outgoing mail, at least once each, so every job is idempotent and a mail keeps
 * its Message-ID.
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
  /** Connections of its own: jobs that hang do not hold up mail. */
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
