/** `pnpm staff:unlock --email sam@example.com` unlocks an account when no other administrator can. */
import { withSiteDatabase } from '../launch/database-for-command.ts';
import { readLaunchConfig } from '../launch/launch-config.ts';
import { loadDotEnv, repositoryRoot, runLauncher, say } from '../launch/run-launcher.ts';
import { readStaffEmail, unlockStaffAccount } from './staff-account.ts';

await runLauncher(async () => {
  const email = readStaffEmail('unlock', process.argv.slice(2));
  loadDotEnv();
  const config = readLaunchConfig(process.env, repositoryRoot);
  const wasLocked = await withSiteDatabase(config, say, (databaseUrl) => unlockStaffAccount(databaseUrl, email));
  say(wasLocked ? `${email} is unlocked.` : `${email} is not locked, or has no account. Nothing was changed.`);
});
