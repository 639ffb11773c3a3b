import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { LaunchError } from '../launch-error.ts';
import type { NativeTree } from './binaries.ts';

/** The account PostgreSQL runs as. It refuses to run as root, so root lends it an unprivileged one. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Placement {
  /** Undefined: the account of this process, which then owns everything. */
  readonly account: Account | undefined;
  readonly binDir: string;
  /** Holds the cluster and, for a moment, its half-made predecessor; writable by the account. */
  readonly clusterParent: string;
  /** A folder outside the data directory that holds nothing but copied programs; whoever stops the server removes it. */
  readonly disposable: string | undefined;
}

interface PlacementInput {
  readonly dataDir: string;
  readonly native: NativeTree;
  readonly log: (message: string) => void;
}

function lookUpNobody(): Account {
  const ask = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    throw new LaunchError(
      'PostgreSQL does not run as root and there is no account "nobody" to lend it. Start as a normal user, or set DATABASE_URL.',
    );
  }
}

/** True when the account may pass through every folder on the way to `path`, itself included. */
export function canReach(path: string, account: Account): boolean {
  for (let current = realpathSync(path); ; current = dirname(current)) {
    const { uid, gid, mode } = statSync(current);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (current === dirname(current)) return true;
  }
}

/**
 * A folder outside the clone with a name that follows from the data directory, so that the next start finds it again.
 * It stays root's own (the account may only pass through), and one that someone else laid there is refused:
 * /var/tmp is writable by everybody and the name can be guessed.
 */
function outsideFolder(dataDir: string): string {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  const folder = join('/var/tmp', `goldwren-${hash}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) {
    throw new LaunchError(
      `${folder} is not a folder that only root can write. Remove it, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  return folder;
}

function copyBinaries(native: NativeTree, outside: string): string {
  const target = join(outside, `postgresql-${native.version}`);
  if (!existsSync(target)) {
    const partial = `${target}.partial`;
    rmSync(partial, { recursive: true, force: true });
    // Static libraries are for linking programs, not for running the server.
    cpSync(native.root, partial, { recursive: true, verbatimSymlinks: true, filter: (path) => extname(path) !== '.a' });
    renameSync(partial, target);
  }
  return join(target, 'bin');
}

/**
 * Decides where the cluster and the binaries lie and whose they are. A normal user keeps everything in the data
 * directory; root hands the cluster to `nobody`, and moves what `nobody` cannot reach out of the clone, saying so.
 */
export function placeCluster({ dataDir, native, log }: PlacementInput): Placement {
  mkdirSync(dataDir, { recursive: true });
  const inside = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    mkdirSync(inside, { recursive: true, mode: 0o700 });
    return { account: undefined, binDir: join(native.root, 'bin'), clusterParent: inside, disposable: undefined };
  }
  const account = lookUpNobody();
  const dataReachable = canReach(dataDir, account);
  const nativeReachable = canReach(join(native.root, 'bin'), account);
  const outside = dataReachable && nativeReachable ? undefined : outsideFolder(dataDir);
  let clusterParent = inside;
  if (!dataReachable && outside !== undefined) {
    clusterParent = join(outside, 'postgres');
    log(`PostgreSQL runs as "nobody", who may not enter ${dataDir}: its cluster lies in ${clusterParent} instead.`);
  }
  let binDir = join(native.root, 'bin');
  if (!nativeReachable && outside !== undefined) {
    binDir = copyBinaries(native, outside);
    log(`PostgreSQL's programs were copied to ${binDir}, where "nobody" can run them.`);
  }
  mkdirSync(clusterParent, { recursive: true, mode: 0o700 });
  chownSync(clusterParent, account.uid, account.gid);
  return { account, binDir, clusterParent, disposable: clusterParent === inside ? outside : undefined };
}

/** Leaves nothing outside the data directory but a cluster that could not lie in it. */
export function removeDisposable({ disposable }: Placement): void {
  if (disposable !== undefined) rmSync(disposable, { recursive: true, force: true });
}
