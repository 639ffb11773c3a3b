/** `pnpm sanctions:import SDN.CSV [ALT.CSV]` imports a sanctions list. The site may be running or stopped. */
import { withSiteDatabase } from '../launch/database-for-command.ts';
import { readLaunchConfig } from '../launch/launch-config.ts';
import { loadDotEnv, repositoryRoot, runLauncher, say } from '../launch/run-launcher.ts';
import { prepareDatabase } from '../prepare.ts';
import { importSanctionsFiles, readImportArguments } from './sanctions-import.ts';

await runLauncher(async () => {
  const wanted = readImportArguments(process.argv.slice(2));
  loadDotEnv();
  const config = readLaunchConfig(process.env, repositoryRoot);
  const { isNew, version, names, sha256 } = await withSiteDatabase(config, say, async (databaseUrl) => {
    await prepareDatabase(databaseUrl);
    return importSanctionsFiles(databaseUrl, wanted);
  });
  if (!isNew) return say(`This list is already in force as version ${version}. Nothing was changed.`);
  say(`Version ${version} is in force: ${names} names, SHA-256 ${sha256}.`);
});
