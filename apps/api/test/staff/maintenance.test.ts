import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { type FakeGateway, startFakeGateway } from '../helpers/money/fake-gateway.ts';
import { requestOf, wires } from '../helpers/money/payment-wires.ts';
import { newRedeemer, redeem, redemptionBody, sweepsOf } from '../helpers/money/redeem.ts';
import { placeOrders, referenceOf } from '../helpers/money/store.ts';
import { alsoAt, newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { hold, jacks, play, start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

let gateway: FakeGateway;
beforeAll(async () => {
  gateway = await startFakeGateway();
});
afterAll(() => gateway.close());
const api = setUpTestApi(() => ({ settings: { PORT: String(gateway.port) } }));
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let admin: Awaited<ReturnType<typeof newStaff>>;
let colleague: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  admin = await newStaff(api, ['admin']);
  colleague = await newStaff(other, ['admin']);
});
beforeEach(async () => {
  const { current, state } = await calls().get();
  if (current && state !== 'none')
    await calls().end({ body: { current: current.id, reason: 'Before the next test.' } });
  await seen(null);
});

const calls = (by = admin) => by.staff.maintenance;
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const bronze = { body: { package_id: 2 } };

const readCurrent = async () => (await calls().get()).current?.id ?? null;

async function announce(from: number, to: number, by = admin, known?: number | null) {
  const current = known === undefined ? await readCurrent() : known;
  const times = { starts_at: minutes(from), ends_at: minutes(to) };
  return (await calls(by).announce({ body: { ...times, current, reason: 'A new disk.' } })).current;
}

/** Waits until both processes show this state of the maintenance. */
async function seen(underWay: boolean | null): Promise<void> {
  for (const one of [api, other])
    await until(
      `the maintenance is ${underWay}`,
      async () => ((await one.caller().client.maintenance.get()).maintenance?.under_way ?? null) === underWay,
      3_000,
    );
}

async function underWay(): Promise<void> {
  await announce(-1, 30);
  await seen(true);
}

describe('during a maintenance', () => {
  test('new rounds and sessions are rejected in every process, with the time of the end', async () => {
    const player = await newPlayer(api);
    const secondTab = alsoAt(other, player);
    const { session_id: session } = await start(player);
    await underWay();
    const { maintenance } = await api.caller().client.maintenance.get();
    for (const tab of [player, secondTab]) {
      const problem = await expectProblem(play(tab, session), 'maintenance');
      expect(problem.params).toEqual({ until: maintenance?.ends_at });
      expect(problem.retryAfterSeconds).toBeGreaterThan(28 * 60);
      expect(problem.retryAfterSeconds).toBeLessThanOrEqual(30 * 60);
      await expectProblem(start(tab, jacks), 'maintenance');
    }
    const french = await player.send('POST', `/api/games/2/session/${session}/rounds`, {
      json: { nonce: 0, currency: 'gold', stake: '1000.00', client_seed: 'a', choice: {} },
      headers: { 'accept-language': 'fr-CA' },
    });
    expect(french.status).toBe(503);
    expect(Number(french.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a repeated round returns the stored one, and the next round is rejected', async () => {
    const player = await newPlayer(api);
    const { session_id: session } = await start(player);
    const first = await play(player, session);
    const balance = (await player.client.wallet.get()).gold_balance;
    await underWay();
    expect((await play(player, session)).round_id).toBe(first.round_id);
    expect((await player.client.wallet.get()).gold_balance).toBe(balance);
    await expectProblem(play(player, session, { client_seed: 'another' }), 'nonce_conflict');
    await expectProblem(play(player, session, { nonce: 1 }), 'maintenance');
  });

  test('an open round can be finished, also after the page was loaded again', async () => {
    const player = await newPlayer(api);
    const { session_id: session } = await start(player, jacks);
    const { round_id: round } = await play(player, session, {}, jacks);
    await underWay();
    expect((await start(player, jacks)).open_round?.round_id).toBe(round);
    expect((await hold(player, session, round, [])).state).toBe('settled');
    await expectProblem(play(player, session, { nonce: 1 }, jacks), 'maintenance');
  });

  test('purchases and redemption requests are rejected, a repeated request gets its order, and reading works', async () => {
    const player = await newRedeemer(api);
    const order = await player.client.store.checkout({ ...bronze, idempotencyKey: 'one' });
    const made = await player.client.redemptions.submit({ body: redemptionBody(), idempotencyKey: 'two' });
    const balance = await sweepsOf(player);
    await underWay();
    expect((await player.client.store.checkout({ ...bronze, idempotencyKey: 'one' })).order_id).toBe(order.order_id);
    const again = await player.client.redemptions.submit({ body: redemptionBody(), idempotencyKey: 'two' });
    expect(again.redemption.id).toBe(made.redemption.id);
    await expectProblem(player.client.store.checkout({ ...bronze, idempotencyKey: 'three' }), 'maintenance');
    await expectProblem(redeem(await newRedeemer(api)), 'maintenance');
    expect(await sweepsOf(player)).toBe(balance);
    expect((await player.client.redemptions.list({ query: {} })).results).toHaveLength(1);
    expect((await player.client.games.list()).results.length).toBeGreaterThan(0);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('a key of a rejected purchase can be used after it', async () => {
    const player = await newRedeemer(api);
    await underWay();
    const buy = () => player.client.store.checkout({ ...bronze, idempotencyKey: 'later' });
    await expectProblem(buy(), 'maintenance');
    const { current } = await calls().get();
    await calls().end({ body: { current: current?.id ?? 0, reason: 'Done early.' } });
    await seen(null);
    expect((await buy()).order_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(wires.map((wire) => [wire.provider, wire] as const))(
    'a payment that the player has made is credited by a notification of %s',
    async (provider, wire) => {
      const player = await newPlayer(api);
      await underWay();
      const [id] = (await placeOrders(api.owner, [player.id], 2, provider)) as [string];
      const request = requestOf(wire.deliver(referenceOf(id), 'processed'));
      const before = (await player.client.wallet.get()).gold_balance;
      expect((await api.caller().send('POST', `/api/store/webhooks/${provider}`, request)).status).toBe(200);
      await until(
        'the coins are in the wallet',
        async () => (await player.client.wallet.get()).gold_balance !== before,
        5_000,
      );
    },
  );
});

describe('an announcement', () => {
  test('is shown before the start and changes nothing else, and is replaced and ended with a history', async () => {
    const player = await newPlayer(api);
    const { session_id: session } = await start(player);
    const first = await announce(10, 20);
    await seen(false);
    expect((await api.caller().client.maintenance.get()).maintenance).toEqual({
      starts_at: first.starts_at,
      ends_at: first.ends_at,
      under_way: false,
    });
    await play(player, session);
    const second = await announce(30, 40, colleague);
    expect(second.by).toBe(colleague.email);
    const ended = (await calls().end({ body: { current: second.id, reason: 'Not needed.' } })).current;
    await seen(null);
    const { results } = await calls().history({ query: { limit: '3' } });
    expect(results).toEqual([ended, second, first]);
    expect(ended).toMatchObject({ starts_at: null, ends_at: null, reason: 'Not needed.' });
    const { rows } = await api.owner.query(
      "SELECT action FROM staff_audit WHERE action LIKE 'maintenance.%' ORDER BY seq DESC LIMIT 3",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'maintenance.ended',
      'maintenance.announced',
      'maintenance.announced',
    ]);
  });

  test('ends by itself', async () => {
    await announce(-1, 0.04);
    await seen(true);
    await seen(null);
    expect((await calls().get()).state).toBe('none');
  });

  test('by two staff members at the same time happens once, and the other gets a conflict', async () => {
    const current = await readCurrent();
    const done = await Promise.allSettled([announce(10, 20, admin, current), announce(10, 20, colleague, current)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = done.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'conflict' });
  });

  test('is rejected for times that are in the wrong order, too long, over, or too far ahead', async () => {
    for (const [from, to] of [
      [20, 10],
      [10, 10],
      [-20, -10],
      [10, 25 * 60],
      [15 * 24 * 60, 15 * 24 * 60 + 10],
    ] as const)
      await expectProblem(announce(from, to), 'validation_failed');
    expect((await calls().get()).state).toBe('none');
  });

  test('cannot be ended twice, and only staff with the permission can make one', async () => {
    const { id } = await announce(10, 20);
    const end = () => calls().end({ body: { current: id, reason: 'Once.' } });
    await end();
    await expectProblem(end(), 'conflict');
    const ended = (await calls().get()).current?.id ?? 0;
    await expectProblem(calls().end({ body: { current: ended, reason: 'Again.' } }), 'conflict');
    const support = await newStaff(api, ['support']);
    await expectProblem(announce(10, 20, support), 'forbidden');
  });

  test('cannot be changed or deleted, not even by the owner of the tables', async () => {
    await announce(10, 20);
    for (const statement of [
      "UPDATE maintenance_notice SET reason = 'x'",
      'DELETE FROM maintenance_notice',
      'TRUNCATE maintenance_notice',
    ])
      await expect(api.owner.query(statement)).rejects.toThrow();
    const backwards =
      "INSERT INTO maintenance_notice (starts_at, ends_at, reason, announced_by) VALUES (now(), now() - interval '1 hour', 'x', 'x')";
    await expect(api.owner.query(backwards)).rejects.toThrow('maintenance_notice_window');
  });
});
