import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { exitWithParent } from './launch/exit-with-parent.ts';
import { startProcess } from './launch/run-launcher.ts';
import { openAppDatabase } from './platform/app-database.ts';

/** The API process. */
exitWithParent();
await startProcess(async () => {
  const config = readConfig(process.env);
  const database = await openAppDatabase(config, {
    maxConnections: config.poolSize,
    applicationName: 'goldwren-api',
    onError: (error) => app.log.warn({ err: error }, 'database connection lost'),
  });
  const app = await createApp(config, database);
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    await app.close();
    await database.close();
  });
  await app.listen({ port: config.port, host: config.host });
});
