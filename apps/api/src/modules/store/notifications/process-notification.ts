import type { NoticeVerdict } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { PaymentProviders } from '../../../payments/configured-providers.ts';
import type { Notice, PaymentProvider, ProviderData } from '../../../payments/payment-provider.ts';
import type { Db } from '../../../platform/database.ts';
import { lockText } from '../../../platform/postgres/lock-text.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Settlement, settleOrder } from '../settlement/settle-order.ts';
import { type InboxKey, lockNotification, lockUnresolved, saveVerdict } from './inbox.store.ts';
import { alertOf } from './verdict-alerts.ts';

export interface SettlementDeps
  extends Pick<Context, 'database' | 'policy' | 'maintenance' | 'mailer' | 'events' | 'config' | 'clock'> {
  readonly providers: PaymentProviders;
}

type Settle = (db: Db, notice: Notice) => Promise<Settlement>;
type Decided = InboxKey & Settlement & { readonly reference: string };

/** The namespace of the advisory lock on a payment. Other locks on the same text do not conflict with it. */
const paymentLock = 7_310_019;

/**
 * Applies a stored notification exactly once. The verdict, order, coins and receipt are written in one transaction.
 * Returns the stored verdict when the notification was processed before. Reports alerts after the commit.
 */
export async function processNotification(deps: SettlementDeps, key: InboxKey): Promise<NoticeVerdict> {
  const provider = deps.providers.byName(key.provider);
  if (!provider) throw new Error(`no account is configured for the provider ${key.provider}`);
  const pack = await deps.policy();
  const settle: Settle = (db, notice) => settleOrder(deps, db, pack, provider, notice);
  const done = await inTransaction(deps.database, async (db) => {
    const stored = await lockNotification(db, key);
    if (stored.verdict !== null) return { verdict: stored.verdict, decided: [] };
    const decided = await decide(db, provider, { ...key, ...stored }, settle);
    for (const one of decided) await saveVerdict(db, one, one.verdict);
    return { verdict: (decided.at(-1) as Decided).verdict, decided };
  });
  for (const { eventId, ...facts } of done.decided) {
    const alert = alertOf[facts.verdict];
    if (alert !== null) deps.events.report(alert, { ...facts, event: eventId });
  }
  return done.verdict;
}

/**
 * Returns the verdict on a stored notification.
 * A notification can name only the payment and arrive before the payment is linked to an order. Those earlier
 * notifications are settled first, so the result does not depend on the order of arrival.
 * The payment is locked, so notifications of one payment are processed one at a time.
 */
async function decide(
  db: Db,
  provider: PaymentProvider,
  stored: InboxKey & { readonly reference: string; readonly payload: ProviderData },
  settle: Settle,
): Promise<Decided[]> {
  const { payload, ...key } = stored;
  const verification = provider.read(payload);
  if (!verification.genuine) return [{ ...key, verdict: 'forged', detail: verification.reason }];
  const { notice } = verification;
  const decided: Decided[] = [];
  if (notice.providerRef !== null) {
    await lockText(db, paymentLock, `${provider.name} ${notice.providerRef}`);
    const waiting = notice.namedBy === 'order' ? await lockUnresolved(db, provider.name, notice.providerRef) : [];
    for (const row of waiting) {
      const earlier = provider.read(row.payload);
      if (!earlier.genuine || earlier.notice.namedBy !== 'payment') continue;
      const named: Notice = { ...earlier.notice, reference: notice.reference, namedBy: 'order' };
      const { payload: _, ...rowKey } = row;
      decided.push({ ...rowKey, ...(await settle(db, named)) });
    }
  }
  return [...decided, { ...key, ...(await settle(db, notice)) }];
}
