import { spawn } from 'node:child_process';
import { type Settings, testSettings } from '../api/settings.ts';
import { until } from '../until.ts';
import { processEnvironment } from './process-environment.ts';
import { programPath } from './programs.ts';
import { type WatchedChild, watchChild } from './watch-child.ts';

/** A real worker process. */
export type WorkerProcess = WatchedChild;

/** Starts the `worker` program and waits until it logs that it has started. */
export async function startWorkerProcess(databaseUrl: string, settings: Settings = {}): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [programPath('worker')], {
    env: {
      ...processEnvironment,
      ...testSettings(databaseUrl, { LOG_LEVEL: 'info', ...settings }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watched = watchChild(child);
  await until(
    'the worker runs',
    () => {
      if (watched.isGone()) throw new Error(`the worker ended:\n${watched.output()}`);
      return watched.output().includes('worker started');
    },
    60_000,
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return watched;
}
