import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { databaseUserNames, databaseUsers } from '../../../src/platform/logins/database-roles.ts';
import { loginsOf } from '../../harness/app-url.ts';
import { testSecrets } from '../api/settings.ts';
import { processEnvironment } from '../processes/process-environment.ts';
import { until } from '../until.ts';

const program = fileURLToPath(new URL('../../../src/commands/cells-cli.ts', import.meta.url));

/** A `cells` command in a process of its own. */
export interface CellsProcess {
  output(): string;
  /** Resolves when the command has printed this text, or has ended. */
  printed(text: string): Promise<void>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
  /** Resolves with the exit code. */
  ended(): Promise<number | null>;
}

/** @param logins The owner's URL of the database whose test logins the command creates. */
export function startCells(args: readonly string[], source: string, logins: string = source): CellsProcess {
  const urls = loginsOf(logins);
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      ...processEnvironment,
      NODE_ENV: 'test',
      DATABASE_URL: source,
      ...Object.fromEntries(databaseUserNames.map((user) => [databaseUsers[user].setting, urls[user]])),
      ...testSecrets,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    output: () => output,
    printed: (text) => until(`the command prints ${text}`, () => isGone() || output.includes(text), 60_000),
    kill: async () => {
      if (!isGone()) child.kill('SIGKILL');
      await exited;
    },
    ended: async () => (await exited)[0],
  };
}
