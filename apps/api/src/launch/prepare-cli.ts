/**
 * Migrates and seeds the database of DATABASE_URL, makes the login of DATABASE_APP_URL when it is set, then ends: the step a deployment runs before its new processes.
 * Built as dist/prepare.js.
 */
import { prepareDatabase } from '../prepare.ts';
import { LaunchError } from './launch-error.ts';
import { runLauncher, say } from './run-launcher.ts';

await runLauncher(async () => {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new LaunchError('DATABASE_URL is not set.');
  const appUrl = process.env.DATABASE_APP_URL || undefined;
  await prepareDatabase(databaseUrl, appUrl);
  say(`The database is migrated and seeded${appUrl ? ", and the API's login is there" : ''}.`);
});
