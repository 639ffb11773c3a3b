import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteIdempotencyKeys } from '../../src/modules/ledger/public.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { type FakeGateway, startFakeGateway } from '../helpers/money/fake-gateway.ts';
import { bronzeId, notification, rememberOrder, specialId } from '../helpers/money/store.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';

let gateway: FakeGateway;
let api: TestApi;
beforeAll(async () => {
  gateway = await startFakeGateway();
  api = await createTestApi({ settings: { PORT: String(gateway.port), GEO_HEADER: 'x-region' } });
});
afterAll(async () => {
  await api.close();
  await gateway.close();
});

const packageIds = [100, 1, 2, 3, 4, 5, 6, 7];

async function checkout(player: Player, packageId = bronzeId, idempotencyKey?: string) {
  const answer = await player.client.store.checkout({
    body: { package_id: packageId },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
  rememberOrder(answer.order_id, player.id);
  return answer;
}

function hook(form: Record<string, string>, headers: Record<string, string> = {}) {
  return api.caller().send('POST', '/api/store/webhooks/sandbox', {
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

async function ordersOf(player: Player) {
  return (await player.client.store.orders({ query: {} })).results;
}

describe('the packages', () => {
  test('are public, with the first-purchase offer first, then by price', async () => {
    const { results } = await api.caller().client.store.packages();
    expect(results.map((offer) => offer.id)).toEqual(packageIds);
    expect(results[0]).toEqual({
      id: 100,
      name: 'First Purchase Special',
      price_usd: '10.00',
      gold_amount: '10000000.00',
      sweeps_bonus: '30.00',
      first_purchase: true,
    });
  });

  test('do not include the first-purchase offer for a player who has paid', async () => {
    const player = await newPlayer(api);
    expect((await player.client.store.packages()).results.map((offer) => offer.id)).toEqual(packageIds);
    const { order_id } = await checkout(player);
    expect((await hook(notification(order_id, 'processed'))).status).toBe(200);
    expect((await player.client.store.packages()).results.map((offer) => offer.id)).toEqual(packageIds.slice(1));
    const problem = await expectProblem(checkout(player, specialId), 'conflict');
    expect(problem.message).toMatch(/for a first purchase, and you have already made yours/);
  });
});

describe('checkout', () => {
  test('creates and prepares an order, and credits nothing', async () => {
    const player = await newPlayer(api);
    const before = await player.client.wallet.get();
    const started = await checkout(player, specialId);
    expect(started).toEqual({
      order_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checkout_url: 'http://localhost:80/dev/skrill',
      checkout_data: { sid: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    expect(gateway.requests.at(-1)).toMatchObject({
      transaction_id: `${started.order_id}-${player.id}`,
      amount: '10',
      currency: 'USD',
      pay_from_email: player.email,
      return_url: `http://localhost:80/buy-coins/return?order_id=${started.order_id}`,
    });
    expect(await player.client.wallet.get()).toEqual(before);
    expect(await player.client.store.order({ params: { id: started.order_id } })).toEqual({
      id: started.order_id,
      package_name: 'First Purchase Special',
      amount: '10.00',
      status: 'created',
      created_at: expect.any(String),
      gold_amount: '10000000.00',
      sweeps_bonus: '30.00',
      notes: [],
      history: [{ status: 'created', at: expect.any(String) }],
    });
  });

  test('rejects a package that is not for sale', async () => {
    const player = await newPlayer(api);
    await expectProblem(checkout(player, 999), 'not_found');
    await api.owner.query('UPDATE coin_package SET enabled = false WHERE id = 7');
    await expectProblem(checkout(player, 7), 'not_found');
    await api.owner.query('UPDATE coin_package SET enabled = true WHERE id = 7');
    for (const package_id of [0, -1, 1.5, '2', null, 1e21]) {
      const answer = await player.send('POST', '/api/store/checkout', { json: { package_id } });
      expectProblemAnswer(answer, 'validation_failed');
    }
    const extra = await player.send('POST', '/api/store/checkout', { json: { package_id: 2, price_usd: '0.01' } });
    expectProblemAnswer(extra, 'validation_failed');
    expect(await ordersOf(player)).toEqual([]);
  });

  test('rejects suspended players, and regions without sales by home state and by location', async () => {
    const player = await newPlayer(api);
    const fromWashington = await player.send('POST', '/api/store/checkout', {
      json: { package_id: bronzeId },
      headers: { 'x-region': 'US-WA' },
    });
    expectProblemAnswer(fromWashington, 'region_blocked');
    expect(fromWashington.body.error).toBe('You cannot buy coins in Washington. You have not been charged.');
    await api.owner.query("UPDATE player SET region = 'ID' WHERE id = $1", [player.id]);
    await expectProblem(checkout(player), 'region_blocked');
    await api.owner.query("UPDATE player SET region = 'NY', suspended_at = now() WHERE id = $1", [player.id]);
    await expectProblem(checkout(player), 'account_suspended');
    expect(await ordersOf(player)).toEqual([]);
  });

  test('shows before a purchase in Michigan that it contains only Gold Coins', async () => {
    const player = await newPlayer(api, { us_state: 'MI' });
    const { order_id } = await checkout(player);
    const order = await player.client.store.order({ params: { id: order_id } });
    expect(order).toMatchObject({ gold_amount: '5000000.00', sweeps_bonus: '0.00' });
    expect(order.notes).toEqual([{ code: 'gold_only' }]);
  });
});

describe('an Idempotency-Key of a checkout', () => {
  test('returns the same order and answer for the same request, sequentially and concurrently', async () => {
    const player = await newPlayer(api);
    const first = await checkout(player, bronzeId, 'key-1');
    expect(await checkout(player, bronzeId, 'key-1')).toEqual(first);
    const many = await Promise.all(Array.from({ length: 12 }, () => checkout(player, bronzeId, 'key-2')));
    expect(new Set(many.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await ordersOf(player)).map((order) => order.id).sort()).toEqual(
      [first.order_id, many[0]?.order_id].sort(),
    );
    await hook(notification(first.order_id, 'processed'));
    expect(await checkout(player, bronzeId, 'key-1')).toEqual(first);
  });

  test('is rejected with another body, also after keys were deleted', async () => {
    const player = await newPlayer(api);
    await checkout(player, bronzeId, 'key-1');
    await expectProblem(checkout(player, 3, 'key-1'), 'idempotency_mismatch');
    await api.owner.query("UPDATE idempotency SET at = now() - interval '3 days'");
    await deleteIdempotencyKeys(api.database.db, 48);
    await expectProblem(checkout(player, 3, 'key-1'), 'idempotency_mismatch');
    expect(await ordersOf(player)).toHaveLength(1);
  });

  test('is independent for each player', async () => {
    const [one, other] = [await newPlayer(api), await newPlayer(api)];
    const orders = [await checkout(one, bronzeId, 'shared'), await checkout(other, bronzeId, 'shared')];
    expect(orders[0]?.order_id).not.toBe(orders[1]?.order_id);
  });

  test('stays free after a rejected checkout', async () => {
    const player = await newPlayer(api);
    await expectProblem(checkout(player, 999, 'key-1'), 'not_found');
    await checkout(player, bronzeId, 'key-1');
  });
});

describe('checkout while the provider is down', () => {
  test('returns 503 and keeps the order, which a repeated request continues', async () => {
    const player = await newPlayer(api);
    gateway.answer = { status: 503, body: 'maintenance' };
    const problem = await expectProblem(checkout(player, bronzeId, 'key-1'), 'unavailable');
    expect(problem.message).toMatch(/You have not been charged/);
    const [order] = await ordersOf(player);
    expect(order?.status).toBe('created');
    gateway.answer = null;
    const started = await checkout(player, bronzeId, 'key-1');
    expect(started.order_id).toBe(order?.id);
    expect(await ordersOf(player)).toHaveLength(1);
  });

  test('does not prepare an order that has expired', async () => {
    const player = await newPlayer(api);
    gateway.answer = { status: 200, body: 'no session' };
    await expectProblem(checkout(player, bronzeId, 'key-1'), 'unavailable');
    gateway.answer = null;
    await api.owner.query("UPDATE store_order SET status = 'expired' WHERE player_id = $1", [player.id]);
    await expectProblem(checkout(player, bronzeId, 'key-1'), 'conflict');
  });
});

describe('orders', () => {
  test('are listed newest first in pages, without repeated or missing orders', async () => {
    const player = await newPlayer(api);
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.unshift((await checkout(player, bronzeId)).order_id);
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await player.client.store.orders({ query: { limit: '2', ...(cursor ? { cursor } : {}) } });
      seen.push(...page.results.map((order) => order.id));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(made);
    await expectProblem(player.client.store.orders({ query: { cursor: 'nonsense' } }), 'validation_failed');
  });

  test('return 200 to their player, 404 to another player, and 401 without a session', async () => {
    const [owner, other] = [await newPlayer(api), await newPlayer(api)];
    const { order_id: id } = await checkout(owner);
    expect((await owner.client.store.order({ params: { id } })).id).toBe(id);
    await expectProblem(other.client.store.order({ params: { id } }), 'not_found');
    await expectProblem(api.caller().client.store.order({ params: { id } }), 'unauthenticated');
    await expectProblem(owner.client.store.order({ params: { id: 'x' } }), 'not_found');
    expect(await ordersOf(other)).toEqual([]);
    await expectProblem(api.caller().client.store.orders({ query: {} }), 'unauthenticated');
    await expectProblem(api.caller().client.store.checkout({ body: { package_id: 1 } }), 'unauthenticated');
  });
});

describe('the webhook', () => {
  test('returns 200 for a genuine and for an unknown notification, and 403 for a forged one', async () => {
    const player = await newPlayer(api);
    const { order_id } = await checkout(player);
    const form = notification(order_id, 'processed');
    const forged = await hook({ ...form, sha2sig: 'A'.repeat(64) });
    expectProblemAnswer(forged, 'forbidden');
    const genuine = await hook(form);
    expect([genuine.status, genuine.body]).toEqual([200, { received: true }]);
    expect((await hook(notification('nobody’s', 'processed'))).status).toBe(200);
    expect((await player.client.wallet.get()).gold_balance).toBe('7000000.00');
  });

  test('requires a signature and no cookie, and rejects browsers on another site', async () => {
    const player = await newPlayer(api);
    const { order_id } = await checkout(player);
    const answer = await hook(notification(order_id, 'processed'), { origin: 'https://evil.example' });
    expectProblemAnswer(answer, 'origin_mismatch');
  });

  test('accepts only the content type of its provider, a limited size and no repeated fields', async () => {
    const send = (payload: string, type = 'application/x-www-form-urlencoded') =>
      api.caller().send('POST', '/api/store/webhooks/sandbox', { payload, headers: { 'content-type': type } });
    expectProblemAnswer(await send('{}', 'application/json'), 'unsupported_media_type');
    expectProblemAnswer(await send('a=1', 'text/plain'), 'unsupported_media_type');
    expectProblemAnswer(await send('status=2&status=0'), 'malformed_request');
    expectProblemAnswer(await send('a=%00'), 'malformed_request');
    expectProblemAnswer(await send('__proto__=1'), 'malformed_request');
    expectProblemAnswer(await send(Array.from({ length: 65 }, (_, n) => `f${n}=1`).join('&')), 'malformed_request');
    expectProblemAnswer(await send(`a=${'x'.repeat(70_000)}`), 'payload_too_large');
    expectProblemAnswer(await send(`a=${'x'.repeat(3_000)}`), 'malformed_request');
    expectProblemAnswer(await send('a=%ff%fe'), 'forbidden');
    for (const name of ['skrill', 'stripe', 'paypal']) {
      const answer = await api.caller().send('POST', `/api/store/webhooks/${name}`, {
        payload: 'a=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expectProblemAnswer(answer, 'not_found');
    }
  });

  test('is the only call that accepts forms', async () => {
    const answer = await api.caller().send('POST', '/api/auth/login', {
      payload: 'email=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expectProblemAnswer(answer, 'unsupported_media_type');
  });
});

describe('a player with a chargeback', () => {
  test('has a restriction', async () => {
    const player = await newPlayer(api);
    const { order_id } = await checkout(player);
    for (const status of ['processed', 'chargeback'] as const) await hook(notification(order_id, status));
    expect((await player.client.auth.me()).user.restrictions).toEqual(['redemption_suspended']);
    const { results } = await player.client.wallet.activity({ query: { kind: 'purchase_reversal' } });
    expect(results.map((entry) => [entry.currency, entry.amount])).toEqual([
      ['gold', '-5000000.00'],
      ['sweeps', '-10.00'],
    ]);
  });
});
