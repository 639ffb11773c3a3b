import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../src/launch/free-port.ts';
import { type Caller, createCaller } from '../api/caller.ts';
import { type Settings, testSettings } from '../api/settings.ts';
import { until } from '../until.ts';
import { processEnvironment } from './process-environment.ts';

const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));

/** A real API process on its own port. */
export interface ApiProcess {
  readonly pid: number;
  readonly baseUrl: string;
  caller(): Caller;
  /** What the process has written so far. */
  output(): string;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
  /** Sends SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts `src/main.ts` and waits until it is ready. `port` 0 means any free port. `flags` are extra Node flags. */
export async function startApiProcess(
  databaseUrl: string,
  settings: Settings = {},
  port = 0,
  flags: readonly string[] = [],
): Promise<ApiProcess> {
  const chosen = port === 0 ? await freePort() : port;
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      ...processEnvironment,
      PORT: String(chosen),
      ...testSettings(databaseUrl, { LOG_LEVEL: 'error', ...settings }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const baseUrl = `http://127.0.0.1:${chosen}`;
  await until(
    'the API process is ready',
    async () => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the API process ended:\n${output}`);
      const answer = await fetch(`${baseUrl}/readyz`).catch(() => null);
      return answer?.status === 200;
    },
    60_000,
  );
  const signal = async (name: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name);
    return (await exited)[0];
  };
  return {
    pid: child.pid as number,
    baseUrl,
    output: () => output,
    caller: () => createCaller((url, init) => fetch(`${baseUrl}${url}`, init)),
    kill: async () => void (await signal('SIGKILL')),
    stop: () => signal('SIGTERM'),
  };
}
