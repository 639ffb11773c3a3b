import { canonicalReference } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { advanceTransfers } from '../../src/modules/payouts/public.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { handOut } from '../helpers/money/payouts.ts';
import { sweepsOf } from '../helpers/money/redeem.ts';
import { setUpTransfers } from '../helpers/money/transfers.ts';

const { api, deps, finance, mailsOf, payoutOf, paypal, query, redemptionOf, reported, settleByHand, start, work } =
  setUpTransfers();

test('a rejection after a lost answer is left to staff, because the first call may have paid', async () => {
  const made = await start();
  paypal().trouble = 'fails';
  await expect(work(made)).rejects.toThrow();
  paypal().trouble = 'rejects';
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
    const made = await start(who === 'no address' ? 'call me' : `${who}@example.test`);
    const before = await sweepsOf(made.player);
    paypal().trouble = trouble;
    await work(made);
    expect(reported).toMatchObject([{ name: 'payout_failed', facts: { failure, code } }]);
    expect(await payoutOf(made)).toMatchObject({ state: 'failed', failure, transfer: { state: 'failed', code } });
    expect(await redemptionOf(made)).toMatchObject({ status: 'approved' });
    expect((await redemptionOf(made))?.history.at(-1)?.reason).toBe(reason);
    expect(await sweepsOf(made.player)).toBe(before);
    await work(made);
    expect(await mailsOf(made)).toHaveLength(3);
    const due = (await finance().staff.payouts.due({ query: {} })).results;
    expect(due.map(({ redemption_id }) => redemption_id)).toContain(made.redemption);
    const [again] = (await handOut(finance(), [made.redemption])).started;
    expect(again).toMatchObject({ state: 'processing', transfer: { state: 'requested' } });
    expect(again?.id).not.toBe(made.key.id);
  });
});

test('reads a pending payment again, and sends the player one message to accept it', async () => {
  const made = await start('unclaimed@example.test');
  await work(made);
  await work(made);
  const [batch] = paypal().batches();
  expect(await payoutOf(made)).toMatchObject({ transfer: { state: 'pending', unclaimed: true } });
  const reasons = (await redemptionOf(made))?.history.map(({ reason }) => reason) ?? [];
  expect(reasons.filter((reason) => reason === 'payout_unclaimed')).toHaveLength(1);
  if (batch) batch.status = 'SUCCESS';
  expect(await advanceTransfers(deps())).toBe(0);
  await api.owner.query("UPDATE payout_transfer SET checked_at = now() - interval '5 minutes' WHERE id = $1", [
    made.key.id,
  ]);
  expect(await advanceTransfers(deps())).toBe(1);
  expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
});

test('a state that arrives late or out of order changes nothing after the end', async () => {
  const made = await start();
  await work(made);
  const [batch] = paypal().batches();
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
    const made = await start('pending@example.test');
    await work(made);
    const [batch] = paypal().batches();
    if (!batch) throw new Error('PayPal has no batch');
    Object.assign(batch.sent.items[0] as object, change);
    batch.status = 'SUCCESS';
    await work(made);
    expect(await payoutOf(made)).toMatchObject({ state: 'processing', transfer: { state: 'unclear', code } });
    expect(await redemptionOf(made)).toMatchObject({ status: 'processing' });
    await settleByHand(made);
  });

  test.each(['BLOCKED', 'REVERSED', 'NEW_STATUS'])('with the status %s', async (status) => {
    const made = await start('pending@example.test');
    await work(made);
    for (const batch of paypal().batches()) batch.status = status;
    await work(made);
    expect(await payoutOf(made)).toMatchObject({ transfer: { state: 'unclear', code: status } });
    await settleByHand(made);
  });
});

test('nothing changes while the provider is down, and the payment continues afterwards', async () => {
  const made = await start('pending@example.test');
  await work(made);
  paypal().isDown = true;
  await expect(work(made)).rejects.toThrow('the payout provider answered 503');
  paypal().isDown = false;
  for (const batch of paypal().batches()) batch.status = 'SUCCESS';
  await work(made);
  expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
});

test('payments of a provider that is not configured any more are left to staff', async () => {
  const made = await start();
  await work(made, { ...deps(), payoutApi: null });
  expect(await payoutOf(made)).toMatchObject({ transfer: { state: 'unclear', code: 'PROVIDER_NOT_CONFIGURED' } });
  await settleByHand(made);
});

describe('the database', () => {
  const end =
    "UPDATE payout SET state = 'paid', settled_at = now(), paid_on = '2026-11-27', reference = 'X' WHERE id = $1";

  test('does not let the worker settle a payout without the report of a provider', async () => {
    const made = await start();
    await expect(query(end, [made.key.id])).rejects.toMatchObject({ code: '42501' });
    const move =
      "UPDATE redemption SET status = 'paid', paid_at = now(), paid_cents = 5000, withheld_cents = 0 WHERE id = $1";
    await expect(query(move, [made.redemption])).rejects.toMatchObject({ code: '42501' });
    const back = "UPDATE redemption SET status = 'approved' WHERE id = $1";
    await expect(query(back, [made.redemption])).rejects.toMatchObject({ code: '42501' });
    const claim = "INSERT INTO payout_reference (method, reference, payout_id) VALUES ('paypal', 'X', $1)";
    await expect(query(claim, [made.key.id])).rejects.toMatchObject({ code: '42501' });
    await work(made);
  });

  test('does not let staff or players start, change or end a transfer', async () => {
    const made = await start();
    const add = "INSERT INTO payout_transfer (player_id, id, provider) VALUES ($1, gen_random_uuid(), 'paypal')";
    await expect(api.databases.staff.db.$client.query(add, [made.player.id])).rejects.toMatchObject({ code: '42501' });
    await expect(api.databases.players.db.$client.query(add, [made.player.id])).rejects.toThrow('permission denied');
    const finish = "UPDATE payout_transfer SET state = 'failed', code = 'X', ended_at = now() WHERE id = $1";
    await expect(api.databases.staff.db.$client.query(finish, [made.key.id])).rejects.toThrow('permission denied');
    await work(made);
    for (const change of [finish, "UPDATE payout_transfer SET provider_ref = 'X' WHERE id = $1"]) {
      await expect(query(change, [made.key.id])).rejects.toThrow(/append-only/);
    }
  });
});

test('a reference that another payout has is left to staff', async () => {
  const made = await start('pending@example.test');
  await work(made);
  const [batch] = paypal().batches();
  const reference = canonicalReference(`${batch?.id}T`);
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
