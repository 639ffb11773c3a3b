import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/launch/free-port.ts';
import type { Caller } from '../api/caller.ts';
import { until } from '../until.ts';
import { callerAt } from './paced-load.ts';

/** Debian's program. */
export const haproxyProgram = '/usr/sbin/haproxy';

export function hasHaproxy(): boolean {
  return existsSync(haproxyProgram);
}

/** A running HAProxy. */
export interface HaproxyProcess {
  readonly baseUrl: string;
  caller(): Caller;
  stop(): Promise<void>;
}

/** Replaces a text that the file must contain, so that a changed file does not silently change the test. */
export function replaceIn(text: string, before: string, after: string): string {
  if (!text.includes(before)) throw new Error(`haproxy.cfg does not contain ${before}`);
  return text.replaceAll(before, after);
}

/**
 * Starts HAProxy, and waits until it forwards.
 * @param configFor returns the configuration for a port of this machine
 * @param firstStatus the status of /healthz that shows that HAProxy has checked the processes
 */
export async function startHaproxy(configFor: (port: number) => string, firstStatus = 200): Promise<HaproxyProcess> {
  const work = mkdtempSync(join(tmpdir(), 'goldwren-haproxy-'));
  const port = await freePort();
  const file = join(work, 'haproxy.cfg');
  writeFileSync(file, configFor(port));
  const child = spawn(haproxyProgram, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
    });
  const ended = once(child, 'exit');
  const baseUrl = `http://127.0.0.1:${port}`;
  await until('HAProxy forwards', async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended:\n${output}`);
    return (await fetch(`${baseUrl}/healthz`).catch(() => null))?.status === firstStatus;
  });
  return {
    baseUrl,
    caller: () => callerAt(baseUrl),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(work, { recursive: true });
    },
  };
}
