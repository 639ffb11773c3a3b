/** `pnpm seed:demo` adds demo players and staff. The site may be running or stopped. It fails in production. */
import { readConfig } from '../src/config/config.ts';
import { withSiteDatabase } from '../src/launch/database-for-command.ts';
import { readLaunchConfig } from '../src/launch/launch-config.ts';
import { LaunchError } from '../src/launch/launch-error.ts';
import { loadDotEnv, repositoryRoot, runLauncher, say } from '../src/launch/run-launcher.ts';
import { siteSettings } from '../src/launch/site-settings.ts';
import { analyzeNewTables } from '../src/platform/schema/analyze.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { demoPassword, demoPlayers } from './demo-players.ts';
import { demoStaff, demoTotpSecret } from './demo-staff.ts';
import { seedDemo } from './seed-demo.ts';

await runLauncher(async () => {
  loadDotEnv();
  const config = readLaunchConfig(process.env, repositoryRoot);
  if (config.isProduction)
    throw new LaunchError('Demo accounts have a public password and are not allowed in production.');
  const added = await withSiteDatabase(config, say, async (databaseUrl) => {
    await prepareDatabase(databaseUrl);
    const seeded = await seedDemo(
      databaseUrl,
      readConfig({ ...siteSettings(process.env, config), DATABASE_URL: databaseUrl }),
    );
    await analyzeNewTables(databaseUrl);
    return seeded;
  });
  say(added.length > 0 ? `Added ${added.join(', ')}.` : 'All demo accounts already exist.');
  say(`Sign in as ${demoPlayers.map(({ email }) => email).join(', ')} with the password ${demoPassword}`);
  say(
    `Staff: ${demoStaff.map(({ email }) => email).join(', ')}, with the same password and codes of ${demoTotpSecret}`,
  );
});
