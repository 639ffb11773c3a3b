/**
 * `pnpm archive run` archives the closed months now. `pnpm archive check [MONTH]` compares every part of the archive, or those
 * of a month such as 2026-11, with the database. `pnpm archive export MONTH FOLDER` copies a month out of the archive, decrypted.
 * `pnpm archive restart MONTH` deletes the parts of a month that is not complete. `pnpm archive drop MONTH` drops the rounds of an
 * archived month from the database, after two administrators agreed. Settings: those of the worker, and
 * DATABASE_URL with the owner's login.
 */

import { readConfig } from '../config/config.ts';
import { withSiteDatabase } from '../launch/database-for-command.ts';
import { readLaunchConfig } from '../launch/launch-config.ts';
import { loadDotEnv, repositoryRoot, runLauncher, say } from '../launch/run-launcher.ts';
import { siteSettings } from '../launch/site-settings.ts';
import { readArchiveCommand, runArchiveCommand } from './archive.ts';

await runLauncher(async () => {
  const command = readArchiveCommand(process.argv.slice(2));
  loadDotEnv();
  const launch = readLaunchConfig(process.env, repositoryRoot);
  const { isGood, lines } = await withSiteDatabase(launch, say, (databaseUrl) =>
    runArchiveCommand(
      databaseUrl,
      readConfig({ ...siteSettings(process.env, launch), DATABASE_URL: databaseUrl }),
      command,
    ),
  );
  for (const line of lines) say(line);
  if (!isGood) process.exit(1);
});
