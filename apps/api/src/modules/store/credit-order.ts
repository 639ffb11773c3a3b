import {
  displayUsd,
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
import { orderNotes } from './order-notes.ts';
import { type PackageRow, selectPackage } from './package.store.ts';
import type { Notice } from './payment/payment-provider.ts';
import { takeFirstPurchase } from './settlement.store.ts';

interface Grant {
  readonly packageName: string;
  readonly gold: bigint;
  readonly sweeps: bigint;
  readonly note: string | null;
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
    const note = code === 'region_blocked' ? orderNotes.regionInReview : orderNotes.standingInReview;
    await changeOrder(db, order, { status: 'review', reason, note, providerRef });
    return 'review';
  }
  const grant = await decideGrant(db, pack, account, order);
  await postGrant(db, order, grant);
  const paidAt = await changeOrder(db, order, {
    status: 'paid',
    reason: 'the provider says that the payment was processed',
    // A review that is over leaves no note behind.
    note: grant.note ?? (order.status === 'review' ? '' : undefined),
    providerRef,
    granted: grant,
  });
  await mailer.queue(db, {
    template: 'receipt',
    recipient: account.email,
    firstName: account.firstName,
    packageName: grant.packageName,
    priceUsd: displayUsd(order.priceCents),
    gold: formatHundredths(grant.gold),
    sweeps: formatHundredths(grant.sweeps),
    orderId: order.id,
    paidAt,
  });
  return 'credited';
}

/**
 * What the payment brings. Two written rules change the offer: the special is once per person, a second paid one is
 * granted as the regular package of its price; and no Sweeps Coins go where they are barred.
 */
async function decideGrant(db: Db, pack: PolicyPack, account: Account, order: OrderRow): Promise<Grant> {
  const notes: string[] = [];
  let offer = { packageName: order.packageName, gold: order.gold, sweeps: order.sweeps };
  if (order.firstPurchase && !(await takeFirstPurchase(db, order))) {
    const regular = (await selectPackage(db, specialFallbackPackageId)) as PackageRow;
    offer = { packageName: regular.name, gold: regular.gold, sweeps: regular.sweeps };
    notes.push(orderNotes.specialTwice(regular.name, regular.priceCents));
  }
  if (!sweepsMayBeGranted(pack, account.country, account.region)) {
    offer = { ...offer, sweeps: 0n };
    notes.push(orderNotes.goldOnly);
  }
  return { ...offer, note: notes.join(' ') || null };
}

async function postGrant(db: Db, order: OrderRow, grant: Grant): Promise<void> {
  const entry = { playerId: order.playerId, ref: order.id };
  await creditPurchase(db, { ...entry, currency: 'gold', amount: grant.gold });
  if (grant.sweeps === 0n) return;
  await creditPurchase(db, { ...entry, currency: 'sweeps', amount: grant.sweeps });
}
