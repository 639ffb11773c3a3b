import type { NoticeVerdict } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Notice, PaymentProvider, ProviderData } from '../../../payments/payment-provider.ts';
import type { PaymentProviders } from '../../../payments/providers.ts';
import type { Db } from '../../../platform/database.ts';
import { lockText } from '../../../platform/postgres/lock-text.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Settlement, settleOrder } from '../settlement/settle-order.ts';
import { type InboxKey, lockNotification, lockUnresolved, storeVerdict } from './inbox.store.ts';
import { alertOf } from './verdict-alerts.ts';

export interface SettlementDeps
  extends Pick<Context, 'database' | 'policy' | 'mailer' | 'events' | 'config' | 'clock'> {
  readonly providers: PaymentProviders;
}

type Settle = (db: Db, notice: Notice) => Promise<Settlement>;
type Decided = InboxKey & Settlement & { readonly reference: string };

/** Keeps the turns on a payment apart from the same text elsewhere. */
const paymentLock = 7_310_019;

/**
 * Gives a stored notification its effect, exactly once: verdict, order, coins, receipt are one transaction. Processed
 * before, it only repeats the verdict. Alerts once it is committed.
 */
export async function processNotification(deps: SettlementDeps, key: InboxKey): Promise<NoticeVerdict> {
  const provider = deps.providers.byName(key.provider);
  if (!provider) throw new Error(`no account with ${key.provider}`);
  const pack = await deps.policy();
  const settle: Settle = (db, notice) => settleOrder(deps, db, pack, provider, notice);
  const done = await inTransaction(deps.database, async (db) => {
    const stored = await lockNotification(db, key);
    if (stored.verdict !== null) return { verdict: stored.verdict, decided: [] };
    const decided = await decide(db, provider, { ...key, ...stored }, settle);
    for (const one of decided) await storeVerdict(db, one, one.verdict);
    return { verdict: (decided.at(-1) as Decided).verdict, decided };
  });
  for (const { eventId, ...facts } of done.decided) {
    const alert = alertOf[facts.verdict];
    if (alert !== null) deps.events.report(alert, { ...facts, event: eventId });
  }
  return done.verdict;
}

/**
 * The verdict on a stored notification, and before it those on notifications that named the payment alone and arrived while
 * nothing tied it to an order: so every order of arrival ends alike. Notifications of one payment take turns.
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
