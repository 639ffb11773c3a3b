import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { shareExclusions } from '../modules/exclusions/public.ts';

/** A person who excludes themselves in one cell is excluded in all others after about twice this time. */
const everyMs = 5_000;

/**
 * Shares self-exclusions with the other cells until it is stopped. It is not only a scheduled job, because those run at most once a minute.
 * The job `share_exclusions` does the same, and reports a failure. Nothing runs on a site with one cell.
 */
export function runExclusions(context: Pick<Context, 'database' | 'events' | 'cells' | 'config'>): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const done = context.cells === null ? Promise.resolve() : keepSharing(context, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function keepSharing(context: Parameters<typeof shareExclusions>[0], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await shareExclusions(context).catch(() => undefined);
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
