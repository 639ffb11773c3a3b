import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll } from 'vitest';
import { findPostmaster, stopPostmaster } from '../../src/launch/postgres/postmaster.ts';

const folders: string[] = [];

/** Creates a data directory. It is removed after the test file, and a server that still runs in it is stopped. */
export function scratchFolder(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-launch-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders.splice(0)) {
    const running = findPostmaster(clusterOf(folder));
    if (running !== undefined) await stopPostmaster(running.pid);
    rmSync(folder, { recursive: true, force: true });
  }
});

export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'cluster');
}

export async function query(url: string, text: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows[0] as Record<string, unknown> | undefined;
  } finally {
    await client.end();
  }
}

/** Polls until the check holds. */
export async function until(what: string, check: () => boolean | Promise<boolean>, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${what}`);
    await sleep(25);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Opens a listener on a free port. */
export async function occupyPort(): Promise<{ port: number; close(): Promise<unknown> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, close: () => new Promise((resolve) => server.close(resolve)) };
}
