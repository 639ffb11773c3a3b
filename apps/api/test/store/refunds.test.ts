import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SettlementDeps } from '../../src/modules/store/notifications/process-notification.ts';
import { receiveNotification } from '../../src/modules/store/notifications/receive-notification.ts';
import { createPaymentProviders, ordersMatchJournal, sendRefund } from '../../src/modules/store/public.ts';
import { requestRefund } from '../../src/modules/store/refunds/request-refund.ts';
import { isStripeAccount, type StripeAccount } from '../../src/payments/stripe/stripe-settings.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { bronzeId, contentsOf, newBuyers, placeOrders, readOrderState, referenceOf } from '../helpers/money/store.ts';
import { type RefundServer, startRefundServer } from '../helpers/money/stripe-refunds.ts';
import { intentOf, stripeWire } from '../helpers/money/stripe-wire.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { newActor, newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let finance: Awaited<ReturnType<typeof newStaff>>;
let colleague: Awaited<ReturnType<typeof newStaff>>;
let stripe: RefundServer;
let deps: SettlementDeps;
const reported: { name: string; facts: object }[] = [];
const bronze = contentsOf(bronzeId);
const nothing = { gold: 0n, sweeps: 0n, unplayed: 0n };

beforeAll(async () => {
  finance = await newStaff(api, ['finance']);
  colleague = await newStaff(other, ['finance']);
});
beforeEach(async () => {
  stripe = await startRefundServer();
  const account = api.config.payments.accounts.find(isStripeAccount) as StripeAccount;
  const events = { report: (name: string, facts: object) => void reported.push({ name, facts }) } as never;
  const there: StripeAccount = { ...account, apiUrl: stripe.url };
  deps = { ...api.context, events, providers: createPaymentProviders([there]) };
  reported.length = 0;
});
afterEach(() => stripe.close());
afterAll(async () => {
  expect(await findLedgerFaults(api.owner)).toEqual([]);
  expect(await ordersMatchJournal(drizzleOver(api.owner), 10)).toEqual([]);
});

const notify = (id: string, notified: Parameters<typeof stripeWire.deliver>[1]) =>
  receiveNotification(deps, 'stripe-sandbox', stripeWire.deliver(referenceOf(id), notified));

async function paidOrder(provider = 'stripe-sandbox'): Promise<{ id: string; player: string }> {
  const [player] = (await newBuyers(api.owner, 1)) as [string];
  const [id] = (await placeOrders(api.owner, [player], bronzeId, provider)) as [string];
  if (provider === 'stripe-sandbox') await notify(id, 'processed');
  return { id, player };
}

const request = (id: string, by = finance) =>
  by.staff.orders.refund({ params: { id }, body: { reason: 'Bought by a child.' } });
const get = (id: string) => finance.staff.orders.get({ params: { id } });

/** Returns the payload of the job of the waiting refund of an order. */
async function jobOf(id: string): Promise<{ playerId: string; id: string }> {
  const { rows } = await api.owner.query(
    `SELECT payload FROM graphile_worker._private_jobs j JOIN order_refund r ON r.id::text = j.payload ->> 'id'
      WHERE r.order_id = $1 AND r.status = 'requested'`,
    [id],
  );
  expect(rows).toHaveLength(1);
  return rows[0].payload;
}

/** Runs the job of the waiting refund of an order once. */
const work = async (id: string): Promise<void> => sendRefund(deps, await jobOf(id));

test('a refund returns the full price once, and takes the coins back when the provider confirms it', async () => {
  const { id, player } = await paidOrder();
  expect((await get(id)).choices).toMatchObject({ refund: true, record_refund: false });
  await request(id);
  expect(await get(id)).toMatchObject({
    status: 'paid',
    refunds: [{ status: 'requested', provider_reference: null, rejection: null }],
    notes: [{ by: finance.email, text: 'Bought by a child.' }],
    choices: { refund: false },
  });
  expect(stripe.requests).toEqual([]);
  await work(id);
  expect(stripe.refunds).toMatchObject([
    { payment_intent: intentOf(referenceOf(id)), amount: 1_000, metadata: { order: referenceOf(id) } },
  ]);
  expect((await get(id)).refunds).toMatchObject([{ status: 'accepted', provider_reference: 're_1' }]);
  expect(await readOrderState(api.owner, id)).toEqual({ status: 'paid', ...bronze, unplayed: bronze.sweeps });
  await notify(id, 'refund');
  expect(await readOrderState(api.owner, id)).toEqual({ status: 'refunded', ...nothing });
  expect(await auditOf(api.owner, id)).toMatchObject([
    { action: 'order.refund_requested', facts: { player, reason: 'Bought by a child.', price_cents: '1000' } },
  ]);
  await expectProblem(request(id), 'conflict');
});

test('a refund leaves a debt for coins that were played', async () => {
  const { id, player } = await paidOrder();
  await request(id);
  await setBalance(api.owner, player, 'sweeps', '4.00');
  await work(id);
  await notify(id, 'refund');
  const debt = "SELECT amount FROM player_debt WHERE player_id = $1 AND currency = 'sweeps'";
  expect((await api.owner.query(debt, [player])).rows).toEqual([{ amount: bronze.sweeps - 400n }]);
});

test('requests one refund for a double click and for two members of staff on two servers', async () => {
  for (const second of [finance, colleague]) {
    const { id } = await paidOrder();
    const done = await Promise.allSettled([request(id), request(id, second)]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await get(id)).refunds).toHaveLength(1);
    const job = await jobOf(id);
    await Promise.all([sendRefund(deps, job), sendRefund({ ...deps, database: other.database }, job)]);
    expect(stripe.refunds.filter(({ metadata }) => metadata.order === referenceOf(id))).toHaveLength(1);
  }
});

describe('a lost answer to a refund', () => {
  test.each(['fails', 'refunds, then fails', 'refunds, then hangs up'] as const)(
    'leads to one refund when the provider %s',
    async (trouble) => {
      const { id } = await paidOrder();
      await request(id);
      stripe.trouble = trouble;
      await expect(work(id)).rejects.toThrow('the payment provider');
      expect(reported).toMatchObject([{ name: 'refund_not_sent', facts: { order: id } }]);
      expect((await get(id)).refunds).toMatchObject([{ status: 'requested' }]);
      await work(id);
      expect(stripe.refunds).toHaveLength(1);
      expect((await get(id)).refunds).toMatchObject([{ status: 'accepted', provider_reference: 're_1' }]);
    },
  );

  test('prevents another attempt while the refunds of the provider cannot be read', async () => {
    const { id } = await paidOrder();
    await request(id);
    stripe.isDown = true;
    await expect(work(id)).rejects.toThrow('the payment provider answered 500');
    expect(stripe.requests).toEqual(['GET']);
  });

  test('changes nothing when it arrives after the notification', async () => {
    const { id } = await paidOrder();
    await request(id);
    stripe.trouble = 'waits';
    const working = work(id);
    await expect.poll(() => stripe.refunds.length).toBe(1);
    await notify(id, 'refund');
    stripe.release();
    await working;
    expect(await readOrderState(api.owner, id)).toEqual({ status: 'refunded', ...nothing });
    expect((await get(id)).refunds).toMatchObject([{ status: 'accepted' }]);
  });
});

test('a refund of an order in review prevents its credit, and ends the order without coins', async () => {
  const [player] = (await newBuyers(api.owner, 1)) as [string];
  const [id] = (await placeOrders(api.owner, [player], bronzeId, 'stripe-sandbox')) as [string];
  await api.owner.query("UPDATE player SET region = 'WA' WHERE id = $1", [player]);
  await notify(id, 'processed');
  expect((await get(id)).choices).toMatchObject({ refund: true, record_refund: true });
  await request(id);
  await api.owner.query("UPDATE player SET region = 'NY' WHERE id = $1", [player]);
  expect((await get(id)).choices).toMatchObject({ credit: false, refund: false });
  await expectProblem(finance.staff.orders.credit({ params: { id }, body: { reason: 'Moved back.' } }), 'conflict');
  await work(id);
  await notify(id, 'refund');
  expect(await readOrderState(api.owner, id)).toEqual({ status: 'refunded', ...nothing });
});

test('a refund is not sent after a dispute', async () => {
  const { id } = await paidOrder();
  await request(id);
  await notify(id, 'chargeback');
  await work(id);
  expect(stripe.refunds).toEqual([]);
  expect((await get(id)).refunds).toMatchObject([{ status: 'rejected', rejection: 'order_charged_back' }]);
});

test('a refund that the provider rejects takes no coins, raises an alert and can be requested again', async () => {
  const { id } = await paidOrder();
  await request(id);
  stripe.trouble = 'rejects';
  await work(id);
  await request(id);
  stripe.status = 'failed';
  await work(id);
  expect((await get(id)).refunds).toMatchObject([
    { status: 'rejected', rejection: 'charge_disputed' },
    { status: 'rejected', rejection: 'insufficient_funds' },
  ]);
  expect(reported.map(({ name }) => name)).toEqual(['refund_rejected', 'refund_rejected']);
  expect(await readOrderState(api.owner, id)).toMatchObject({ status: 'paid', gold: bronze.gold });
});

test('a forged notification does not confirm a refund', async () => {
  const { id } = await paidOrder();
  await request(id);
  await work(id);
  const genuine = stripeWire.deliver(referenceOf(id), 'refund');
  for (const [name, forge] of Object.entries(stripeWire.forgeries)) {
    if (name.startsWith('an amount')) continue;
    const call = receiveNotification(deps, 'stripe-sandbox', forge(genuine));
    await expect(call, name).rejects.toMatchObject({ code: 'forbidden' });
  }
  expect(await readOrderState(api.owner, id)).toMatchObject({ status: 'paid', gold: bronze.gold });
});

describe('the request of a refund is rejected', () => {
  test.each([
    [
      'an order that is not paid',
      async () => (await placeOrders(api.owner, await newBuyers(api.owner, 1)))[0] as string,
    ],
    ['an unknown order', async () => '018f0000-0000-7000-8000-000000000000'],
  ])('for %s', async (_what, make) => {
    const id = await make();
    await expectProblem(request(id), id.startsWith('018f0000') ? 'not_found' : 'conflict');
  });

  test('for a provider without an API for refunds', async () => {
    const { id } = await paidOrder('sandbox');
    await api.owner.query("UPDATE store_order SET status = 'paid', provider_ref = '1' WHERE id = $1", [id]);
    const problem = await expectProblem(request(id), 'conflict');
    expect(problem.message).toContain('no API for refunds');
    await api.owner.query("UPDATE store_order SET status = 'expired' WHERE id = $1", [id]);
  });

  test('without the permission, by the API and by the database', async () => {
    const { id } = await paidOrder();
    for (const role of ['support', 'compliance', 'admin'] as const) {
      await expectProblem(request(id, await newStaff(api, [role])), 'forbidden');
    }
    const reviewer = await newActor(api, 'orders.review', ['finance']);
    const staff = { ...deps, database: api.databases.staff };
    await expect(requestRefund(staff, id, 'Mine.', reviewer)).rejects.toThrow(/does not act with the permission/);
    const add = `INSERT INTO order_refund (player_id, order_id, id, requested_by)
                 SELECT player_id, id, id, player_id FROM store_order WHERE id = $1`;
    await expect(api.databases.staff.db.$client.query(add, [id])).rejects.toThrow(/no member of staff acts/);
    await expect(api.databases.players.db.$client.query(add, [id])).rejects.toThrow(/permission denied/);
    expect((await get(id)).refunds).toEqual([]);
  });
});
