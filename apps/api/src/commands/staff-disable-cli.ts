/** `pnpm staff:disable --email sam@example.com` disables an account when no two other administrators can. */
import { withSiteDatabase } from '../launch/database-for-command.ts';
import { readLaunchConfig } from '../launch/launch-config.ts';
import { loadDotEnv, repositoryRoot, runLauncher, say } from '../launch/run-launcher.ts';
import { disableStaffAccount, readStaffEmail } from './staff-account.ts';

await runLauncher(async () => {
  const email = readStaffEmail('disable', process.argv.slice(2));
  loadDotEnv();
  const config = readLaunchConfig(process.env, repositoryRoot);
  const wasEnabled = await withSiteDatabase(config, say, (databaseUrl) => disableStaffAccount(databaseUrl, email));
  say(
    wasEnabled
      ? `${email} is disabled and signed out.`
      : `${email} is disabled already, or has no account. Nothing was changed.`,
  );
});
