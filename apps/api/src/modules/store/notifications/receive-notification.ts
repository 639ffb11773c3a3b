import type { Delivery } from '../../../payments/payment-provider.ts';
import { withRetry } from '../../../platform/postgres/retry.ts';
import { Problem } from '../../../platform/problem.ts';
import { insertNotification } from './inbox.store.ts';
import { processNotification, type SettlementDeps } from './process-notification.ts';
import { reportForgery } from './report-forgery.ts';

/**
 * Takes in one notification. The provider's own is stored first, in a transaction of its own, so that it outlives
 * whatever happens next, and then processed; a forged one is counted. Returning means that its effect is committed. A crash
 * in between is made good by the job `process_inbox`.
 * @throws Problem `not_found` for a provider we have no account with, `forbidden` when the signature does not fit, and what
 *   the provider's reading of the delivery throws.
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
    await reportForgery(deps, { provider: providerName, body: delivery.body, reason: receipt.reason });
    throw new Problem('forbidden', { params: { reason: 'signature' }, internal: receipt.reason });
  }
  const key = { provider: providerName, eventId: receipt.eventId };
  await withRetry(() => insertNotification(deps.database.db, key, receipt.notice.reference, receipt.data));
  await processNotification(deps, key);
}
