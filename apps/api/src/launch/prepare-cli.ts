/**
 * Migrates and seeds the database of DATABASE_URL, creates the configured logins, and exits. A deployment runs this step
 * before it starts new processes. It is the only step that needs the owner's URL. Built as dist/prepare.js.
 */
import { loginUrlsOf } from '../platform/logins/database-roles.ts';
import { prepareFor } from '../prepare.ts';
import { LaunchError } from './launch-error.ts';
import { runLauncher, say } from './run-launcher.ts';

await runLauncher(async () => {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new LaunchError('DATABASE_URL is not set.');
  const logins = loginUrlsOf(process.env);
  await prepareFor(databaseUrl, logins, process.env);
  const count = Object.keys(logins).length;
  say(`The database is migrated and seeded${count > 0 ? `, and ${count} of its logins exist` : ''}.`);
});
