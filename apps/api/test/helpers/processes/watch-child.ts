import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A process that a test has started. */
export interface WatchedChild {
  /** What it has printed so far. */
  output(): string;
  isGone(): boolean;
  /** Resolves with the exit code. */
  ended(): Promise<number | null>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
  /** Sends SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Collects the output of a process, and returns what ends it. */
export function watchChild(child: ChildProcessByStdio<null, Readable, Readable>): WatchedChild {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const signal = async (name: NodeJS.Signals): Promise<number | null> => {
    if (!isGone()) child.kill(name);
    return (await exited)[0];
  };
  return {
    output: () => output,
    isGone,
    ended: async () => (await exited)[0],
    kill: async () => void (await signal('SIGKILL')),
    stop: () => signal('SIGTERM'),
  };
}
