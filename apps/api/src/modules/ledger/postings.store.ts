import type { ProblemCode } from '@goldwren/contracts/player';
import type { Currency } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { callForRow, callFunction } from '../../platform/postgres/call-function.ts';
import { isProblemCode } from '../../platform/problem.ts';

/** One movement of one coin, in hundredths. `ref` is made before the first attempt: it moves once. */
export interface Movement {
  readonly playerId: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly ref: string;
}

/** Both wallets of a new player, empty. */
export async function openWallets(db: Db, playerId: string): Promise<void> {
  await callFunction(db, 'open_wallets', [playerId]);
}

/** The coins of a player who is added in this transaction. */
export async function grantWelcomeOffer(db: Db, { playerId, currency, ref }: Omit<Movement, 'amount'>): Promise<void> {
  await callFunction(db, 'grant_welcome_offer', [playerId, currency, ref]);
}

/** Sweeps Coins of an approved free entry of this player; the entry is granted with them. */
export async function grantFreeEntry(db: Db, playerId: string, entryId: string): Promise<void> {
  await callFunction(db, 'grant_free_entry', [playerId, entryId]);
}

/**
 * Gold Coins of today's claim, and the balance after it; null when today's was claimed. The same `ref` again answers as the
 * first time, on a later day too.
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
 * May this player buy for this price (cents) now? Null, or the code of the refusal. Locks the wallet until the end of the
 * caller's transaction, in which the order is added or credited.
 */
export function purchaseRefusal(db: Db, playerId: string, priceCents: bigint): Promise<ProblemCode | null> {
  return refusalBy(db, 'check_purchase', playerId, priceCents);
}

/** As `purchaseRefusal`, counting what the player's open orders reserve of their purchase limits, too. */
export function checkoutRefusal(db: Db, playerId: string, priceCents: bigint): Promise<ProblemCode | null> {
  return refusalBy(db, 'check_new_order', playerId, priceCents);
}

async function refusalBy(db: Db, name: 'check_purchase' | 'check_new_order', playerId: string, priceCents: bigint) {
  const { refusal } = await callForRow<{ refusal: string | null }>(db, name, [playerId, priceCents]);
  if (refusal === null || isProblemCode(refusal)) return refusal;
  throw new Error(`${name} returned ${refusal}`);
}

/** An order as the ledger names it. */
export interface PaidOrder {
  readonly playerId: string;
  readonly id: string;
}

/**
 * Credits what a paid order brings; returns it in hundredths. The database checks the provider's signed notification, or that
 * staff decide, and takes the amounts from the package.
 * @param terms `packageId`: the regular package that takes the place of the special; null: the order's own.
 */
export function creditPurchase(
  db: Db,
  order: PaidOrder,
  terms: { readonly packageId: number | null; readonly withSweeps: boolean },
): Promise<{ gold: bigint; sweeps: bigint }> {
  return callForRow(db, 'credit_purchase', [order.playerId, order.id, terms.packageId, terms.withSweeps]);
}

/**
 * Takes back what an order credited of one coin, as far as the balance reaches, what had not been played first. Returns what
 * was taken. The database checks the provider's signed notification. A call that takes nothing leaves no posting, so the
 * caller makes sure that it is made once.
 */
export async function reversePurchase(db: Db, order: PaidOrder, currency: Currency): Promise<bigint> {
  const { taken } = await callForRow<{ taken: bigint }>(db, 'reverse_purchase', [order.playerId, currency, order.id]);
  return taken;
}

/** Takes all Sweeps Coins, as they are when the wallet is locked; returns what was taken. */
export async function expireSweeps(db: Db, playerId: string, ref: string): Promise<bigint> {
  const { taken } = await callForRow<{ taken: bigint }>(db, 'expire_sweeps', [playerId, ref]);
  return taken;
}

/**
 * Takes all Sweeps Coins of a player who has done nothing for as long as the rules say; returns what was taken, zero when there was a
 * sign-in or a round after all. The caller holds the player's row.
 */
export async function expireIdleSweeps(db: Db, playerId: string, ref: string): Promise<bigint> {
  const { taken } = await callForRow<{ taken: bigint }>(db, 'expire_idle_sweeps', [playerId, ref]);
  return taken;
}

/** No stake leaves a frozen wallet. */
export async function setWalletsFrozen(db: Db, playerId: string, frozen: boolean): Promise<void> {
  await callFunction(db, 'set_wallets_frozen', [playerId, frozen]);
}

/**
 * Records the first use of an `Idempotency-Key` in the transaction of its effect.
 * @throws Problem `idempotency_mismatch` through the caller's retry, when it was used for something else.
 */
export async function claimIdempotencyKey(db: Db, playerId: string, key: string, hash: Buffer): Promise<void> {
  await callFunction(db, 'claim_idempotency_key', [playerId, key, hash]);
}
