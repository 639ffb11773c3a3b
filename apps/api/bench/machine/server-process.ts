import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitUntilReady } from '../../src/launch/wait-until-ready.ts';

const readyTimeoutMs = 30_000;

export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a Node program that listens on `port`, and waits until its `/readyz` answers. */
export async function startServerProcess(
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const ready = await waitUntilReady(`http://127.0.0.1:${port}/readyz`, readyTimeoutMs, new AbortController().signal);
  if (ready) return { pid: child.pid as number, port, stop };
  await stop();
  throw new Error(`${args.at(-1)} did not become ready`);
}
