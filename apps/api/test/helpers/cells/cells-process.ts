import { spawn } from 'node:child_process';
import { databaseUserNames, databaseUsers } from '../../../src/platform/logins/database-roles.ts';
import { loginsOf } from '../../harness/app-url.ts';
import { testSecrets } from '../api/settings.ts';
import { processEnvironment } from '../processes/process-environment.ts';
import { programPath } from '../processes/programs.ts';
import { type WatchedChild, watchChild } from '../processes/watch-child.ts';
import { until } from '../until.ts';

/** A `cells` command in a process of its own. */
export interface CellsProcess extends WatchedChild {
  /** Resolves when the command has printed this text, or has ended. */
  printed(text: string): Promise<void>;
}

/** @param logins The owner's URL of the database whose test logins the command creates. */
export function startCells(args: readonly string[], source: string, logins: string = source): CellsProcess {
  const urls = loginsOf(logins);
  const child = spawn(process.execPath, [programPath('cells'), ...args], {
    env: {
      ...processEnvironment,
      NODE_ENV: 'test',
      DATABASE_URL: source,
      ...Object.fromEntries(databaseUserNames.map((user) => [databaseUsers[user].setting, urls[user]])),
      ...testSecrets,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watched = watchChild(child);
  return {
    ...watched,
    printed: (text) =>
      until(`the command prints ${text}`, () => watched.isGone() || watched.output().includes(text), 60_000),
  };
}
