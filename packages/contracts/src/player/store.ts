import { orderNoteCodes, orderStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone, forSigners } from '../shared/access.ts';
import { bytes } from '../shared/binary.ts';
import { instant, uuid } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { place } from '../shared/place.ts';
import { problems } from '../shared/problem.ts';
import { forPlayers, forPlayersOnce } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

/** What can be bought: Gold Coins, with Sweeps Coins as a bonus. */
const coinPackage = z
  .object({
    id: z.int(),
    name: z.string(),
    price_usd: amount,
    gold_amount: amount,
    sweeps_bonus: amount.describe('What this caller would be credited: 0.00 where their region takes no Sweeps Coins.'),
    first_purchase: z.boolean().describe('The special, offered until the first paid order.'),
  })
  .meta({ id: 'Package' });
export type Package = z.infer<typeof coinPackage>;

const order = z
  .object({
    id: uuid,
    package_name: z.string(),
    amount: amount.describe('USD.'),
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

/** One order with what it granted and every state it went through. */
const orderDetail = order
  .extend({
    gold_amount: amount,
    sweeps_bonus: amount,
    notes: z.array(orderNote).describe('What was decided about it, as facts.'),
    history: z.array(z.object({ status: z.enum(orderStatuses), at: instant })),
  })
  .meta({ id: 'OrderDetail' });
export type OrderDetail = z.infer<typeof orderDetail>;

export const storeContract = c.router({
  packages: {
    ...endpoints.store.packages,
    ...forEveryone,
    summary: 'Coin packages',
    description:
      'In the order of the grid. The first-purchase special stands first, marked, and is left out once the signed-in player has a paid order. Sweeps Coins are those that the caller would get: by the region of the player, of a visitor by where the edge says they are.',
    responses: { 200: z.object({ results: z.array(coinPackage), no_sweeps_in: place.nullable() }) },
  },
  checkout: {
    ...endpoints.store.checkout,
    ...forPlayersOnce,
    summary: 'Begin a purchase',
    description:
      'Creates an order and prepares it with the payment provider; `unavailable` when that cannot be reached, and the same `Idempotency-Key` then tries again. `region_blocked` where coins cannot be bought, `account_suspended`, `conflict` for the special after a first purchase. The browser then navigates to `checkout_url` with `checkout_data` as the query string. Accepts `Idempotency-Key`. Nothing is credited here, nor on the return: only the signed notification of the provider credits.',
    body: z.strictObject({ package_id: z.int().min(1).max(999_999) }).meta({ id: 'CheckoutRequest' }),
    responses: {
      201: z.object({ order_id: uuid, checkout_url: z.url(), checkout_data: z.record(z.string(), z.string()) }),
      ...problems(401, 404, 409),
    },
  },
  orders: {
    ...endpoints.store.orders,
    ...forPlayers,
    summary: "The player's orders, newest first",
    description: 'Every attempt to buy, with its state.',
    query: z.strictObject(pageQuery),
    responses: { 200: page(order), ...problems(401) },
  },
  order: {
    ...endpoints.store.order,
    ...forPlayers,
    summary: 'One order',
    description: 'What it granted and every state it went through.',
    pathParams: z.object({ id: uuid.describe('The order.') }),
    responses: { 200: orderDetail, ...problems(401, 404) },
  },
  webhook: {
    ...endpoints.store.webhook,
    ...forSigners,
    summary: 'Receive a notification of a payment provider',
    description:
      'The body and the signature have the form of the provider. Returns 200 after the notification and its effect are stored. A notification for an unknown order also returns 200; it credits nothing and raises an alert. Returns `forbidden` when the signature does not match.',
    pathParams: z.object({ provider: z.string().max(32).describe('The account at the provider.') }),
    body: bytes,
    responses: { 200: z.object({ received: z.literal(true) }), ...problems(404) },
  },
});
