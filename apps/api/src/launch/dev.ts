/** The API's part of `pnpm dev`. It runs the stack from source and restarts it when a source file changes. */
import { join } from 'node:path';
import { checkSettings } from '../check-settings.ts';
import { fromPackageRoot } from '../platform/package-root.ts';
import { prepareFor } from '../prepare.ts';
import { readLaunchConfig } from './launch-config.ts';
import { loadDotEnv, repositoryRoot, runLauncher, say } from './run-launcher.ts';
import { runStack } from './run-stack.ts';
import { watchSources } from './source-watcher.ts';

/** The workspace packages the API runs from source. */
const WATCHED_PACKAGES = ['contracts', 'game-engine', 'rules'];

await runLauncher(async () => {
  loadDotEnv();
  const config = readLaunchConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'info' }, repositoryRoot);
  const source = fromPackageRoot('src');
  const run = (entry: string): string[] => [join(source, entry)];
  const folders = [source, ...WATCHED_PACKAGES.map((name) => join(repositoryRoot, 'packages', name, 'src'))];
  await runStack({
    config,
    env: process.env,
    checkSettings,
    prepare: prepareFor,
    api: run('main.ts'),
    worker: run('worker.ts'),
    log: say,
    onReady: (children) => {
      say(`\n  API          http://localhost:${config.port}`);
      say('  Web          http://localhost:5173 (live reload)');
      say('  Back office  http://localhost:5174/staff/ (live reload)\n');
      return watchSources(folders, (file) => {
        say(`${file} changed: restarting.`);
        for (const child of children) void child.restart();
      });
    },
  });
});
