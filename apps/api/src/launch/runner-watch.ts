import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const POLL_MS = 500;
/** Between two package runners lies the shell that one of them started. */
const LONGEST_GAP = 1;

interface Ancestor {
  readonly pid: number;
  readonly commandLine: string;
}

/** The parent of a process and how it was called, from /proc where there is one, else from ps. */
function lookUp(pid: number): { parent: number; commandLine: string } | undefined {
  try {
    if (existsSync('/proc/self/stat')) {
      // The name in parentheses may hold anything; the parent is the second field after it.
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

/** `pnpm start`, `npm exec pnpm start`, `node /usr/bin/npx …`: what starts programs for a person. A shell is none. */
export function isPackageRunner(commandLine: string): boolean {
  const [first = '', second = ''] = commandLine.trim().split(/\s+/);
  const program = basename(first) === 'node' ? second : first;
  return /^(npm|npx|pnpm|pnpx|yarn|corepack)(-cli)?(\.[cm]?js)?$/.test(basename(program));
}

/** From our parent up to the topmost package runner. The shell or supervisor above it may come and go as it likes. */
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
 * Calls back once when one of the package runners that started this process has ended. They hand a SIGTERM on to their
 * shell, which dies of it and tells nobody: what a person takes for the site is gone, while its processes would run on.
 * Without a runner nothing is watched. Returns the end of the watch.
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
