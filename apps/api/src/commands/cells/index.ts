import { LaunchError } from '../../launch/launch-error.ts';
import { add } from './add.ts';
import { adopt } from './adopt.ts';
import type { CellsCommand, CellsResult } from './cells-command.ts';
import { list } from './list.ts';
import { move, prepareCells, status } from './placement.ts';
import { prepare } from './prepare.ts';
import { settings } from './settings.ts';

/** The commands of `pnpm cells`, by name. */
const commands: Readonly<Record<string, CellsCommand>> = {
  prepare,
  add,
  list,
  settings,
  adopt,
  move,
  status,
  'prepare-all': prepareCells,
};

/** Runs the command that the first argument names. @throws LaunchError for an unknown command or option. */
export async function runCellsCommand(
  [name = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
): Promise<CellsResult> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const usages = Object.values(commands).map(({ usage }) => `  cells ${usage}`);
    throw new LaunchError(['Write one of these commands:', ...usages].join('\n'));
  }
  try {
    return await command.run(args, env, say);
  } catch (error) {
    const { code } = error as { code?: string };
    throw code?.startsWith('ERR_PARSE_ARGS') ? new LaunchError((error as Error).message) : error;
  }
}
