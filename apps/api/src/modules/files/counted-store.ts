import { fileOperations } from '../../platform/metrics/files.ts';
import type { FileStore } from './file-store.ts';

/** Returns the store with the results of its operations counted in the metrics of this process. */
export function countedStore(store: FileStore): FileStore {
  // Prometheus does not see the first failure of a new series as an increase.
  for (const operation of ['put', 'get', 'delete']) fileOperations.inc({ operation, result: 'failure' }, 0);
  return {
    put: (key, bytes) => counted('put', () => store.put(key, bytes)),
    get: (key) => counted('get', () => store.get(key)),
    delete: (key) => counted('delete', () => store.delete(key)),
  };
}

async function counted<Result>(operation: keyof FileStore, work: () => Promise<Result>): Promise<Result> {
  let result = 'failure';
  try {
    const done = await work();
    result = 'success';
    return done;
  } finally {
    fileOperations.inc({ operation, result });
  }
}
