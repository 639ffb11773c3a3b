import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  advanceTransfer,
  advanceTransfers,
  payoutsMatchRedemptions,
  type TransferDeps,
} from '../../src/modules/payouts/public.ts';
import { paypalPayouts } from '../../src/payout-apis/paypal/paypal-payouts.ts';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { loginsOf } from '../harness/app-url.ts';
import { expectProblem } from '../support/api/expect-problem.ts';
import { readOutbox } from '../support/api/outbox.ts';
import { setUpTestApi } from '../support/api/test-api.ts';
import { tamper } from '../support/database/tamper.ts';
import { approvedRedemption, handOut } from '../support/money/payouts.ts';
import { type PaypalServer, startPaypalServer, type Trouble } from '../support/money/paypal-server.ts';
import { sweepsOf } from '../support/money/redeem.ts';
import { w9Form } from '../support/money/tax.ts';
import type { Player } from '../support/people/players.ts';
import { newStaff } from '../support/people/staff.ts';
import { findLedgerFaults } from '../support/play/oracle.ts';
import { startWorkerProcess } from '../support/processes/worker-process.ts';
import { until } from '../support/until.ts';

const api = setUpTestApi(() => ({ settings: { PAYOUT_PROVIDER: 'paypal' } }));
let finance: Awaited<ReturnType<typeof newStaff>>;
let paypal: PaypalServer;
let worker: Database;
let deps: TransferDeps;
const reported: { name: string; facts: object }[] = [];

beforeAll(async () => {
  finance = await newStaff(api, ['finance']);
  worker = openDatabase({ url: loginsOf(api.url).worker, role: null, maxConnections: 4, onError: () => undefined });
});
beforeEach(async () => {
  paypal = await startPaypalServer();
  const events = { report: (name: string, facts: object) => void reported.push({ name, facts }) } as never;
  deps = { ...api.context, database: worker, events, payoutApi: paypalPayouts(paypal.account) };
  reported.length = 0;
});
afterEach(async () => {
  await paypal.close();
  expect(await payoutsMatchRedemptions(api.database.db, 10)).toEqual([]);
});
afterAll(async () => {
  await worker.close();
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

const toPaypal = { payout_method: 'paypal', payout_details: { details: 'robin@example.test' } } as const;

interface Started {
  readonly player: Player;
  readonly redemption: string;
  readonly key: { readonly playerId: string; readonly id: string };
}

/** Hands out a prize that PayPal pays. The first part of the address decides what the simulator does. */
async function started(receiver = 'robin@example.test', amount: `${number}.${number}` = '50.00'): Promise<Started> {
  const form = { ...toPaypal, payout_details: { details: receiver } };
  const { player, id: redemption } = await approvedRedemption(api, amount, { form });
  const [payout] = (await handOut(finance, [redemption])).started;
  return { player, redemption, key: { playerId: player.id, id: payout?.id as string } };
}

const work = ({ key }: Started, using = deps) => advanceTransfer(using, key);
const payoutOf = async ({ player, key }: Started) =>
  (await finance.staff.payouts.list({ query: { player: player.id } })).results.find(({ id }) => id === key.id);
const redemptionOf = async ({ player }: Started) => (await player.client.redemptions.list({ query: {} })).results[0];
const mailsOf = async ({ player }: Started) =>
  (await readOutbox(api.owner, player.email)).filter(({ template }) => template === 'redemption_moved');
/** Lets the next attempt start, as after the minute of a killed worker. */
const expireAttempt = ({ key }: Started) =>
  api.owner.query("UPDATE payout_transfer SET sending_until = now() - interval '1 second' WHERE id = $1", [key.id]);

test('a prize is paid through the API, with its exact amount, and the player gets a receipt', async () => {
  const made = await started('robin@example.test', '512.30');
  expect(await payoutOf(made)).toMatchObject({
    state: 'processing',
    transfer: { provider: 'paypal', state: 'requested', provider_reference: null },
  });
  await work(made);
  expect(paypal.batches().map(({ sent }) => sent)).toEqual([
    {
      sender_batch_header: { sender_batch_id: made.key.id, email_subject: 'Your prize from Goldwren' },
      items: [
        {
          recipient_type: 'EMAIL',
          receiver: 'robin@example.test',
          amount: { currency: 'USD', value: '512.30' },
          sender_item_id: made.redemption,
        },
      ],
    },
  ]);
  const [batch] = paypal.batches();
  expect(await payoutOf(made)).toMatchObject({
    state: 'paid',
    reference: `${batch?.id}T`,
    transfer: { state: 'paid', provider_reference: batch?.id },
  });
  expect(await redemptionOf(made)).toMatchObject({ status: 'paid', paid_amount: '512.30' });
  const receipt = await made.player.client.payouts.receipt({ params: { id: made.redemption } });
  expect(receipt).toMatchObject({ paid: '512.30', reference: `${batch?.id}T` });
  await work(made);
  await advanceTransfers(deps);
  expect(paypal.calls).toEqual(['POST', 'GET']);
  expect(await mailsOf(made)).toHaveLength(3);
});

test('the withheld tax is not sent', async () => {
  const { player, id } = await approvedRedemption(api, '5000.03', { form: toPaypal });
  await player.client.tax.submitW9({ params: { id }, body: w9Form() });
  const [payout] = (await handOut(finance, [id])).started;
  await advanceTransfer(deps, { playerId: player.id, id: payout?.id as string });
  expect(paypal.batches()[0]?.sent.items[0]?.amount).toEqual({ currency: 'USD', value: '3800.02' });
});

test('staff can neither export nor settle a payout that the provider pays', async () => {
  const made = await started();
  const { batch_id } = (await payoutOf(made)) as { batch_id: string };
  const file = await finance.send('GET', `/api/staff/payouts/batches/${batch_id}/export?method=paypal`);
  expect(file.status).toBe(404);
  expect((await finance.staff.payouts.batches({ query: {} })).results[0]).toMatchObject({ id: batch_id, methods: [] });
  const params = { id: made.key.id };
  const problem = await expectProblem(finance.staff.payouts.paid({ params, body: { reference: 'MINE' } }), 'conflict');
  expect(problem.message).toContain('The provider is paying this payout');
  const failed = { failure: 'other', note: 'Not this way.' } as const;
  await expectProblem(finance.staff.payouts.failed({ params, body: failed }), 'conflict');
  await work(made);
  expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
});

test('methods that the provider does not pay stay with staff', async () => {
  const { id } = await approvedRedemption(api);
  expect((await handOut(finance, [id])).started).toMatchObject([{ payout_method: 'bank', transfer: null }]);
});

describe('an unknown result leads to one payment', () => {
  test.each<Trouble>([
    'fails',
    'is busy',
    'accepts, then fails',
    'accepts, then hangs up',
    'accepts, then answers with nonsense',
  ])('when the provider %s', async (trouble) => {
    const made = await started();
    paypal.trouble = trouble;
    await expect(work(made)).rejects.toThrow('the payout provider');
    expect(reported).toMatchObject([{ name: 'payout_not_sent', facts: { payout: made.key.id } }]);
    expect(await redemptionOf(made)).toMatchObject({ status: 'processing' });
    await work(made);
    expect(paypal.batches()).toHaveLength(1);
    expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
  });

  test('when two workers run the job at the same time', async () => {
    const made = await started();
    paypal.trouble = 'waits';
    const first = work(made);
    await until('the provider has the payment', async () => paypal.batches().length === 1);
    await work(made);
    paypal.release();
    await Promise.all([first, work(made), work(made)]);
    await work(made);
    expect(paypal.calls.filter((call) => call === 'POST')).toHaveLength(1);
    expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
    expect(await mailsOf(made)).toHaveLength(3);
  });

  test('when a worker was too slow and another one sent the payment, too', async () => {
    const made = await started();
    paypal.trouble = 'waits';
    const first = work(made);
    await until('the provider has the payment', async () => paypal.batches().length === 1);
    await expireAttempt(made);
    await work(made);
    paypal.release();
    await first;
    expect(paypal.batches()).toHaveLength(1);
    expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
    expect(await mailsOf(made)).toHaveLength(3);
  });

  test('when the worker is killed between the call and its answer', { timeout: 120_000 }, async () => {
    const made = await started();
    paypal.trouble = 'waits';
    const { clientId, clientSecret, url } = paypal.account;
    const doomed = await startWorkerProcess(api.url, {
      PAYOUT_PROVIDER: 'paypal',
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_API_URL: url,
    });
    await until('the provider has the payment', async () => paypal.batches().length === 1);
    await doomed.kill();
    paypal.release();
    expect(await payoutOf(made)).toMatchObject({ state: 'processing', transfer: { state: 'requested' } });
    await work(made);
    expect(paypal.calls).toEqual(['POST']);
    await expireAttempt(made);
    await work(made);
    expect(paypal.batches()).toHaveLength(1);
    expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
  });

  test('and nothing is sent again after the time in which the provider recognizes the payment', async () => {
    const made = await started();
    paypal.trouble = 'fails';
    await expect(work(made)).rejects.toThrow();
    await api.owner.query("UPDATE payout_transfer SET first_sent_at = now() - interval '26 days' WHERE id = $1", [
      made.key.id,
    ]);
    await work(made);
    expect(paypal.calls).toEqual(['POST']);
    expect(await payoutOf(made)).toMatchObject({ state: 'processing', transfer: { state: 'unclear' } });
    await settleByHand(made);
  });
});

/** Staff settle a payout whose result is unclear. */
async function settleByHand(made: Started): Promise<void> {
  expect(reported.at(-1)).toMatchObject({ name: 'payout_unclear', facts: { payout: made.key.id } });
  const body = { reference: `HAND-${made.key.id}` };
  expect(await finance.staff.payouts.paid({ params: { id: made.key.id }, body })).toMatchObject({ state: 'paid' });
}

test('a rejection after a lost answer is left to staff, because the first call may have paid', async () => {
  const made = await started();
  paypal.trouble = 'fails';
  await expect(work(made)).rejects.toThrow();
  paypal.trouble = 'rejects';
  await work(made);
  expect(await payoutOf(made)).toMatchObject({
    state: 'processing',
    transfer: { state: 'unclear', code: 'INSUFFICIENT_FUNDS' },
  });
  await settleByHand(made);
});

describe('a payment that fails returns to the queue, with the reason for player and staff', () => {
  test.each([
    ['robin', 'rejects', 'INSUFFICIENT_FUNDS', 'refused_by_provider', 'payout_failed'],
    ['locked', 'none', 'RECEIVER_ACCOUNT_LOCKED', 'account_closed', 'payout_account_closed'],
    ['returned', 'none', 'RETURNED', 'sent_back', 'payout_sent_back'],
    ['no address', 'none', 'RECEIVER_ACCOUNT_INVALID', 'details_wrong', 'payout_details_wrong'],
  ] as const)('for %s', async (who, trouble, code, failure, reason) => {
    const made = await started(who === 'no address' ? 'call me' : `${who}@example.test`);
    const before = await sweepsOf(made.player);
    paypal.trouble = trouble;
    await work(made);
    expect(reported).toMatchObject([{ name: 'payout_failed', facts: { failure, code } }]);
    expect(await payoutOf(made)).toMatchObject({ state: 'failed', failure, transfer: { state: 'failed', code } });
    expect(await redemptionOf(made)).toMatchObject({ status: 'approved' });
    expect((await redemptionOf(made))?.history.at(-1)?.reason).toBe(reason);
    expect(await sweepsOf(made.player)).toBe(before);
    await work(made);
    expect(await mailsOf(made)).toHaveLength(3);
    const due = (await finance.staff.payouts.due({ query: {} })).results;
    expect(due.map(({ redemption_id }) => redemption_id)).toContain(made.redemption);
    const [again] = (await handOut(finance, [made.redemption])).started;
    expect(again).toMatchObject({ state: 'processing', transfer: { state: 'requested' } });
    expect(again?.id).not.toBe(made.key.id);
  });
});

test('a payment in progress is read again, and the player is told once to accept it', async () => {
  const made = await started('unclaimed@example.test');
  await work(made);
  await work(made);
  const [batch] = paypal.batches();
  expect(await payoutOf(made)).toMatchObject({ transfer: { state: 'pending', unclaimed: true } });
  const reasons = (await redemptionOf(made))?.history.map(({ reason }) => reason) ?? [];
  expect(reasons.filter((reason) => reason === 'payout_unclaimed')).toHaveLength(1);
  if (batch) batch.status = 'SUCCESS';
  expect(await advanceTransfers(deps)).toBe(0);
  await api.owner.query("UPDATE payout_transfer SET checked_at = now() - interval '5 minutes' WHERE id = $1", [
    made.key.id,
  ]);
  expect(await advanceTransfers(deps)).toBe(1);
  expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
});

test('a state that arrives late or out of order changes nothing after the end', async () => {
  const made = await started();
  await work(made);
  const [batch] = paypal.batches();
  for (const status of ['PENDING', 'FAILED', 'RETURNED']) {
    if (batch) batch.status = status;
    await work(made);
  }
  expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
  expect(await redemptionOf(made)).toMatchObject({ status: 'paid' });
});

describe('a report that does not match the payment is left to staff', () => {
  test.each([
    ['another amount', { amount: { currency: 'USD', value: '500.00' } }, 'OTHER_AMOUNT'],
    ['an amount without cents', { amount: { currency: 'USD', value: '50' } }, 'OTHER_AMOUNT'],
    ['another currency', { amount: { currency: 'CAD', value: '50.00' } }, 'OTHER_CURRENCY'],
    ['another redemption', { sender_item_id: 'other' }, 'OTHER_ITEM'],
  ])('with %s', async (_name, change, code) => {
    const made = await started('pending@example.test');
    await work(made);
    const [batch] = paypal.batches() as [{ sent: { items: object[] }; status: string }];
    Object.assign(batch.sent.items[0] as object, change);
    batch.status = 'SUCCESS';
    await work(made);
    expect(await payoutOf(made)).toMatchObject({ state: 'processing', transfer: { state: 'unclear', code } });
    expect(await redemptionOf(made)).toMatchObject({ status: 'processing' });
    await settleByHand(made);
  });

  test.each(['BLOCKED', 'REVERSED', 'NEW_STATUS'])('with the status %s', async (status) => {
    const made = await started('pending@example.test');
    await work(made);
    for (const batch of paypal.batches()) batch.status = status;
    await work(made);
    expect(await payoutOf(made)).toMatchObject({ transfer: { state: 'unclear', code: status } });
    await settleByHand(made);
  });
});

test('nothing changes while the provider is down, and the payment continues afterwards', async () => {
  const made = await started('pending@example.test');
  await work(made);
  paypal.isDown = true;
  await expect(work(made)).rejects.toThrow('the payout provider answered 503');
  paypal.isDown = false;
  for (const batch of paypal.batches()) batch.status = 'SUCCESS';
  await work(made);
  expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
});

test('payments of a provider that is not configured any more are left to staff', async () => {
  const made = await started();
  await work(made, { ...deps, payoutApi: null });
  expect(await payoutOf(made)).toMatchObject({ transfer: { state: 'unclear', code: 'PROVIDER_NOT_CONFIGURED' } });
  await settleByHand(made);
});

describe('the database', () => {
  const end =
    "UPDATE payout SET state = 'paid', settled_at = now(), paid_on = '2026-11-27', reference = 'X' WHERE id = $1";

  test('does not let the worker settle a payout without the report of a provider', async () => {
    const made = await started();
    await expect(worker.db.$client.query(end, [made.key.id])).rejects.toMatchObject({ code: '42501' });
    const move =
      "UPDATE redemption SET status = 'paid', paid_at = now(), paid_cents = 5000, withheld_cents = 0 WHERE id = $1";
    await expect(worker.db.$client.query(move, [made.redemption])).rejects.toMatchObject({ code: '42501' });
    const back = "UPDATE redemption SET status = 'approved' WHERE id = $1";
    await expect(worker.db.$client.query(back, [made.redemption])).rejects.toMatchObject({ code: '42501' });
    const claim = "INSERT INTO payout_reference (method, reference, payout_id) VALUES ('paypal', 'X', $1)";
    await expect(worker.db.$client.query(claim, [made.key.id])).rejects.toMatchObject({ code: '42501' });
    await work(made);
  });

  test('does not let staff or players start, change or end a transfer', async () => {
    const made = await started();
    const add = "INSERT INTO payout_transfer (player_id, id, provider) VALUES ($1, gen_random_uuid(), 'paypal')";
    await expect(api.databases.staff.db.$client.query(add, [made.player.id])).rejects.toMatchObject({ code: '42501' });
    await expect(api.databases.players.db.$client.query(add, [made.player.id])).rejects.toThrow('permission denied');
    const finish = "UPDATE payout_transfer SET state = 'failed', code = 'X', ended_at = now() WHERE id = $1";
    await expect(api.databases.staff.db.$client.query(finish, [made.key.id])).rejects.toThrow('permission denied');
    await work(made);
    for (const change of [finish, "UPDATE payout_transfer SET provider_ref = 'X' WHERE id = $1"]) {
      await expect(worker.db.$client.query(change, [made.key.id])).rejects.toThrow(/append-only/);
    }
  });
});

test('a reference that another payout has is left to staff', async () => {
  const made = await started('pending@example.test');
  await work(made);
  const [batch] = paypal.batches();
  const reference = `${batch?.id}T`;
  await tamper(
    api.owner,
    "INSERT INTO payout_reference (method, reference, payout_id) VALUES ('paypal', $1, gen_random_uuid())",
    [reference],
  );
  if (batch) batch.status = 'SUCCESS';
  await work(made);
  expect(await payoutOf(made)).toMatchObject({ transfer: { state: 'unclear', code: 'REFERENCE_TAKEN' } });
  await settleByHand(made);
});
