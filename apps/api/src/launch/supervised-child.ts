import { type ChildProcess, spawn } from 'node:child_process';

const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 10_000;
/** After a child has run this long, its backoff is reset. */
const HEALTHY_AFTER_MS = 30_000;
/** close-with-grace gives up after 10 s. A child that still runs after this time is stuck. */
const DRAIN_MS = 12_000;

export interface ChildSpec {
  readonly name: string;
  /** Arguments for Node. The child uses the same Node as the supervisor. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly log: (message: string) => void;
}

export interface SupervisedChild {
  readonly name: string;
  /** Resolves with the exit code or signal when the child first ends unexpectedly. */
  readonly firstCrash: Promise<string>;
  /** From now on, restarts the child after a crash. An earlier crash is a set-up problem, which a restart would hide. */
  keepRunning(): void;
  /** Drains the process and starts it again. The watcher of `pnpm dev` calls this. */
  restart(): Promise<void>;
  /** Drains the process within a time limit. It is not restarted. */
  stop(): Promise<void>;
  /** Kills the process immediately. */
  kill(): void;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

async function drain(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Spawns the child in its own process session. Otherwise Ctrl-C would reach it too, and a second stop signal would cut its
 * drain short. The IPC channel closes when the supervisor dies, and the child then stops.
 */
function spawnInOwnSession(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Starts a process. After `keepRunning` it restarts the process after crashes, with exponential backoff. */
export function superviseChild({ name, args, env, log }: ChildSpec): SupervisedChild {
  let reportCrash: (what: string) => void = () => undefined;
  const firstCrash = new Promise<string>((resolve) => {
    reportCrash = resolve;
  });
  let wanted = true;
  let stopped = false;
  let restartsCrashes = false;
  /** Runs one restart at a time, because two at once would leave an untracked process. */
  let restarting: Promise<void> = Promise.resolve();
  let backoffMs = FIRST_BACKOFF_MS;
  let timer: NodeJS.Timeout | undefined;
  let child = launch();

  function launch(): ChildProcess {
    const startedAt = Date.now();
    const spawned = spawnInOwnSession(args, env);
    spawned.once('error', (error) => log(`The ${name} could not be run: ${error.message}`));
    spawned.once('exit', (code, signal) => {
      if (!wanted || spawned !== child) return;
      const what = signal === null ? `exit code ${code}` : signal;
      reportCrash(what);
      if (!restartsCrashes) return;
      if (Date.now() - startedAt > HEALTHY_AFTER_MS) backoffMs = FIRST_BACKOFF_MS;
      log(`The ${name} ended (${what}). Restarting it in ${backoffMs} ms.`);
      timer = setTimeout(() => {
        child = launch();
      }, backoffMs);
      backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
    });
    return spawned;
  }

  const pause = (): Promise<void> => {
    wanted = false;
    clearTimeout(timer);
    return drain(child);
  };
  return {
    name,
    firstCrash,
    keepRunning: () => {
      restartsCrashes = true;
    },
    restart: () => {
      restarting = restarting.then(async () => {
        await pause();
        if (stopped) return;
        wanted = true;
        backoffMs = FIRST_BACKOFF_MS;
        child = launch();
      });
      return restarting;
    },
    stop: async () => {
      stopped = true;
      await restarting;
      await pause();
    },
    kill: () => {
      stopped = true;
      wanted = false;
      clearTimeout(timer);
      child.kill('SIGKILL');
    },
  };
}
