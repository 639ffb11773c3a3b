import type { LiabilitiesDay } from '@goldwren/contracts/player';
import type { ClockReading } from '../client-log.ts';
import { checkLog, type LogCheckDeps } from '../public-log/check-log.ts';
import { hasEntryAt } from '../public-log/find-entries.ts';
import { isDue, type KnownSince } from '../public-log/merge-delay.ts';

/** `unknown`: the log could not be read, or its merge delay is not over. */
export type TotalInLog =
  | { readonly result: 'in_log' | 'unknown' }
  | { readonly result: 'violation'; readonly found: unknown };

/**
 * Verifies that the public log contains the total that this browser was shown, so that everyone was shown the same.
 * @param knownSince when this browser first saw the total
 */
export async function checkTotalInLog(
  deps: LogCheckDeps,
  { log_position: position, ...total }: LiabilitiesDay,
  knownSince: KnownSince,
  now: ClockReading,
): Promise<TotalInLog> {
  try {
    const { violation, checkpoint } = await checkLog(deps);
    if (violation) return { result: 'violation', found: violation };
    const isPublished = checkpoint !== null && position !== null && position < checkpoint.size;
    if (!isPublished && !isDue(knownSince, now)) return { result: 'unknown' };
    const isFound =
      isPublished && (await hasEntryAt(deps.source, checkpoint, position, { kind: 'liabilities', ...total }));
    return isFound
      ? { result: 'in_log' }
      : { result: 'violation', found: { checkpoint: await deps.source.checkpoint() } };
  } catch {
    return { result: 'unknown' };
  }
}
