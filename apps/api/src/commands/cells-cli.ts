/** `pnpm cells COMMAND` changes or shows the cells of a site (docs/operations/scaling.md). */
import { loadDotEnv, runLauncher, say } from '../launch/run-launcher.ts';
import { runCellsCommand } from './cells/index.ts';

await runLauncher(async () => {
  loadDotEnv();
  for (const line of await runCellsCommand(process.argv.slice(2), process.env)) say(line);
});
