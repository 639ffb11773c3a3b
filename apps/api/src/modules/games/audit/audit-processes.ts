import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fromPackageRoot } from '../../../platform/package-root.ts';
import type { SliceWork } from './day-parts.ts';
import type { Slice } from './slice.checks.ts';

/** What the audit sends to one of its processes. */
export interface PartTask {
  readonly work: keyof SliceWork;
  readonly slice: Slice;
}

/** What the process answers. */
export type PartAnswer = { readonly result: unknown } | { readonly error: string };

/** A process of the audit. */
export interface PartProcess extends SliceWork {
  readonly pid: number;
}

/** Deriving rounds is computation, so more processes than this would only slow live rounds. */
const processes = 2;

/** The program next to this one: the source, or the build. */
const program = import.meta.filename.endsWith('.ts')
  ? fromPackageRoot('src', 'audit-part.ts')
  : fromPackageRoot('dist', 'audit-part.js');

/**
 * Runs `work` with the processes of the audit, and ends them. When one of them is killed, its slice fails, and with it
 * the job, which is retried.
 * @param env the settings of the worker
 */
export async function withAuditProcesses<Result>(
  env: NodeJS.ProcessEnv,
  work: (parts: readonly PartProcess[]) => Promise<Result>,
): Promise<Result> {
  const children = Array.from({ length: processes }, () => fork(program, { env, serialization: 'advanced' }));
  const ended = children.map((child) => once(child, 'exit'));
  try {
    return await work(children.map(partOf));
  } finally {
    for (const child of children) if (child.connected) child.disconnect();
    await Promise.all(ended);
  }
}

function partOf(child: ChildProcess): PartProcess {
  const run = (work: PartTask['work'], slice: Slice) => runTask(child, { work, slice });
  return {
    pid: child.pid as number,
    audit: (slice) => run('audit', slice) as ReturnType<SliceWork['audit']>,
    digest: (slice) => run('digest', slice) as ReturnType<SliceWork['digest']>,
  };
}

/** A process works on one task at a time, so its next message is the answer. */
function runTask(child: ChildProcess, task: PartTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null): void =>
      reject(new Error(`a process of the audit ended with ${signal ?? code}`));
    if (!child.connected) return onExit(child.exitCode, child.signalCode);
    child.once('exit', onExit);
    child.once('message', (answer: PartAnswer) => {
      child.off('exit', onExit);
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.result);
    });
    child.send(task);
  });
}
