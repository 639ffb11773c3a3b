import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Settings, testSettings } from '../api/settings.ts';
import { until } from '../until.ts';
import { processEnvironment } from './process-environment.ts';
import { programPath } from './programs.ts';

/** A real worker process. */
export interface WorkerProcess {
  /** What the process has written so far. */
  output(): string;
  /** Resolves with the exit code. */
  ended(): Promise<number | null>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
  /** Sends SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the `worker` program and waits until it logs that it has started. */
export async function startWorkerProcess(databaseUrl: string, settings: Settings = {}): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [programPath('worker')], {
    env: {
      ...processEnvironment,
      ...testSettings(databaseUrl, { LOG_LEVEL: 'info', ...settings }),
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
  await until(
    'the worker runs',
    () => {
      if (isGone()) throw new Error(`the worker ended:\n${output}`);
      return output.includes('worker started');
    },
    60_000,
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const signal = async (name: NodeJS.Signals): Promise<number | null> => {
    if (!isGone()) child.kill(name);
    return (await exited)[0];
  };
  return {
    output: () => output,
    ended: async () => (await exited)[0],
    kill: async () => void (await signal('SIGKILL')),
    stop: () => signal('SIGTERM'),
  };
}
