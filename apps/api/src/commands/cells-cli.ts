/** `pnpm cells COMMAND` changes, shows or moves the cells of a site (docs/operations/scaling.md). */
import { loadDotEnv, runLauncher, say } from '../launch/run-launcher.ts';
import { runCellsCommand } from './cells/index.ts';

await runLauncher(async () => {
  loadDotEnv();
  const { lines, isGood } = await runCellsCommand(process.argv.slice(2), process.env, say);
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (!isGood) process.exit(1);
});
