import type { PaymentProviderName } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { countForgery } from './forgery.store.ts';

const excerptLength = 300;

/**
 * Counts a notification that is not the provider's, and tells operators of the first of an hour and then of every
 * tenth, hundredth, thousandth …: a flood of forgeries is one piece of news, not a flood of alerts.
 */
export async function reportForgery(
  { database, events }: Pick<Context, 'database' | 'events'>,
  forgery: {
    readonly provider: PaymentProviderName;
    readonly hash: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly reason: string;
  },
): Promise<void> {
  const { provider, hash, reason } = forgery;
  const excerpt = JSON.stringify(forgery.fields).slice(0, excerptLength);
  const count = await countForgery(database.db, { provider, lastHash: hash, excerpt });
  if (/^10*$/.test(String(count)))
    events.report('payment_forged', { provider, event: hash, reason, inThisHour: count });
}
