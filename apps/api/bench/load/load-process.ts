import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import type { LoadResult } from './closed-loop.ts';
import type { Order, Report } from './load-protocol.ts';

export interface LoadProcess {
  run(seconds: number): Promise<LoadResult>;
  stop(): Promise<void>;
}

/** Starts `bench/processes/<name>.ts` as a new process and sends it the set-up. */
export async function startLoad<Setup>(name: string, setup: Setup): Promise<LoadProcess> {
  const child = fork(join(fromPackageRoot('bench', 'processes'), `${name}.ts`));
  await request(child, { setup });
  return {
    run: async (seconds) => {
      const report = await request(child, { seconds });
      if (!('result' in report)) throw new Error(`${name} gave no result`);
      return report.result;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function request<Setup>(child: ChildProcess, order: Order<Setup>): Promise<Report> {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('a load process ended before it answered');
  });
  ended.catch(() => undefined);
  try {
    const answered = once(child, 'message', { signal });
    child.send(order);
    const [report] = (await Promise.race([answered, ended])) as [Report];
    if ('failed' in report) throw new Error(report.failed);
    return report;
  } finally {
    listening.abort();
  }
}
