import type { Delivery } from '../../../payments/payment-provider.ts';
import { notificationDuration, notificationsReceived } from '../../../platform/metrics/payments.ts';
import { withRetry } from '../../../platform/postgres/retry-query.ts';
import { Problem } from '../../../platform/problem.ts';
import { insertNotification } from './inbox.store.ts';
import { processNotification, type SettlementDeps } from './process-notification.ts';
import { reportForgery } from './report-forgery.ts';

/**
 * Receives one notification. A genuine one is stored in its own transaction first, so a later failure does not lose it.
 * It is then processed. A forged one is only counted.
 * When the function returns, the effect is committed. The job `process_inbox` processes what a crash left behind.
 * @throws Problem `not_found` for a provider without an account, `forbidden` when the signature is invalid, and every
 *   error that the provider throws while it reads the delivery.
 */
export async function receiveNotification(
  deps: SettlementDeps,
  providerName: string,
  delivery: Delivery,
): Promise<void> {
  const provider = deps.providers.byName(providerName);
  if (!provider) throw new Problem('not_found');
  const receipt = provider.receive(delivery);
  if (!receipt.genuine) {
    notificationsReceived.inc({ provider: providerName, result: 'forged' });
    await reportForgery(deps, { provider: providerName, body: delivery.body, reason: receipt.reason });
    throw new Problem('forbidden', { params: { reason: 'signature' }, internal: receipt.reason });
  }
  const key = { provider: providerName, eventId: receipt.eventId };
  const begun = performance.now();
  try {
    await withRetry(() => insertNotification(deps.database.db, key, receipt.notice.reference, receipt.data));
    await processNotification(deps, key);
  } catch (error) {
    notificationsReceived.inc({ provider: providerName, result: 'failed' });
    throw error;
  }
  notificationsReceived.inc({ provider: providerName, result: 'processed' });
  notificationDuration.observe({ provider: providerName }, (performance.now() - begun) / 1_000);
}
