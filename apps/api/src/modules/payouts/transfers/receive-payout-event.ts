import type { Context } from '../../../context.ts';
import { networkOf } from '../../../http/caller/network-of.ts';
import { type PayoutApi, PayoutApiUnreachable, type PayoutDelivery } from '../../../payout-apis/payout-api.ts';
import { Problem } from '../../../platform/problem.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import { signalTransfer } from './transfer.store.ts';

/**
 * Receives an event of the payout provider. It is a signal only: the worker then reads the payment with its own credentials. So a
 * replay, an event out of order and an event about an unknown payment change nothing.
 * @throws Problem `not_found` for another provider or without a webhook, `forbidden` when the signature is invalid, `rate_limited`,
 *   `unavailable` when the provider does not say whether it is, and every error of `receive`.
 */
export async function receivePayoutEvent(
  { database, payoutApi: api }: Pick<Context, 'database'> & { readonly payoutApi: PayoutApi | null },
  { provider, ip, ...delivery }: PayoutDelivery & { readonly provider: string; readonly ip: string },
): Promise<void> {
  if (api?.name !== provider || api.receive === null) throw new Problem('not_found');
  // Each delivery is a call to the provider.
  await consumeRateLimit(database.db, [{ rateLimit: 'payoutEventAddress', subject: networkOf(ip) }]);
  const signal = await api.receive(delivery).catch((cause: unknown) => {
    throw cause instanceof PayoutApiUnreachable ? new Problem('unavailable', { cause }) : cause;
  });
  if (!signal.genuine) throw new Problem('forbidden', { params: { reason: 'signature' }, internal: signal.reason });
  if (signal.providerRef !== null) await signalTransfer(database.db, api.name, signal.providerRef);
}
