import { closeSync, openSync, utimesSync } from 'node:fs';

/** A runner sends a heartbeat every ten seconds. */
const freshMs = 30_000;

/**
 * Shows that every runner of the worker is alive. The worker listens on no port, so a container platform looks at the time of
 * this file.
 */
export interface HealthFile {
  /** Records a heartbeat of one runner. Touches the file if every runner has sent one in the last half minute. */
  record(runner: string): void;
}

/** @param path Null: there is no file. */
export function createHealthFile(
  path: string | null,
  runners: readonly string[],
  now: () => number = Date.now,
): HealthFile {
  const last = new Map<string, number>();
  return {
    record: (runner) => {
      last.set(runner, now());
      if (path === null || !runners.every((name) => now() - (last.get(name) ?? Number.NEGATIVE_INFINITY) < freshMs))
        return;
      closeSync(openSync(path, 'a'));
      const at = now() / 1_000;
      utimesSync(path, at, at);
    },
  };
}
