import closeWithGrace from 'close-with-grace';
import { Logger, run } from 'graphile-worker';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from './config/config.ts';
import { startOutgoingMail } from './jobs/outgoing-mail.ts';
import { recordedJobs } from './jobs/recorded-jobs.ts';
import { jobsOf } from './jobs/tasks.ts';
import { exitWithParent } from './launch/exit-with-parent.ts';
import { startProcess } from './launch/run-launcher.ts';
import { makeContext } from './make-context.ts';
import { openAppDatabase } from './platform/app-database.ts';

/**
 * The worker process: scheduled jobs and outgoing mail, at least once each, so every job is idempotent and a mail keeps
 * its Message-ID.
 */
exitWithParent();
await startProcess(async () => {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, name: 'worker' });
  const database = await openAppDatabase(config, {
    maxConnections: 4,
    applicationName: 'goldwren-worker',
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  /** The queue's own tables belong to the owner of the schema. */
  const queue = new pg.Pool({ connectionString: config.ownerUrl, max: 4, application_name: 'goldwren-queue' });
  const onQueueError = (error: Error): void => log.warn({ err: error }, 'queue connection lost');
  queue.on('error', onQueueError);
  queue.on('connect', (client) => client.on('error', onQueueError));

  /** The queue's own lines, at their levels, in our log. */
  const logger = new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : level](message));

  const outgoingMail = await startOutgoingMail({ config, database, log });
  const context = makeContext(config, database, log);
  const jobs = await recordedJobs(context, jobsOf(context));
  const runner = await run({ pgPool: queue, concurrency: 2, noHandleSignals: true, logger, ...jobs });
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after an error');
    await Promise.all([runner.stop(), outgoingMail.stop()]);
    await context.events.flush();
    await Promise.all([database.close(), queue.end()]);
  });
  log.info('worker started');
});
