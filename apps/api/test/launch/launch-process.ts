import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '../helpers/processes/process-environment.ts';

export interface Launched {
  readonly child: ChildProcess;
  /** Everything printed so far, on both streams. */
  output(): string;
  /** Resolves with the first match in the output. Rejects with all output when the process ends or time is up. */
  seen(pattern: RegExp): Promise<RegExpMatchArray>;
  ended(): Promise<number | string>;
}

interface LaunchOptions {
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
}

/** Runs a TypeScript file of this folder in a new process, without the test runner's environment. */
export function launch(file: string, { args = [], env = {}, ...account }: LaunchOptions = {}): Launched {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...processEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let output = '';
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const check of waiting) check();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      wake();
    });
  }
  const end = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      resolve(code ?? signal ?? 'unknown');
      wake();
    });
  });
  return {
    child,
    output: () => output,
    ended: () => end,
    seen: (pattern) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no ${pattern} in time in:\n${output}`)), 60_000);
        const check = (): void => {
          const match = output.match(pattern);
          const isOver = child.exitCode !== null || child.signalCode !== null;
          if (match === null && !isOver) return;
          clearTimeout(timer);
          waiting.delete(check);
          if (match === null) reject(new Error(`ended without ${pattern}:\n${output}`));
          else resolve(match);
        };
        waiting.add(check);
        check();
      }),
  };
}
