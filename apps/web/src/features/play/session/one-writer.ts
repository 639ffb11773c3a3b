/** Runs one piece of work at a time among all tabs of the same name. */
export type OneWriter = <T>(work: () => Promise<T>) => Promise<T>;

const queues = new Map<string, Promise<unknown>>();

function inThisPage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(name) ?? Promise.resolve();
  const run = before.then(work, work);
  queues.set(
    name,
    run.catch(() => undefined),
  );
  return run;
}

/** Web Locks where the browser has them; elsewhere a queue of this page, and the notebook refuses stale writers. */
export function oneWriter(name: string): OneWriter {
  return (work) => {
    const { locks } = navigator;
    return locks ? locks.request(name, work) : inThisPage(name, work);
  };
}
