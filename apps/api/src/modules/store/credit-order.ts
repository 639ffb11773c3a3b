import type { OrderNote } from '@goldwren/contracts/facts';
import {
  formatHundredths,
  type PolicyPack,
  refusalOf,
  specialFallbackPackageId,
  sweepsMayBeGranted,
} from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { creditPurchase, purchaseRefusal } from '../ledger/public.ts';
import { type Account, lockAccount } from '../players/public.ts';
import { changeOrder, type OrderRow } from './order.store.ts';
import { type PackageRow, selectPackage } from './package.store.ts';
import type { Notice } from './payment/payment-provider.ts';
import { takeFirstPurchase } from './settlement.store.ts';

interface Grant {
  readonly packageName: string;
  readonly gold: bigint;
  readonly sweeps: bigint;
  readonly notes: readonly OrderNote[];
}

/**
 * Credits a locked order that may become paid: coins, history and receipt, in the caller's transaction. Where buying is
 * not allowed any more it goes to review instead, for the money has been taken.
 */
export async function creditOrder(
  { mailer }: Pick<Context, 'mailer'>,
  db: Db,
  pack: PolicyPack,
  order: OrderRow,
  notice: Notice,
): Promise<'credited' | 'review'> {
  const account = await lockAccount(db, order.playerId);
  const { providerRef } = notice;
  const refusal = refusalOf(pack, 'purchase', account, null);
  const code = refusal?.code ?? (await purchaseRefusal(db, order.playerId, order.priceCents));
  if (code) {
    if (order.status === 'review') return 'review';
    const reason = `paid, but the player may not buy: ${code}`;
    const note = { code: code === 'region_blocked' ? 'region_in_review' : 'standing_in_review' } as const;
    await changeOrder(db, order, { status: 'review', reason, notes: [note], providerRef });
    return 'review';
  }
  const grant = await decideGrant(db, pack, account, order);
  await postGrant(db, order, grant);
  const paidAt = await changeOrder(db, order, {
    status: 'paid',
    reason: 'the provider says that the payment was processed',
    // A review that is over leaves no note behind.
    notes: grant.notes.length > 0 || order.status === 'review' ? grant.notes : undefined,
    providerRef,
    granted: grant,
  });
  await mailer.queue(db, {
    template: 'receipt',
    recipient: account.email,
    locale: account.locale,
    firstName: account.firstName,
    packageName: grant.packageName,
    price: formatHundredths(order.priceCents),
    gold: formatHundredths(grant.gold),
    sweeps: formatHundredths(grant.sweeps),
    orderId: order.id,
    paidAt: paidAt.toISOString(),
  });
  return 'credited';
}

/**
 * What the payment brings. Two written rules change the offer: the special is once per person, a second paid one is
 * granted as the regular package of its price; and no Sweeps Coins go where they are barred.
 */
async function decideGrant(db: Db, pack: PolicyPack, account: Account, order: OrderRow): Promise<Grant> {
  const notes: OrderNote[] = [];
  let offer = { packageName: order.packageName, gold: order.gold, sweeps: order.sweeps };
  if (order.firstPurchase && !(await takeFirstPurchase(db, order))) {
    const regular = (await selectPackage(db, specialFallbackPackageId)) as PackageRow;
    offer = { packageName: regular.name, gold: regular.gold, sweeps: regular.sweeps };
    const params = { package: regular.name, price_usd: formatHundredths(regular.priceCents) };
    notes.push({ code: 'special_twice', params });
  }
  if (!sweepsMayBeGranted(pack, account.country, account.region)) {
    offer = { ...offer, sweeps: 0n };
    notes.push({ code: 'gold_only' });
  }
  return { ...offer, notes };
}

async function postGrant(db: Db, order: OrderRow, grant: Grant): Promise<void> {
  const entry = { playerId: order.playerId, ref: order.id };
  await creditPurchase(db, { ...entry, currency: 'gold', amount: grant.gold });
  if (grant.sweeps === 0n) return;
  await creditPurchase(db, { ...entry, currency: 'sweeps', amount: grant.sweeps });
}
