import { notificationsReceived } from '../../../platform/metrics/payments.ts';
import { selectWaiting } from './inbox.store.ts';
import { processNotification, type SettlementDeps } from './process-notification.ts';

/** The request that stored a newer notification may still be processing it. */
const olderThanSeconds = 30;
const batch = 200;

/**
 * Processes notifications that were stored but not processed because the process died in between.
 * A notification that fails is reported and does not block the others. Returns how many were processed.
 */
export async function processInbox(deps: SettlementDeps): Promise<number> {
  const { names } = deps.providers;
  const waiting = await selectWaiting(deps.database.db, { olderThanSeconds, providers: names, limit: batch });
  let processed = 0;
  for (const key of waiting) {
    try {
      await processNotification(deps, key);
      processed += 1;
      notificationsReceived.inc({ provider: key.provider, result: 'late' });
    } catch (error) {
      notificationsReceived.inc({ provider: key.provider, result: 'failed' });
      deps.events.report('payment_not_processed', { err: error, provider: key.provider, event: key.eventId });
    }
  }
  return processed;
}
