import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { type Login, readConfig } from './config/config.ts';
import { taskNames } from './jobs/schedules.ts';
import { exitWithParent } from './launch/exit-with-parent.ts';
import { endWith, say, startProcess } from './launch/run-launcher.ts';
import { endCoach } from './modules/challenge/public.ts';
import { stateCollectors } from './modules/health/public.ts';
import { openAppDatabase, type StartWithoutDatabase } from './platform/logins/app-database.ts';
import { createCellFollower } from './platform/schema/follow-cell.ts';
import { startMetrics } from './start-metrics.ts';
import { startTracing } from './start-tracing.ts';

/** Staff are few and their calls are short. More connections would reduce those for players. */
const staffPoolSize = 4;
/** How long requests in progress may take after the listener has closed. */
const longestRequestMs = 10_000;

/** Players can read the pages while the database is down, so the process starts without it. */
const withoutDatabase: StartWithoutDatabase = {
  onUnreachable: (error) => {
    const { message, code } = error as Error & { code?: string };
    say(`The database cannot be reached: ${message || code}.`);
    say('The API serves the pages, and answers calls with 503 until the database answers.');
  },
  onWrongLogin: endWith,
};

/** The API process. */
exitWithParent();
await startProcess(async () => {
  const config = readConfig(process.env, 'api');
  const onError = (error: Error): void => app.log.warn({ err: error }, 'database connection lost');
  const follower = createCellFollower(config.logins.staff as Login);
  const open = async (user: 'players' | 'staff', maxConnections: number, applicationName: string) => {
    const database = await openAppDatabase(config, user, { maxConnections, applicationName, onError }, withoutDatabase);
    follower.add(database);
    return database;
  };
  const databases = {
    players: await open('players', config.poolSize, 'goldwren-api'),
    staff: await open('staff', staffPoolSize, 'goldwren-api-staff'),
    follow: follower.follow,
  };
  const tracing = await startTracing(config, 'goldwren-api');
  const app = await createApp(config, databases);
  const metrics = await startMetrics({
    config,
    user: 'staff',
    pools: { players: databases.players.db.$client, staff: databases.staff.db.$client },
    collectorsOf: (db) => stateCollectors(db, taskNames),
    onError,
    without: withoutDatabase,
    follower,
  });
  closeWithGrace({ delay: config.shutdownDelayMs + longestRequestMs }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    app.drain.begin();
    // The listener stays open until the proxy has read /readyz. After an error, the process must not go on.
    if (!err) await wait(config.shutdownDelayMs);
    await app.close();
    await endCoach();
    await metrics.close();
    await tracing.close();
    await Promise.all([databases.players.close(), databases.staff.close()]);
  });
  await app.listen({ port: config.port, host: config.host });
});
