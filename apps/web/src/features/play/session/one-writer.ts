/** Runs one task at a time across all tabs with the same lock name. */
export type OneWriter = <T>(work: () => Promise<T>) => Promise<T>;

const queues = new Map<string, Promise<unknown>>();

function queueInPage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(name) ?? Promise.resolve();
  const run = before.then(work, work);
  queues.set(
    name,
    run.catch(() => undefined),
  );
  return run;
}

/** Uses Web Locks where available. Otherwise uses a queue per page, and the client log rejects stale writers. */
export function oneWriter(name: string): OneWriter {
  return (work) => {
    const { locks } = navigator;
    return locks ? locks.request(name, work) : queueInPage(name, work);
  };
}
