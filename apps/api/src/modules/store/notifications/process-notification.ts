import type { NoticeVerdict, PolicyPack } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { PaymentProvider } from '../../../payments/payment-provider.ts';
import type { PaymentProviders } from '../../../payments/providers.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Settlement, settleOrder } from '../settlement/settle-order.ts';
import { type InboxKey, keepVerdict, lockNotification } from './inbox.store.ts';
import { alertOf } from './verdict-alerts.ts';

export interface SettlementDeps extends Pick<Context, 'database' | 'policy' | 'mailer' | 'events' | 'config'> {
  readonly providers: PaymentProviders;
}

/**
 * Gives a stored notification its effect, exactly once: verdict, order, coins, receipt are one transaction. Processed
 * before, it only repeats the verdict. Alerts once it is committed.
 */
export async function processNotification(deps: SettlementDeps, key: InboxKey): Promise<NoticeVerdict> {
  const provider = deps.providers.byName(key.provider);
  if (!provider) throw new Error(`no account with ${key.provider}`);
  const pack = await deps.policy();
  const done = await inTransaction(deps.database, async (db) => {
    const stored = await lockNotification(db, key);
    if (stored.verdict !== null) return { verdict: stored.verdict, isNew: false, reference: null };
    const decided = await decide(deps, db, pack, provider, stored.payload);
    await keepVerdict(db, key, decided.verdict);
    return { ...decided, isNew: true, reference: stored.payload.transaction_id ?? null };
  });
  const { isNew, ...facts } = done;
  const alert = alertOf[done.verdict];
  if (isNew && alert !== null) deps.events.report(alert, { ...facts, provider: key.provider, event: key.eventId });
  return done.verdict;
}

async function decide(
  context: Pick<Context, 'mailer' | 'config'>,
  db: Db,
  pack: PolicyPack,
  provider: PaymentProvider,
  fields: Readonly<Record<string, string>>,
): Promise<Settlement> {
  const verification = provider.verify(fields);
  if (!verification.genuine) return { verdict: 'forged', detail: verification.reason };
  return settleOrder(context, db, pack, provider, verification.notice);
}
