import closeWithGrace from 'close-with-grace';
import { type Logger, pino } from 'pino';
import { type Config, type Login, readConfig } from './config/config.ts';
import { createIdentityVendor } from './identity-vendors/create-identity-vendor.ts';
import { createHealthFile } from './jobs/health-file.ts';
import { openOutgoingMail } from './jobs/outgoing-mail.ts';
import { exportJobs, identityJobs, mailJobs, paymentJobs, pushJobs } from './jobs/queued-jobs.ts';
import { recordedJobs } from './jobs/recorded-jobs.ts';
import { openQueue, runJobs } from './jobs/run-jobs.ts';
import { runPublicLog } from './jobs/run-public-log.ts';
import { runSharing } from './jobs/run-sharing.ts';
import { jobsOf } from './jobs/scheduled-jobs.ts';
import { stopWhenMoved, waitForHome } from './jobs/wait-for-home.ts';
import { exitWithParent } from './launch/exit-with-parent.ts';
import { endWith, startProcess } from './launch/run-launcher.ts';
import { makeContext } from './make-context.ts';
import { databaseCollector } from './modules/health/public.ts';
import { createPushTransport } from './modules/push/public.ts';
import { createPaymentProviders } from './modules/store/public.ts';
import { createPayoutApi } from './payout-apis/create-payout-api.ts';
import { logOptions } from './platform/log-options.ts';
import { openAppDatabase, type StartWithoutDatabase } from './platform/logins/app-database.ts';
import { databaseUsers } from './platform/logins/database-roles.ts';
import { schemasOf } from './platform/schema/cell-schemas.ts';
import { atNode, createCellFollower } from './platform/schema/follow-cell.ts';
import { startMetrics } from './start-metrics.ts';
import { startTracing } from './start-tracing.ts';

/** Jobs read the data of whole days, so their statements may take longer than those of a request. */
const jobStatementMs = 60_000;

/** Partitions are created months before they are needed, so the worker starts without the coordinator. */
const withoutCoordinator: StartWithoutDatabase = { onUnreachable: () => undefined, onWrongLogin: endWith };

/** The settings of the processes that jobs start: those of this one, with the server that it uses. */
function settingsAt(url: string): NodeJS.ProcessEnv {
  const { setting } = databaseUsers.worker;
  return { ...process.env, [process.env[setting] ? setting : 'DATABASE_URL']: url };
}

/** Opens the database of the jobs, and waits for the home of the cell. `config` names the server that holds the cell. */
async function openAtHome(given: Config, log: Logger, onError: (error: Error) => void) {
  const follower = createCellFollower(given.logins.worker as Login);
  const database = await openAppDatabase(given, 'worker', {
    maxConnections: 10,
    applicationName: 'goldwren-worker',
    statementTimeoutMs: jobStatementMs,
    onError,
  });
  follower.add(database);
  await waitForHome(database.db, log, follower);
  const login = atNode(given.logins.worker as Login, follower);
  const config: Config = { ...given, logins: { ...given.logins, worker: login } };
  /** On Citus, only the coordinator creates tables. Its URL is the given one. */
  const forTables =
    follower.node &&
    (await openAppDatabase(
      given,
      'worker',
      { maxConnections: 1, applicationName: 'goldwren-tables', statementTimeoutMs: jobStatementMs, onError },
      withoutCoordinator,
    ));
  return { config, login, database, forTables, follower };
}

/**
 * The worker process: jobs on a schedule, mails, push messages, payments, identity checks and exports, at least once each. So
 * every job is idempotent and a mail keeps its Message-ID. Each of the six has a runner, so that none delays another.
 */
exitWithParent();
await startProcess(async () => {
  const given = readConfig(process.env, 'worker');
  const log = pino(logOptions('worker', given.logLevel));
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const { config, login, database, forTables, follower } = await openAtHome(given, log, onError);
  /** A separate pool, so that jobs that hang do not delay mail. */
  const mailDatabase = await openAppDatabase(config, 'worker', {
    maxConnections: 2,
    applicationName: 'goldwren-mail',
    onError,
  });
  const queue = openQueue(login, onError);
  const { jobs: schema } = schemasOf(login.url);
  const metrics = await startMetrics({
    config,
    user: 'worker',
    pools: { jobs: database.db.$client, mail: mailDatabase.db.$client, queue },
    collectorsOf: (db) => [databaseCollector(db)],
    onError,
  });

  const tracing = await startTracing(config, 'goldwren-worker');
  const mail = await openOutgoingMail({ config, database: mailDatabase });
  const context = makeContext(config, database, log);
  const scheduled = await recordedJobs(context, jobsOf(context, settingsAt(login.url), forTables ?? database));
  // There is room for every scheduled job at once, so that a slow one delays no other.
  const concurrency = Object.keys(scheduled.taskList).length;
  const pushes = {
    db: database.db,
    transport: config.push.signingKeys.length > 0 ? createPushTransport(config.push) : null,
  };
  const jobs = {
    scheduled: { ...scheduled, concurrency },
    mail: mailJobs(mail, log),
    push: pushJobs(pushes),
    payments: paymentJobs({
      ...context,
      providers: createPaymentProviders(config.payments.accounts),
      payoutApi: createPayoutApi(config.payoutApi),
    }),
    identity: identityJobs({ ...context, identityVendor: createIdentityVendor(config.identityVendor) }),
    exports: exportJobs(context),
  };
  const health = createHealthFile(config.workerHealthFile, Object.keys(jobs));
  const runners = Object.entries(jobs).map(([name, own]) =>
    runJobs({ queue, schema, log, ...own, onHeartbeat: () => health.record(name) }),
  );
  const publicLog = await runPublicLog(context);
  const sharing = runSharing(context);
  const home = stopWhenMoved(database.db, log, follower);
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after an error');
    home.stop();
    await Promise.all([...runners, publicLog, sharing].map((runner) => runner.stop()));
    await mail.close();
    await metrics.close();
    await tracing.close();
    await context.events.flush();
    await context.cells?.close();
    await Promise.all([database.close(), mailDatabase.close(), forTables?.close(), queue.end()]);
  });
  log.info('worker started');
});
