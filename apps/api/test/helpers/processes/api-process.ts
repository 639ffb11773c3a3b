import { spawn } from 'node:child_process';
import { freePort } from '../../../src/launch/free-port.ts';
import { type Caller, createCaller } from '../api/caller.ts';
import { type Settings, testSettings } from '../api/settings.ts';
import { until } from '../until.ts';
import { processEnvironment } from './process-environment.ts';
import { programPath } from './programs.ts';
import { type WatchedChild, watchChild } from './watch-child.ts';

/** A real API process on its own port. */
export interface ApiProcess extends WatchedChild {
  readonly pid: number;
  readonly baseUrl: string;
  caller(): Caller;
}

export interface ApiOptions {
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
  const watched = watchChild(child);
  const baseUrl = `http://127.0.0.1:${chosen}`;
  await until(
    'the API process is ready',
    async () => {
      if (watched.isGone()) throw new Error(`the API process ended:\n${watched.output()}`);
      const answer = await fetch(`${baseUrl}${awaited}`).catch(() => null);
      return answer?.status === 200;
    },
    60_000,
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    ...watched,
    pid: child.pid as number,
    baseUrl,
    caller: () => createCaller((url, init) => fetch(`${baseUrl}${url}`, init)),
  };
}
