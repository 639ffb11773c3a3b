import { spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launch-error.ts';
import { createPassword, readPassword } from './password.ts';
import type { Account, Placement } from './placement.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

/** The role that initdb creates. It is a superuser, because migrations create the roles that the API uses. */
export const SUPERUSER = 'goldwren';
const EMBEDDED_MAJOR = '18';

export interface Cluster {
  readonly dir: string;
  readonly password: string;
}

interface ClusterInput {
  readonly dataDir: string;
  readonly placement: Placement;
  /** False only for throw-away clusters of tests. */
  readonly durable: boolean;
  readonly log: (message: string) => void;
}

/** Options of `spawn` that run a program as the account. The working directory is `/`, which every account can read. */
export function runAs(account: Account | undefined): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: NodeJS.ProcessEnv;
} {
  const base = { cwd: '/', env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
  return account === undefined ? base : { ...base, uid: account.uid, gid: account.gid };
}

async function run(program: string, args: readonly string[], account: Account | undefined): Promise<void> {
  const child = spawn(program, args, { ...runAs(account), stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new LaunchError(`${program} ended with ${code}:\n${errors.trim()}`);
}

async function createCluster(dir: string, password: string, { placement, durable }: ClusterInput): Promise<void> {
  const { account, binDir } = placement;
  const partial = `${dir}.partial`;
  const passwordFile = `${dir}.pw`;
  rmSync(partial, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account !== undefined) chownSync(passwordFile, account.uid, account.gid);
  try {
    // The built-in C.UTF-8 locale sorts the same on every operating system, so indexes do not depend on the host.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const auth = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const sync = durable ? [] : ['--no-sync'];
    await run(join(binDir, 'initdb'), [`--pgdata=${partial}`, ...auth, ...locale, ...sync], account);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // Only a finished cluster gets this name. The next start deletes the result of an interrupted initdb.
  renameSync(partial, dir);
}

/** Moves away a cluster whose password is missing because the data directory was emptied. It is not deleted or reused. */
async function moveAside(dir: string, log: ClusterInput['log']): Promise<void> {
  const running = findPostmaster(dir);
  if (running !== undefined) await stopPostmaster(running.pid);
  const aside = `${dir}.set-aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(dir, aside);
  log(
    `The password of the cluster in ${dir} is missing. The cluster was moved to ${aside}; a new one will be created.`,
  );
}

export function clusterDir(placement: Placement): string {
  return join(placement.clusterParent, 'cluster');
}

/**
 * Opens the cluster of a data directory, or creates it at the first start.
 *
 * @throws LaunchError when another major version of PostgreSQL wrote it.
 */
export async function openCluster(input: ClusterInput): Promise<Cluster> {
  const dir = clusterDir(input.placement);
  const known = readPassword(input.dataDir);
  if (existsSync(dir) && known === undefined) await moveAside(dir, input.log);
  if (!existsSync(dir)) {
    const password = known ?? createPassword(input.dataDir);
    await createCluster(dir, password, input);
    return { dir, password };
  }
  const major = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim();
  if (major !== EMBEDDED_MAJOR) {
    throw new LaunchError(
      `The database in ${dir} was written by PostgreSQL ${major}; this release runs ${EMBEDDED_MAJOR}. Dump it with the old release and load it here, or move it away to start with an empty one.`,
    );
  }
  return { dir, password: known as string };
}
