import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster, stopPostmaster } from '../../src/launch/postgres/postmaster.ts';

export const TEST_CLUSTER_PREFIX = 'goldwren-test-';
export const OWNER_FILE = 'owner.pid';
/** The process id of the owner follows. */
export const FILES_PREFIX = 'goldwren-files-';
/** A folder this young may belong to a run that has not written its process id yet. */
const GRACE_MS = 60_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ownerOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, OWNER_FILE), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Stops and removes the clusters of test runs that were killed before their teardown, and the files of ended test processes. */
export async function removeAbandonedClusters(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    const owner = new RegExp(`^${FILES_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(folder, { recursive: true, force: true });
    if (!name.startsWith(TEST_CLUSTER_PREFIX)) continue;
    const cluster = ownerOf(folder);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (cluster === undefined ? age < GRACE_MS : isRunning(cluster)) continue;
    const running = findPostmaster(join(folder, 'postgres', 'cluster'));
    if (running !== undefined) await stopPostmaster(running.pid);
    rmSync(folder, { recursive: true, force: true });
  }
}
