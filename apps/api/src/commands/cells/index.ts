import { LaunchError } from '../../launch/launch-error.ts';
import { add } from './add.ts';
import { adopt } from './adopt.ts';
import type { CellsCommand } from './cells-command.ts';
import { list } from './list.ts';
import { prepare } from './prepare.ts';

/** The commands of `pnpm cells`, by name. */
const commands: Readonly<Record<string, CellsCommand>> = { prepare, add, list, adopt };

/** Runs the command that the first argument names. @throws LaunchError that lists the commands. */
export function runCellsCommand(
  [name = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(args, env);
  const usages = Object.values(commands).map(({ usage }) => `  cells ${usage}`);
  throw new LaunchError(['Write one of these commands:', ...usages].join('\n'));
}
