/** `pnpm staff:create` creates a staff account. The site may be running or stopped. */
import { withSiteDatabase } from '../launch/database-for-command.ts';
import { provideSecrets } from '../launch/dev-secrets.ts';
import { readLaunchConfig } from '../launch/launch-config.ts';
import { loadDotEnv, repositoryRoot, runLauncher, say } from '../launch/run-launcher.ts';
import { prepareDatabase } from '../prepare.ts';
import { createStaffAccount, readStaffArguments } from './staff-account.ts';

await runLauncher(async () => {
  const wanted = readStaffArguments(process.argv.slice(2));
  loadDotEnv();
  const config = readLaunchConfig(process.env, repositoryRoot);
  const { SEED_ENCRYPTION_KEY } = provideSecrets(process.env, config.dataDir, config.isProduction);
  const created = await withSiteDatabase(config, say, async (databaseUrl) => {
    await prepareDatabase(databaseUrl);
    return createStaffAccount(databaseUrl, Buffer.from(SEED_ENCRYPTION_KEY, 'hex'), wanted);
  });
  if (!created) return say(`${wanted.email} already has an account. Nothing was changed.`);
  say(`${wanted.name} can sign in as ${wanted.email}. Send these credentials privately. They are shown only once:`);
  say(`  password       ${created.password}`);
  say(`  authenticator  ${created.totpUri}`);
});
