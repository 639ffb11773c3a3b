import { afterEach } from 'vitest';
import { startWorkerProcess, type WorkerProcess } from '../processes/worker-process.ts';
import type { TwoCells } from './two-cells.ts';

/** What a worker publishes is effective in the other cells within this time. docs/operations/scaling.md names it. */
export const sharingBoundMs = 15_000;

/** Returns a function that starts a worker of a cell. It is killed after the test. */
export function setUpWorkers(cells: () => TwoCells): (cell: 'one' | 'two') => Promise<WorkerProcess> {
  const workers: WorkerProcess[] = [];
  afterEach(async () => {
    for (const worker of workers) await worker.kill();
  });
  return async (cell) => {
    const { settings, [cell]: api } = cells();
    const worker = await startWorkerProcess(api.url, { ...settings, CELL_NAME: `cell_${cell}` });
    workers.push(worker);
    return worker;
  };
}
