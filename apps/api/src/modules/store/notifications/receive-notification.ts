import { createHash } from 'node:crypto';
import type { PaymentProviderName } from '@goldwren/rules';
import { withRetry } from '../../../platform/postgres/retry.ts';
import { Problem } from '../../../platform/problem.ts';
import { insertNotification } from './inbox.store.ts';
import { processNotification, type SettlementDeps } from './process-notification.ts';
import { reportForgery } from './report-forgery.ts';

/** The same fields in any order are the same notification. */
function eventIdOf(fields: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/**
 * Takes in one notification. The provider's own is stored first, in a transaction of its own, so that it outlives
 * whatever happens next, and then processed; a forged one is counted. Returning means that its effect is committed. A crash in between is made good by the job `process_inbox`.
 * @throws Problem `not_found` for a provider we have no account with, `forbidden` when the signature does not fit.
 */
export async function receiveNotification(
  deps: SettlementDeps,
  providerName: PaymentProviderName,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const provider = deps.providers.byName(providerName);
  if (!provider) throw new Problem('not_found');
  const key = { provider: providerName, eventId: eventIdOf(fields) };
  const verification = provider.verify(fields);
  if (!verification.genuine) {
    await reportForgery(deps, { provider: providerName, hash: key.eventId, fields, reason: verification.reason });
    throw new Problem('forbidden', { params: { reason: 'signature' }, internal: verification.reason });
  }
  await withRetry(() => insertNotification(deps.database.db, key, fields));
  await processNotification(deps, key);
}
