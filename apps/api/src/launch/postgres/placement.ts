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

/** The account PostgreSQL runs as. It refuses to run as root, so root runs it as an unprivileged account. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Placement {
  /** Undefined: the account of this process, which then owns all files. */
  readonly account: Account | undefined;
  readonly binDir: string;
  /** Contains the cluster and, while initdb runs, the partial one. The account can write to it. */
  readonly clusterParent: string;
  /** A folder outside the data directory that contains only copied programs. It is removed when the server stops. */
  readonly disposable: string | undefined;
}

interface PlacementInput {
  readonly dataDir: string;
  readonly native: NativeTree;
  readonly log: (message: string) => void;
}

function lookUpNobody(): Account {
  const readId = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  try {
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    throw new LaunchError(
      'PostgreSQL does not run as root, and the account "nobody" does not exist. Start as a normal user, or set DATABASE_URL.',
    );
  }
}

/** True when the account has search permission on `path` and on all its parent folders. */
export function canReach(path: string, account: Account): boolean {
  for (let current = realpathSync(path); ; current = dirname(current)) {
    const { uid, gid, mode } = statSync(current);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (current === dirname(current)) return true;
  }
}

/**
 * Creates a folder outside the clone. Its name is derived from the data directory, so that the next start finds it again.
 * Root owns it, and the account can only pass through it. A folder with another owner is rejected, because everybody can
 * write to /var/tmp and the name can be guessed.
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
    // Static libraries are only needed to link programs, not to run the server.
    cpSync(native.root, partial, { recursive: true, verbatimSymlinks: true, filter: (path) => extname(path) !== '.a' });
    renameSync(partial, target);
  }
  return join(target, 'bin');
}

/**
 * Decides where the cluster and the binaries are, and who owns them. For a normal user everything is in the data directory.
 * For root, `nobody` owns the cluster. Files that `nobody` cannot reach go to a folder outside the clone, which is logged.
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
    log(`PostgreSQL runs as "nobody", which cannot access ${dataDir}. The cluster is in ${clusterParent} instead.`);
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

/** Removes the copied programs outside the data directory, unless the cluster is there too. */
export function removeDisposable({ disposable }: Placement): void {
  if (disposable !== undefined) rmSync(disposable, { recursive: true, force: true });
}
