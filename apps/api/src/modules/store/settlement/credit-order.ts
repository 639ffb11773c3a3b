import type { OrderNote } from '@goldwren/contracts/facts';
import type { ProblemCode } from '@goldwren/contracts/problem';
import {
  findRefusal,
  formatHundredths,
  type PolicyPack,
  specialFallbackPackageId,
  sweepsMayBeGranted,
} from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Notice } from '../../../payments/payment-provider.ts';
import type { Db } from '../../../platform/database.ts';
import { screenWithin } from '../../exclusions/public.ts';
import { checkoutRefusal, creditPurchase, purchaseRefusal } from '../../ledger/public.ts';
import { type Account, lockAccount } from '../../players/public.ts';
import { changeOrder, type OrderRow } from '../orders/order.store.ts';
import { type PackageRow, selectPackage, selectRegularOfPrice } from '../packages/package.store.ts';
import { claimFirstPurchase } from './settlement.store.ts';

interface Grant {
  readonly packageName: string;
  readonly gold: bigint;
  readonly sweeps: bigint;
  /** The regular package that replaces the special. Null when the order's own package is granted. */
  readonly packageId: number | null;
  readonly notes: readonly OrderNote[];
}

/**
 * Credits a locked order that may become paid, in the caller's transaction.
 * The order goes to review instead when the player may no longer buy, because the money was taken. It also goes to
 * review when the payer may be a self-excluded person.
 */
export async function creditOrder(
  context: Pick<Context, 'mailer' | 'config'>,
  db: Db,
  pack: PolicyPack,
  order: OrderRow,
  { providerRef, payer }: Notice,
): Promise<'credited' | 'review'> {
  await screenWithin(db, context.config.seedKey, order.playerId, 'payment', payer === null ? {} : { payer });
  const account = await lockAccount(db, order.playerId);
  const code = await creditRefusal(db, pack, account, order);
  if (code === null) {
    const reason = 'the provider says that the payment was processed';
    await grantOrder(context, db, pack, account, order, { reason, providerRef });
    return 'credited';
  }
  if (order.status === 'review') return 'review';
  const reason = `paid, but the player may not buy: ${code}`;
  const note = { code: code === 'region_blocked' ? 'region_in_review' : 'standing_in_review' } as const;
  await changeOrder(db, order, { status: 'review', reason, notes: [note], providerRef });
  return 'review';
}

/** Returns why the coins of a paid order may not be credited now. Null when they may. Locks the wallet. */
export async function creditRefusal(
  db: Db,
  pack: PolicyPack,
  account: Account,
  order: OrderRow,
): Promise<ProblemCode | null> {
  const refusal = findRefusal(pack, 'purchase', account, null);
  if (refusal) return refusal.code;
  // An open order has reserved its amount. An order that ended before the payment, and perhaps waits for its review now, had
  // none when it was paid, so its amount is checked against what other orders have reserved.
  const isReserved = order.status === 'created' || order.status === 'pending';
  if (isReserved) return await purchaseRefusal(db, order.playerId, order.priceCents);
  return await checkoutRefusal(db, order.playerId, order.priceCents, order.id);
}

/** Credits the coins, records the history and sends the receipt of a locked order, in the caller's transaction. */
export async function grantOrder(
  { mailer }: Pick<Context, 'mailer'>,
  db: Db,
  pack: PolicyPack,
  account: Account,
  order: OrderRow,
  { reason, providerRef }: { readonly reason: string; readonly providerRef: string | null },
): Promise<void> {
  const grant = await decideGrant(db, pack, account, order);
  await postGrant(db, order, grant);
  const paidAt = await changeOrder(db, order, {
    status: 'paid',
    reason,
    // Clears the notes of a completed review.
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
}

/**
 * Decides what the payment grants. Two rules change the offer. A person can have the special only once: a second paid
 * special is granted as the regular package of the same price. Sweeps Coins are not granted where they are barred.
 */
async function decideGrant(db: Db, pack: PolicyPack, account: Account, order: OrderRow): Promise<Grant> {
  const notes: OrderNote[] = [];
  let offer: Omit<Grant, 'notes'> = {
    packageName: order.packageName,
    gold: order.gold,
    sweeps: order.sweeps,
    packageId: null,
  };
  if (order.firstPurchase && !(await claimFirstPurchase(db, order))) {
    const regular = (await findRegularPackage(db, order)) as PackageRow;
    offer = { packageName: regular.name, gold: regular.gold, sweeps: regular.sweeps, packageId: regular.id };
    const params = { package: regular.name, price_usd: formatHundredths(regular.priceCents) };
    notes.push({ code: 'special_twice', params });
  }
  if (!sweepsMayBeGranted(pack, account.country, account.region)) {
    offer = { ...offer, sweeps: 0n };
    notes.push({ code: 'gold_only' });
  }
  return { ...offer, notes };
}

/** Staff edits always leave a regular package at the special's price. An older order can have an older price. */
async function findRegularPackage(db: Db, order: OrderRow): Promise<PackageRow | null> {
  return (await selectRegularOfPrice(db, order.priceCents)) ?? selectPackage(db, specialFallbackPackageId);
}

async function postGrant(db: Db, order: OrderRow, grant: Grant): Promise<void> {
  const posted = await creditPurchase(db, order, { packageId: grant.packageId, withSweeps: grant.sweeps > 0n });
  if (posted.gold !== grant.gold || posted.sweeps !== grant.sweeps) {
    throw new Error(`order ${order.id} was credited ${posted.gold} and ${posted.sweeps}, unlike its receipt`);
  }
}
