import { type PolicyPack, sweepsMayBeGranted, type Visitor } from '@goldwren/rules';
import type { IdempotencyClaim } from '../../../http/contract/idempotency-key.ts';
import { type Checkout, ProviderUnreachable } from '../../../payments/payment-provider.ts';
import { assertMay } from '../../../platform/assert-may.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { withRetry } from '../../../platform/postgres/retry-query.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { assertNotHeld, screenForExclusion } from '../../exclusions/public.ts';
import { checkoutRefusal, claimIdempotencyKey } from '../../ledger/public.ts';
import { assertTermsAccepted, type Person } from '../../players/public.ts';
import { problemOfMaintenance } from '../../policy/public.ts';
import { limitReached } from '../../responsible-play/public.ts';
import type { SettlementDeps } from '../notifications/process-notification.ts';
import { type PackageRow, selectPackage } from '../packages/package.store.ts';
import {
  hasEverPaid,
  insertOrder,
  insertOrderEvent,
  type OrderRow,
  saveCheckout,
  selectOrderByKey,
} from './order.store.ts';

export interface CheckoutRequest {
  packageId: number;
  idempotency: IdempotencyClaim | null;
  visitor: Visitor;
  /** The origin of the site in the buyer's browser, `https://…`. */
  origin: string;
}

const providerRetrySeconds = 5;

/**
 * Creates an order, then prepares it with the payment provider outside any transaction. Credits nothing.
 * When the provider is unreachable, the order stays `created`. A retry prepares the same order; without a retry it
 * expires.
 * @throws Problem `account_suspended`, `region_blocked`, `terms_due`, `not_found` (package not on offer), `conflict`
 *   (the special is only for a first purchase), `idempotency_mismatch`, `maintenance`, `unavailable` (provider).
 */
export async function startCheckout(
  deps: SettlementDeps,
  player: Person,
  request: CheckoutRequest,
): Promise<{ orderId: string; checkout: Checkout }> {
  const pack = await deps.policy();
  assertMay(pack, 'purchase', player, request.visitor);
  await assertTermsAccepted(deps, player);
  assertNotHeld(await screenForExclusion(deps, player.id, 'checkout'));
  const id = newId();
  const now = { pack, maintenance: await problemOfMaintenance(deps) };
  const order = await inTransaction(deps.database, (db) => findOrCreateOrder(db, deps, now, player, request, id), [
    'store_order_idempotency_key',
  ]);
  return { orderId: order.id, checkout: await checkoutOf(deps, player, request.origin, order) };
}

async function findOrCreateOrder(
  db: Db,
  deps: SettlementDeps,
  { pack, maintenance }: { readonly pack: PolicyPack; readonly maintenance: Problem | null },
  player: Person,
  { packageId, idempotency }: CheckoutRequest,
  id: string,
): Promise<OrderRow> {
  if (idempotency) {
    await claimIdempotencyKey(db, player.id, idempotency.key, idempotency.hash);
    const before = await selectOrderByKey(db, player.id, idempotency.key);
    // Idempotency keys are deleted after two days, but orders are not.
    if (before && !before.requestHash?.equals(idempotency.hash)) throw new Problem('idempotency_mismatch');
    if (before) return before;
  }
  if (maintenance) throw maintenance;
  const offer = await selectPackage(db, packageId);
  if (!offer?.enabled) {
    throw new Problem('not_found', { params: { reason: 'package' } });
  }
  if (offer.firstPurchase && (await hasEverPaid(db, player.id))) {
    throw new Problem('conflict', {
      params: { reason: 'special_taken', package: offer.name },
    });
  }
  const refusal = await checkoutRefusal(db, player.id, offer.priceCents, null);
  if (refusal === 'limit_reached') throw await limitReached(db, player.id, { purchase: offer.priceCents });
  if (refusal) throw new Problem(refusal);
  const order = await insertOrder(db, newOrder(pack, player, offer, id, deps.providers.current.name, idempotency));
  await insertOrderEvent(db, order, 'created', 'the player chose the package');
  return order;
}

function newOrder(
  pack: PolicyPack,
  player: Person,
  offer: PackageRow,
  id: string,
  provider: OrderRow['provider'],
  idempotency: IdempotencyClaim | null,
): Parameters<typeof insertOrder>[1] {
  const sweeps = sweepsMayBeGranted(pack, player.country, player.region);
  return {
    playerId: player.id,
    id,
    packageId: offer.id,
    packageName: offer.name,
    priceCents: offer.priceCents,
    gold: offer.gold,
    sweeps: sweeps ? offer.sweeps : 0n,
    firstPurchase: offer.firstPurchase,
    provider,
    notes: sweeps ? [] : [{ code: 'gold_only' }],
    idempotency,
  };
}

/** Returns the checkout URL of the order. Requests it from the provider only once. */
async function checkoutOf(deps: SettlementDeps, player: Person, origin: string, order: OrderRow): Promise<Checkout> {
  if (order.checkoutUrl !== null) return { url: order.checkoutUrl, data: order.checkoutData ?? {} };
  const provider = deps.providers.byName(order.provider);
  if (!provider || (order.status !== 'created' && order.status !== 'pending')) {
    throw new Problem('conflict', { params: { reason: 'order_over' } });
  }
  try {
    const checkout = await provider.prepare(order, player, origin);
    return await withRetry(() => saveCheckout(deps.database.db, order, checkout));
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    throw new Problem('unavailable', {
      params: { reason: 'payment_page' },
      retryAfterSeconds: providerRetrySeconds,
      internal: error.message,
      cause: error,
    });
  }
}
