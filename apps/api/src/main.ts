import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { taskNames } from './jobs/schedules.ts';
import { exitWithParent } from './launch/exit-with-parent.ts';
import { startProcess } from './launch/run-launcher.ts';
import { endCoach } from './modules/challenge/public.ts';
import { stateCollectors } from './modules/health/public.ts';
import { openAppDatabase } from './platform/logins/app-database.ts';
import { startMetrics } from './start-metrics.ts';

/** Staff are few and their calls are short. More connections would reduce those for players. */
const staffPoolSize = 4;

/** The API process. */
exitWithParent();
await startProcess(async () => {
  const config = readConfig(process.env, 'api');
  const onError = (error: Error): void => app.log.warn({ err: error }, 'database connection lost');
  const databases = {
    players: await openAppDatabase(config, 'players', {
      maxConnections: config.poolSize,
      applicationName: 'goldwren-api',
      onError,
    }),
    staff: await openAppDatabase(config, 'staff', {
      maxConnections: staffPoolSize,
      applicationName: 'goldwren-api-staff',
      onError,
    }),
  };
  const app = await createApp(config, databases);
  const metrics = await startMetrics({
    config,
    user: 'staff',
    pools: { players: databases.players.db.$client, staff: databases.staff.db.$client },
    collectorsOf: (db) => stateCollectors(db, taskNames),
    onError,
  });
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    await app.close();
    await endCoach();
    await metrics.close();
    await Promise.all([databases.players.close(), databases.staff.close()]);
  });
  await app.listen({ port: config.port, host: config.host });
});
