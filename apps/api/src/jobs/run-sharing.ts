import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { shareExclusions } from '../modules/exclusions/public.ts';
import { publishSessions } from '../modules/identity/public.ts';
import { publishTransfers } from '../modules/payouts/public.ts';
import { shareSettings } from '../modules/site-settings/public.ts';

/** A person who excludes themselves in one cell is excluded in all others after about twice this time. */
const everyMs = 5_000;

type ShareDeps = Pick<Context, 'database' | 'events' | 'cells' | 'config'>;

/**
 * Shares with the other cells what they need, until it is stopped. Scheduled jobs alone would be too slow, because they run once a minute.
 * The jobs `share_exclusions`, `publish_references` and `share_settings` do the same, so that a failure is reported. Nothing runs on a site with one cell.
 */
export function runSharing(context: ShareDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = context.cells === null ? Promise.resolve() : keepSharing(context, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function keepSharing(context: ShareDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await Promise.allSettled([shareExclusions(context), publishReferences(context), shareSettings(context)]);
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Publishes or applies the settings of the site.
 * @throws Error for settings that this build does not know, or whose content is missing in the directory, so that the job is reported.
 */
export async function shareKnownSettings(context: ShareDeps): Promise<void> {
  const { deferred } = await shareSettings(context);
  if (deferred.length === 0) return;
  throw new Error(`this release does not know the settings ${deferred.join(', ')}, or their content is missing`);
}

/** Writes into the directory which payouts and identity sessions are of this cell. */
export async function publishReferences(context: Pick<Context, 'database' | 'cells'>): Promise<void> {
  await publishTransfers(context);
  await publishSessions(context);
}
