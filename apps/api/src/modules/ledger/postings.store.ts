import type { ProblemCode } from '@goldwren/contracts/player';
import type { Currency } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { callForRow, callFunction } from '../../platform/postgres/call-function.ts';
import { isProblemCode } from '../../platform/problem.ts';

/** One movement of one coin, in hundredths. `ref` is created before the first attempt, so it moves once. */
export interface Movement {
  readonly playerId: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly ref: string;
}

/** Creates both wallets of a new player, empty. */
export async function openWallets(db: Db, playerId: string): Promise<void> {
  await callFunction(db, 'open_wallets', [playerId]);
}

/** Credits the welcome offer of a player who is added in this transaction. */
export async function grantWelcomeOffer(db: Db, { playerId, currency, ref }: Omit<Movement, 'amount'>): Promise<void> {
  await callFunction(db, 'grant_welcome_offer', [playerId, currency, ref]);
}

/** Credits the Sweeps Coins of an approved free entry of this player and marks the entry as granted. */
export async function grantFreeEntry(db: Db, playerId: string, entryId: string): Promise<void> {
  await callFunction(db, 'grant_free_entry', [playerId, entryId]);
}

/**
 * Credits the Gold Coins of today's claim and returns them with the new balance; null when today's bonus was claimed. The
 * same `ref` returns the first result again, also on a later day.
 */
export async function grantLoginBonus(
  db: Db,
  playerId: string,
  ref: string,
): Promise<{ claimed: bigint; balance: bigint } | null> {
  const [row] = await callFunction<{ claimed: bigint; balance: bigint }>(db, 'grant_login_bonus', [playerId, ref]);
  return row ?? null;
}

/**
 * Checks whether a paid order of this price (cents) can be credited now. Returns null or the problem code. Locks the wallet
 * until the end of the caller's transaction, in which the order is credited.
 */
export function purchaseRefusal(db: Db, playerId: string, priceCents: bigint): Promise<ProblemCode | null> {
  return refusalBy(db, 'check_purchase', [playerId, priceCents]);
}

/**
 * Like `purchaseRefusal`, including what the player's open orders reserve of the purchase limits.
 * @param orderId The order that the price is of, if it exists already. Null for a new one.
 */
export function checkoutRefusal(
  db: Db,
  playerId: string,
  priceCents: bigint,
  orderId: string | null,
): Promise<ProblemCode | null> {
  return refusalBy(db, 'check_new_order', [playerId, priceCents, orderId]);
}

async function refusalBy(
  db: Db,
  name: 'check_purchase' | 'check_new_order',
  args: readonly unknown[],
): Promise<ProblemCode | null> {
  const { refusal } = await callForRow<{ refusal: string | null }>(db, name, args);
  if (refusal === null || isProblemCode(refusal)) return refusal;
  throw new Error(`${name} returned ${refusal}`);
}

/** The key of an order in the ledger. */
export interface PaidOrder {
  readonly playerId: string;
  readonly id: string;
}

/**
 * Credits the coins of a paid order and returns them in hundredths. The database checks the provider's signed notification, or
 * the decision of staff, and reads the amounts from the package.
 * @param terms `packageId`: the regular package that replaces the special; null for the order's own package.
 */
export function creditPurchase(
  db: Db,
  order: PaidOrder,
  terms: { readonly packageId: number | null; readonly withSweeps: boolean },
): Promise<{ gold: bigint; sweeps: bigint }> {
  return callForRow(db, 'credit_purchase', [order.playerId, order.id, terms.packageId, terms.withSweeps]);
}

/**
 * Takes back what an order credited of one coin, as far as the balance reaches. Coins that were not played yet go first.
 * Returns the amount taken. The database checks the provider's signed notification. A call that takes nothing writes no
 * posting, so the caller must call it only once.
 */
export async function reversePurchase(db: Db, order: PaidOrder, currency: Currency): Promise<bigint> {
  const { taken } = await callForRow<{ taken: bigint }>(db, 'reverse_purchase', [order.playerId, currency, order.id]);
  return taken;
}

/** Takes all Sweeps Coins of a player in a region that allows none. Returns the amount taken. */
export async function expireSweeps(db: Db, playerId: string, ref: string): Promise<bigint> {
  const { taken } = await callForRow<{ taken: bigint }>(db, 'expire_sweeps', [playerId, ref]);
  return taken;
}

/**
 * Takes all Sweeps Coins of a player who was inactive for the time that the rules define. Returns the amount taken, which is
 * zero after a sign-in, a round, or a credit. The caller has locked the player's row.
 * @param afterSeq The newest credit that the player's last notice knows.
 */
export async function expireIdleSweeps(
  db: Db,
  playerId: string,
  { afterSeq, ref }: { readonly afterSeq: bigint; readonly ref: string },
): Promise<bigint> {
  const { taken } = await callForRow<{ taken: bigint }>(db, 'expire_idle_sweeps', [playerId, afterSeq, ref]);
  return taken;
}

/** No stake leaves a frozen wallet. */
export async function setWalletsFrozen(db: Db, playerId: string, frozen: boolean): Promise<void> {
  await callFunction(db, 'set_wallets_frozen', [playerId, frozen]);
}

/**
 * Records the first use of an `Idempotency-Key` in the transaction of its effect.
 * @throws Problem `idempotency_mismatch` through the caller's retry, when the key was used for something else.
 */
export async function claimIdempotencyKey(db: Db, playerId: string, key: string, hash: Buffer): Promise<void> {
  await callFunction(db, 'claim_idempotency_key', [playerId, key, hash]);
}
