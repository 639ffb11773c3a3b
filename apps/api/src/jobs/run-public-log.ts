import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { logOwnFacts, openSequencer, type SequencerDeps, sequenceLog } from '../modules/public-log/public.ts';

/** A checkpoint is published at most this often, when something was added. */
const everyMs = 2_000;

/**
 * Extends the public log until it is stopped. It is not a scheduled job, because those run at most once a minute. A failed run
 * is reported, and the next one tries again. Rounds never wait for it.
 */
export async function runPublicLog(
  context: Pick<Context, 'database' | 'files' | 'events' | 'config'>,
): Promise<{ stop(): Promise<void> }> {
  const deps = await openSequencer(context);
  const stopping = new AbortController();
  const done = keepSequencing(deps, context, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function keepSequencing(
  deps: SequencerDeps,
  { database, events }: Pick<Context, 'database' | 'events'>,
  signal: AbortSignal,
) {
  const report = (err: unknown) => events.report('public_log_stopped', { err });
  // Also at the start, so that the log has a new build when the first visitor gets it. A job repeats it every minute.
  await logOwnFacts({ database, keys: deps.identity.keys }).catch(report);
  while (!signal.aborted) {
    await sequenceLog(deps).catch(report);
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
