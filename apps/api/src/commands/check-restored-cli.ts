/**
 * `pnpm check:restored [CHECKPOINT]` checks a restored database and file store. Settings: those of the worker, and
 * DATABASE_URL with the owner's login. CHECKPOINT is a file with the newest checkpoint of the public log.
 */
import { readFile } from 'node:fs/promises';
import { readConfig } from '../config/config.ts';
import { withSiteDatabase } from '../launch/database-for-command.ts';
import { readLaunchConfig } from '../launch/launch-config.ts';
import { loadDotEnv, repositoryRoot, runLauncher, say } from '../launch/run-launcher.ts';
import { siteSettings } from '../launch/site-settings.ts';
import { checkRestored } from './check-restored.ts';

await runLauncher(async () => {
  loadDotEnv();
  const launch = readLaunchConfig(process.env, repositoryRoot);
  const [checkpointFile] = process.argv.slice(2);
  const checkpoint = checkpointFile === undefined ? null : await readFile(checkpointFile, 'utf8');
  const parts = await withSiteDatabase(launch, say, (databaseUrl) =>
    checkRestored(
      databaseUrl,
      readConfig({ ...siteSettings(process.env, launch), DATABASE_URL: databaseUrl }),
      checkpoint,
    ),
  );
  for (const { part, findings } of parts) {
    const isCompared = part !== 'public log' || checkpoint !== null;
    say(`${part}: ${findings.length > 0 ? 'FAULTS' : isCompared ? 'good' : 'not compared with a checkpoint'}`);
    for (const finding of findings) say(`  ${finding}`);
  }
  if (parts.some(({ findings }) => findings.length > 0)) process.exit(1);
});
