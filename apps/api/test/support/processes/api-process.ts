import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../src/launch/free-port.ts';
import { type Caller, createCaller } from '../api/caller.ts';
import { type Settings, testSettings } from '../api/settings.ts';
import { until } from '../until.ts';
import { processEnvironment } from './process-environment.ts';
import { programPath } from './programs.ts';

/** A real API process on its own port. */
export interface ApiProcess {
  readonly pid: number;
  readonly baseUrl: string;
  caller(): Caller;
  /** What it has printed so far. */
  output(): string;
  /** Resolves with the exit code. */
  ended(): Promise<number | null>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
  /** Sends SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

interface ApiOptions {
  /** Any free port by default. */
  readonly port?: number;
  /** Extra Node flags. */
  readonly flags?: readonly string[];
  /** The address that answers 200 when the start is complete. */
  readonly awaited?: '/readyz' | '/healthz';
  /** The `main` program of another build. */
  readonly program?: string;
}

/** Starts the `main` program and waits until it is ready. */
export async function startApiProcess(
  databaseUrl: string,
  settings: Settings = {},
  { port = 0, flags = [], awaited = '/readyz', program = programPath('main') }: ApiOptions = {},
): Promise<ApiProcess> {
  const chosen = port === 0 ? await freePort() : port;
  const child = spawn(process.execPath, [...flags, program], {
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
      const answer = await fetch(`${baseUrl}${awaited}`).catch(() => null);
      return answer?.status === 200;
    },
    60_000,
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const signal = async (name: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name);
    return (await exited)[0];
  };
  return {
    pid: child.pid as number,
    baseUrl,
    output: () => output,
    caller: () => createCaller((url, init) => fetch(`${baseUrl}${url}`, init)),
    ended: async () => (await exited)[0],
    kill: async () => void (await signal('SIGKILL')),
    stop: () => signal('SIGTERM'),
  };
}
