import { orderNoteCodes, orderStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone, forSigners } from '../../shared/access.ts';
import { bytes } from '../../shared/binary.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { place } from '../../shared/place.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers, forPlayersIdempotent } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

/** A package for sale: Gold Coins with a bonus of Sweeps Coins. */
const coinPackage = z
  .object({
    id: z.int(),
    name: z.string(),
    price_usd: amount,
    gold_amount: amount,
    sweeps_bonus: amount.describe(
      "Sweeps Coins that this caller would get. 0.00 where the caller's region does not allow Sweeps Coins.",
    ),
    first_purchase: z
      .boolean()
      .describe('Whether this is the first-purchase special, which is offered until the first paid order.'),
  })
  .meta({ id: 'Package' });
export type Package = z.infer<typeof coinPackage>;

const order = z
  .object({
    id: uuid,
    package_name: z.string(),
    amount: amount.describe('Price in US dollars.'),
    status: z.enum(orderStatuses),
    created_at: instant,
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

const plainNoteCodes = orderNoteCodes.filter((code) => code !== 'special_twice');
const orderNote = z
  .union([
    z.object({ code: z.enum(plainNoteCodes) }).meta({ id: 'PlainOrderNote' }),
    z
      .object({ code: z.literal('special_twice'), params: z.object({ package: z.string(), price_usd: amount }) })
      .meta({ id: 'SpecialTwiceOrderNote' }),
  ])
  .meta({ id: 'OrderNote' });

/** One order with its credited coins and its status history. */
const orderDetail = order
  .extend({
    gold_amount: amount,
    sweeps_bonus: amount,
    notes: z.array(orderNote).describe('Decisions about the order.'),
    history: z.array(z.object({ status: z.enum(orderStatuses), at: instant })),
  })
  .meta({ id: 'OrderDetail' });
export type OrderDetail = z.infer<typeof orderDetail>;

export const storeContract = c.router({
  packages: {
    ...endpoints.store.packages,
    ...forEveryone,
    summary: 'List coin packages',
    description:
      "Returns packages in display order. The first-purchase special comes first and is marked. It is left out once the signed-in player has a paid order. Sweeps Coins are the amount that the caller would get. They depend on the player's region, or for visitors on their location.",
    responses: { 200: z.object({ results: z.array(coinPackage), no_sweeps_in: place.nullable() }) },
  },
  checkout: {
    ...endpoints.store.checkout,
    ...forPlayersIdempotent,
    summary: 'Create an order',
    description:
      'Creates an order and registers it with the payment provider. Navigate the browser to `checkout_url` with `checkout_data` as the query string. Coins are credited only after the signed notification of the provider, not by this call and not when the browser returns. Returns `unavailable` when the provider cannot be reached; repeat the call with the same `Idempotency-Key`. Returns `region_blocked` where coins cannot be bought, `account_suspended` for a suspended account, and `conflict` for the special after a first purchase. Accepts `Idempotency-Key`.',
    body: z.strictObject({ package_id: z.int().min(1).max(999_999) }).meta({ id: 'CheckoutRequest' }),
    responses: {
      201: z.object({ order_id: uuid, checkout_url: z.url(), checkout_data: z.record(z.string(), z.string()) }),
      ...problems(401, 404, 409),
    },
  },
  orders: {
    ...endpoints.store.orders,
    ...forPlayers,
    summary: 'List orders',
    description: "Returns the player's orders with their status, newest first.",
    query: z.strictObject(pageQuery),
    responses: { 200: page(order), ...problems(401) },
  },
  order: {
    ...endpoints.store.order,
    ...forPlayers,
    summary: 'Get an order',
    description: 'Returns the credited coins and the status history.',
    pathParams: z.object({ id: uuid.describe('ID of the order.') }),
    responses: { 200: orderDetail, ...problems(401, 404) },
  },
  webhook: {
    ...endpoints.store.webhook,
    ...forSigners,
    summary: 'Receive a payment notification',
    description:
      'The body and the signature use the format of the provider. Returns 200 after the notification and its effect are stored. A notification for an unknown order also returns 200; it credits nothing and raises an alert. Returns `forbidden` when the signature does not match.',
    pathParams: z.object({ provider: z.string().max(32).describe('Account at the provider.') }),
    body: bytes,
    responses: { 200: z.object({ received: z.literal(true) }), ...problems(404) },
  },
});
