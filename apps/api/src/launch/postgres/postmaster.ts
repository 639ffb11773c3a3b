import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a running server wrote to `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** How long each stop signal may take before the next one is sent. A server that hangs gets less time. */
const PATIENT = { fastMs: 10_000, immediateMs: 5_000 } as const;
export const HANGING = { fastMs: 1_500, immediateMs: 1_500 } as const;
const KILL_MS = 5_000;
const POLL_MS = 20;

interface StopPatience {
  readonly fastMs: number;
  readonly immediateMs: number;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Finds the server that runs on this cluster, if any. The pid file is stale when its process is gone or is another
 * program. A stale file is removed, because PostgreSQL only checks whether the pid is in use and then refuses to start.
 */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const file = join(clusterDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  // Lines: pid, data directory, start time, port, socket directory, listen address, shared memory key, status.
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const isOurs = Number.isInteger(pid) && pid > 1 && isAlive(pid) && commandLine(pid).includes(clusterDir);
  if (!isOurs) {
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]) || 0 };
}

async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Stops a server within a time limit. It first tries a fast shutdown (ends sessions, writes a checkpoint), then an
 * immediate one (recovery at the next start), then SIGKILL. With fsync on, none of them loses committed data.
 */
export async function stopPostmaster(pid: number, patience: StopPatience = PATIENT): Promise<void> {
  const steps = [
    ['SIGINT', patience.fastMs],
    ['SIGQUIT', patience.immediateMs],
    ['SIGKILL', KILL_MS],
  ] as const;
  for (const [signal, timeoutMs] of steps) {
    if (!isAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await waitForEnd(pid, timeoutMs)) return;
  }
  throw new Error(`PostgreSQL (pid ${pid}) did not end after SIGKILL`);
}
