/**
 * Migrates and seeds the database of DATABASE_URL, then ends: the step a deployment runs before its new processes.
 * Built as dist/prepare.js.
 */
import { prepareDatabase } from '../prepare.ts';
import { LaunchError } from './launch-error.ts';
import { runLauncher, say } from './run-launcher.ts';

await runLauncher(async () => {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new LaunchError('DATABASE_URL is not set.');
  await prepareDatabase(databaseUrl);
  say('The database is migrated and seeded.');
});
