import type { PlayerContract } from '@goldwren/contracts/player';
import { pagination } from '@goldwren/rules';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { idempotencyClaim } from '../../http/contract/idempotency-key.ts';
import { signedIn } from '../../http/sessions/session.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import type { SettlementDeps } from './notifications/process-notification.ts';
import { receiveNotification } from './notifications/receive-notification.ts';
import { getOrder } from './orders/get-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { startCheckout } from './orders/start-checkout.ts';
import { listPackages } from './packages/list-packages.ts';

export function storeRoutes(deps: SettlementDeps & Pick<Context, 'locate'>): Handlers<PlayerContract, 'store'> {
  /** The origin of the site. Falls back to the Host header when no origin is configured. */
  const originOf = (request: FastifyRequest): string =>
    deps.config.publicOrigin ?? `${request.protocol}://${request.host}`;
  return {
    packages: async ({ request }) => ({
      status: 200,
      body: await listPackages(
        deps.database.db,
        await deps.policy(),
        signedIn(request, 'player'),
        await deps.locate(request),
      ),
    }),
    checkout: async ({ player, body, request }) => {
      await consumeRateLimit(deps.database.db, [{ rateLimit: 'checkoutPlayer', subject: player.id }]);
      const { orderId, checkout } = await startCheckout(deps, player, {
        packageId: body.package_id,
        idempotency: idempotencyClaim(request),
        visitor: await deps.locate(request),
        origin: originOf(request),
      });
      return {
        status: 201,
        body: { order_id: orderId, checkout_url: checkout.url, checkout_data: { ...checkout.data } },
      };
    },
    orders: async ({ player, query }) => {
      const { results, nextCursor } = await listOrders(deps.database.db, {
        playerId: player.id,
        cursor: query.cursor,
        limit: query.limit ?? pagination.defaultLimit,
      });
      return { status: 200, body: { results, next_cursor: nextCursor } };
    },
    order: async ({ player, params }) => ({
      status: 200,
      body: await getOrder(deps.database.db, player.id, params.id),
    }),
    webhook: async ({ params, body, request }) => {
      await receiveNotification(deps, params.provider, { body, headers: request.headers, at: deps.clock.now() });
      return { status: 200, body: { received: true } };
    },
  };
}
