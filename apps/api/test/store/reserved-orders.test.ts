import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { type FakeGateway, startFakeGateway } from '../helpers/money/fake-gateway.ts';
import {
  bronzeId,
  createStoreFixture,
  newBuyers,
  notification,
  placeOrders,
  readOrderState,
} from '../helpers/money/store.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';

/** Two applications over one database, each with a pool of its own, as two processes are. */
let gateway: FakeGateway;
let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  gateway = await startFakeGateway();
  api = await createTestApi({ settings: { PORT: String(gateway.port) } });
  other = await createTestApi({ settings: { PORT: String(gateway.port) }, databaseUrl: api.url });
});
afterAll(async () => {
  await other.close();
  await api.close();
  await gateway.close();
});

async function newLimited(amount = '20.00'): Promise<Player> {
  const player = await newPlayer(api);
  await player.client.play.setLimits({ body: { limits: [{ kind: 'purchase', period: 'day', amount }] } });
  return player;
}

const checkOut = (player: Player) => player.send('POST', '/api/store/checkout', { json: { package_id: bronzeId } });

test('lets no more checkouts begin at once, at two processes, than the purchase limit covers', async () => {
  const player = await newLimited();
  const elsewhere = Object.assign(other.caller(), { id: player.id, email: player.email, cookie: player.cookie });
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => checkOut(n % 2 === 0 ? player : elsewhere)));
  expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(2);
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(23);
  expect(refused[0]?.body).toMatchObject({ code: 'limit_reached', params: { kind: 'purchase', reserved: '20.00' } });
  const until = Date.parse(refused[0]?.body.params.reserved_until);
  expect(until - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  expect(refused[0]?.body.error).toContain('reserve $20');

  const { limits } = await player.client.play.limits();
  expect(limits[0]).toMatchObject({ used: '0.00', left: '0.00', reserved: { amount: '20.00' } });
});

test.each(['failed', 'cancelled', 'expired'])('releases the amount of an order that is %s', async (status) => {
  const player = await newLimited('10.00');
  expect((await checkOut(player)).status).toBeLessThan(300);
  expect((await checkOut(player)).status).toBe(403);
  await api.owner.query('UPDATE store_order SET status = $2 WHERE player_id = $1', [player.id, status]);
  expect((await player.client.play.limits()).limits[0]).toMatchObject({ left: '10.00', reserved: null });
  expect((await checkOut(player)).status).toBeLessThan(300);
});

test('keeps the amount of an order whose payment waits for a review', async () => {
  const player = await newLimited('10.00');
  expect((await checkOut(player)).status).toBeLessThan(300);
  await api.owner.query("UPDATE store_order SET status = 'review' WHERE player_id = $1", [player.id]);
  const { status, body } = await checkOut(player);
  expect(status).toBe(403);
  expect(body.error).toContain('while we review a payment');
  expect((await player.client.play.limits()).limits[0]).toMatchObject({
    left: '0.00',
    reserved: { amount: '10.00', until: null },
  });
});

test('credits every reserved order, and keeps their amounts from an order that is paid after its end', async () => {
  const fixture = await createStoreFixture();
  try {
    const [player] = (await newBuyers(fixture.owner, 1)) as [string];
    await fixture.owner.query("SELECT set_play_limit($1, 'purchase', 'day', 2000)", [player]);
    const [first, second, late] = (await placeOrders(fixture.owner, [player, player, player])) as [
      string,
      string,
      string,
    ];
    await fixture.owner.query("UPDATE store_order SET status = 'expired' WHERE id = $1", [late]);
    for (const id of [late, first, second]) await fixture.notify(notification(id, 'processed'));
    const states = [];
    for (const id of [late, first, second]) states.push((await readOrderState(fixture.owner, id)).status);
    expect(states).toEqual(['review', 'paid', 'paid']);
    // What was paid counts towards the limit in place of the reservation.
    const { rows } = await fixture.owner.query('SELECT used FROM play_limit WHERE player_id = $1', [player]);
    expect(rows).toEqual([{ used: 2_000n }]);
  } finally {
    await fixture.close();
  }
});
