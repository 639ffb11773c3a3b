import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/launch/free-port.ts';
import { fromPackageRoot } from '../src/platform/package-root.ts';
import { commandLineOf, processTree } from './machine/process-stats.ts';

const longestStartMs = 60_000;
const pollMs = 25;

export interface StartTimes {
  /** The first start, which creates the database. */
  readonly firstSeconds: number;
  /** A restart with an existing database. */
  readonly againSeconds: number;
}

/** Measures `pnpm start` in this installed and built clone, with a new data folder, until the home page is served. */
export async function measureStart(): Promise<StartTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'goldwren-bench-start-'));
  chmodSync(dataDir, 0o711);
  try {
    const firstSeconds = await startOnce(dataDir);
    return { firstSeconds, againSeconds: await startOnce(dataDir) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn('pnpm', ['start'], {
    cwd: fromPackageRoot('..', '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await servesPage(port))) {
      if (child.exitCode !== null) throw new Error(`pnpm start ended with ${child.exitCode}`);
      if (performance.now() - start > longestStartMs) throw new Error('pnpm start served no page');
      await sleep(pollMs);
    }
    return (performance.now() - start) / 1000;
  } finally {
    // Only the launcher gets the signal, because it stops its processes in order.
    const launcher = processTree(child.pid as number).find((pid) =>
      /^\S*node \S*dist\/start\.js/.test(commandLineOf(pid)),
    );
    process.kill(launcher ?? (child.pid as number), 'SIGTERM');
    await ended;
  }
}

async function servesPage(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) });
    return response.status === 200 && (await response.text()).includes('</html>');
  } catch {
    return false;
  }
}
