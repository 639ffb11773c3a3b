import { type ChildProcess, spawn } from 'node:child_process';

const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 10_000;
/** A child that lived this long has earned a short backoff again. */
const HEALTHY_AFTER_MS = 30_000;
/** close-with-grace gives up after 10 s; a child that is still there then is stuck. */
const DRAIN_MS = 12_000;

export interface ChildSpec {
  readonly name: string;
  /** Arguments of the same Node that runs the supervisor. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly log: (message: string) => void;
}

export interface SupervisedChild {
  readonly name: string;
  /** Resolves with what the first end was, if the child ended before anybody asked it to. */
  readonly firstCrash: Promise<string>;
  /** From now on a crash is followed by a new start. Before that it is a fault of the set-up, which it would only hide. */
  keepRunning(): void;
  /** Drains the process and starts it anew: what the watcher of `pnpm dev` calls. */
  restart(): Promise<void>;
  /** Drains the process in bounded time; it is not started again. */
  stop(): Promise<void>;
  /** Ends it at once. */
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
 * Ctrl-C must reach the supervisor only, or the child would be told to stop twice and cut its drain short. The IPC channel
 * is how it learns that the supervisor is gone.
 */
function spawnInOwnSession(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Starts a process and, once told to, keeps it running, waiting twice as long after each crash in a row. */
export function superviseChild({ name, args, env, log }: ChildSpec): SupervisedChild {
  let reportCrash: (what: string) => void = () => undefined;
  const firstCrash = new Promise<string>((resolve) => {
    reportCrash = resolve;
  });
  let wanted = true;
  let stopped = false;
  let restartsCrashes = false;
  /** One restart at a time: two at once would leave a process that nobody knows. */
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
      log(`The ${name} ended (${what}) and is started again in ${backoffMs} ms.`);
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
