import type { NoticeVerdict, PolicyPack } from '@goldwren/rules';
import type { Database, Db } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { alertOf } from './alerts.ts';
import { type InboxKey, keepVerdict, lockNotification } from './inbox.store.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { PaymentProviders } from './payment/providers.ts';
import { type Settlement, settleOrder } from './settle-order.ts';

/** Where staff are alerted: an error line with a stable message. */
export interface AlertLog {
  error(fields: object, message: string): void;
}

export interface SettlementDeps {
  readonly database: Database;
  readonly providers: PaymentProviders;
  readonly policy: () => PolicyPack;
}

/**
 * Gives a stored notification its effect, exactly once: verdict, order, coins, receipt are one transaction. Processed
 * before, it only repeats the verdict. Alerts once it is committed.
 */
export async function processNotification(deps: SettlementDeps, log: AlertLog, key: InboxKey): Promise<NoticeVerdict> {
  const provider = deps.providers.byName(key.provider);
  if (!provider) throw new Error(`no account with ${key.provider}`);
  const done = await inTransaction(deps.database, async (db) => {
    const stored = await lockNotification(db, key);
    if (stored.verdict !== null) return { verdict: stored.verdict, isNew: false, orderId: null };
    const decided = await decide(db, deps.policy(), provider, stored.payload);
    await keepVerdict(db, key, decided.verdict);
    return { ...decided, isNew: true, orderId: stored.payload.transaction_id ?? null };
  });
  const { isNew, ...facts } = done;
  const alert = alertOf[done.verdict];
  if (isNew && alert !== null) log.error({ ...facts, provider: key.provider, event: key.eventId }, alert);
  return done.verdict;
}

async function decide(
  db: Db,
  pack: PolicyPack,
  provider: PaymentProvider,
  fields: Readonly<Record<string, string>>,
): Promise<Settlement> {
  const verification = provider.verify(fields);
  if (!verification.genuine) return { verdict: 'forged', detail: verification.reason };
  return settleOrder(db, pack, provider, verification.notice);
}
