import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const POLL_MS = 500;
/** Between two package runners there may be one shell that the upper one started. */
const LONGEST_GAP = 1;

interface Ancestor {
  readonly pid: number;
  readonly commandLine: string;
}

/** Returns the parent and the command line of a process, from /proc if it exists, otherwise from ps. */
function lookUp(pid: number): { parent: number; commandLine: string } | undefined {
  try {
    if (existsSync('/proc/self/stat')) {
      // The name in parentheses may contain any character. The parent is the second field after it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return { parent, commandLine: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
    }
    const line = execFileSync('ps', ['-ww', '-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent = '', ...args] = line.split(/\s+/);
    return { parent: Number(parent), commandLine: args.join(' ') };
  } catch {
    return undefined;
  }
}

function ancestorsOf(pid: number): Ancestor[] {
  const ancestors: Ancestor[] = [];
  for (let current = lookUp(pid)?.parent ?? 0; current > 1; ) {
    const found = lookUp(current);
    if (found === undefined) break;
    ancestors.push({ pid: current, commandLine: found.commandLine });
    current = found.parent;
  }
  return ancestors;
}

/** Whether it is a package runner, such as `pnpm start`, `npm exec pnpm start` or `node /usr/bin/npx …`, but not a shell. */
export function isPackageRunner(commandLine: string): boolean {
  const [first = '', second = ''] = commandLine.trim().split(/\s+/);
  const program = basename(first) === 'node' ? second : first;
  return /^(npm|npx|pnpm|pnpx|yarn|corepack)(-cli)?(\.[cm]?js)?$/.test(basename(program));
}

/** Returns the ancestors up to the topmost package runner. The shell or supervisor above it is not watched. */
function runnersOf(ancestors: readonly Ancestor[]): readonly Ancestor[] {
  let top = -1;
  ancestors.forEach(({ commandLine }, index) => {
    if (index - top <= LONGEST_GAP + 1 && isPackageRunner(commandLine)) top = index;
  });
  return ancestors.slice(0, top + 1);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Calls `onGone` once when one of the package runners that started this process has ended. A runner forwards SIGTERM only
 * to its shell, which dies without forwarding it. Without this watch, the site would keep running in the background.
 * Without a runner nothing is watched. Returns a function that ends the watch.
 */
export function watchRunners(onGone: () => void): () => void {
  const runners = runnersOf(ancestorsOf(process.pid));
  if (runners.length === 0) return () => undefined;
  const timer = setInterval(() => {
    if (runners.every(({ pid }) => isAlive(pid))) return;
    clearInterval(timer);
    onGone();
  }, POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
