/** `pnpm start` runs the whole site. Built as dist/start.js. */

import { checkSettings } from '../check-settings.ts';
import { fromPackageRoot } from '../platform/package-root.ts';
import { prepareFor } from '../prepare.ts';
import { readLaunchConfig } from './launch-config.ts';
import { nodeFlags } from './node-flags.ts';
import { loadDotEnv, repositoryRoot, runLauncher, say } from './run-launcher.ts';
import { runStack } from './run-stack.ts';

await runLauncher(async () => {
  loadDotEnv();
  const config = readLaunchConfig(process.env, repositoryRoot);
  const run = (entry: string): string[] => [...nodeFlags, fromPackageRoot('dist', entry)];
  await runStack({
    config,
    env: process.env,
    checkSettings,
    prepare: prepareFor,
    api: run('main.js'),
    worker: run('worker.js'),
    log: say,
    onReady: () => {
      const where =
        config.databaseUrl === undefined ? `embedded PostgreSQL, data in ${config.dataDir}` : 'DATABASE_URL';
      say(
        `\n  Goldwren is ready   http://localhost:${config.port}\n  Database            ${where}\n  Stop                Ctrl-C\n`,
      );
      return undefined;
    },
  });
});
