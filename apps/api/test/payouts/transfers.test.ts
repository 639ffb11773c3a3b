import { describe, expect, test } from 'vitest';
import { advanceTransfer, advanceTransfers } from '../../src/modules/payouts/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { approvedRedemption, handOut } from '../helpers/money/payouts.ts';
import type { Trouble } from '../helpers/money/paypal-server.ts';
import { w9Form } from '../helpers/money/tax.ts';
import { setUpTransfers, toPaypal } from '../helpers/money/transfers.ts';
import { startWorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

const {
  api,
  deps,
  expireAttempt,
  finance,
  mailsOf,
  payoutOf,
  paypal,
  redemptionOf,
  reported,
  settleByHand,
  start,
  work,
} = setUpTransfers();

test('a prize is paid through the API, with its exact amount, and the player gets a receipt', async () => {
  const made = await start('robin@example.test', '512.30');
  expect(await payoutOf(made)).toMatchObject({
    state: 'processing',
    transfer: { provider: 'paypal', state: 'requested', provider_reference: null },
  });
  await work(made);
  expect(
    paypal()
      .batches()
      .map(({ sent }) => sent),
  ).toEqual([
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
  const [batch] = paypal().batches();
  expect(await payoutOf(made)).toMatchObject({
    state: 'paid',
    reference: `${batch?.id}T`,
    transfer: { state: 'paid', provider_reference: batch?.id },
  });
  expect(await redemptionOf(made)).toMatchObject({ status: 'paid', paid_amount: '512.30' });
  const receipt = await made.player.client.payouts.receipt({ params: { id: made.redemption } });
  expect(receipt).toMatchObject({ paid: '512.30', reference: `${batch?.id}T` });
  await work(made);
  await advanceTransfers(deps());
  expect(paypal().calls).toEqual(['POST', 'GET']);
  expect(await mailsOf(made)).toHaveLength(3);
});

test('the withheld tax is not sent', async () => {
  const { player, id } = await approvedRedemption(api, '5000.03', { form: toPaypal });
  await player.client.tax.submitW9({ params: { id }, body: w9Form() });
  const [payout] = (await handOut(finance(), [id])).started;
  await advanceTransfer(deps(), { playerId: player.id, id: payout?.id as string });
  expect(paypal().batches()[0]?.sent.items[0]?.amount).toEqual({ currency: 'USD', value: '3800.02' });
});

test('staff can neither export nor settle a payout that the provider pays', async () => {
  const made = await start();
  const { batch_id } = (await payoutOf(made)) as { batch_id: string };
  const file = await finance().send('GET', `/api/staff/payouts/batches/${batch_id}/export?method=paypal`);
  expect(file.status).toBe(404);
  expect((await finance().staff.payouts.batches({ query: {} })).results[0]).toMatchObject({
    id: batch_id,
    methods: [],
  });
  const params = { id: made.key.id };
  const problem = await expectProblem(
    finance().staff.payouts.paid({ params, body: { reference: 'MINE' } }),
    'conflict',
  );
  expect(problem.message).toContain('The provider is paying this payout');
  const failed = { failure: 'other', note: 'Not this way.' } as const;
  await expectProblem(finance().staff.payouts.failed({ params, body: failed }), 'conflict');
  await work(made);
  expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
});

test('methods that the provider does not pay stay with staff', async () => {
  const { id } = await approvedRedemption(api);
  expect((await handOut(finance(), [id])).started).toMatchObject([{ payout_method: 'bank', transfer: null }]);
});

describe('an unknown result leads to one payment', () => {
  test.each<Trouble>([
    'fails',
    'is busy',
    'accepts, then fails',
    'accepts, then hangs up',
    'accepts, then answers with nonsense',
  ])('when the provider %s', async (trouble) => {
    const made = await start();
    paypal().trouble = trouble;
    await expect(work(made)).rejects.toThrow('the payout provider');
    expect(reported).toMatchObject([{ name: 'payout_not_sent', facts: { payout: made.key.id } }]);
    expect(await redemptionOf(made)).toMatchObject({ status: 'processing' });
    await work(made);
    expect(paypal().batches()).toHaveLength(1);
    expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
  });

  test('when two workers run the job at the same time', async () => {
    const made = await start();
    paypal().trouble = 'waits';
    const first = work(made);
    await until('the provider has the payment', async () => paypal().batches().length === 1);
    await work(made);
    paypal().release();
    await Promise.all([first, work(made), work(made)]);
    await work(made);
    expect(paypal().calls.filter((call) => call === 'POST')).toHaveLength(1);
    expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
    expect(await mailsOf(made)).toHaveLength(3);
  });

  test('when a worker was too slow and another one sent the payment, too', async () => {
    const made = await start();
    paypal().trouble = 'waits';
    const first = work(made);
    await until('the provider has the payment', async () => paypal().batches().length === 1);
    await expireAttempt(made);
    await work(made);
    paypal().release();
    await first;
    expect(paypal().batches()).toHaveLength(1);
    expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
    expect(await mailsOf(made)).toHaveLength(3);
  });

  test('when the worker is killed between the call and its answer', { timeout: 120_000 }, async () => {
    const made = await start();
    paypal().trouble = 'waits';
    const { clientId, clientSecret, url } = paypal().account;
    const doomed = await startWorkerProcess(api.url, {
      PAYOUT_PROVIDER: 'paypal',
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_API_URL: url,
    });
    await until('the provider has the payment', async () => paypal().batches().length === 1);
    await doomed.kill();
    paypal().release();
    expect(await payoutOf(made)).toMatchObject({ state: 'processing', transfer: { state: 'requested' } });
    await work(made);
    expect(paypal().calls).toEqual(['POST']);
    await expireAttempt(made);
    await work(made);
    expect(paypal().batches()).toHaveLength(1);
    expect(await payoutOf(made)).toMatchObject({ state: 'paid' });
  });

  test('and nothing is sent again after the time in which the provider recognizes the payment', async () => {
    const made = await start();
    paypal().trouble = 'fails';
    await expect(work(made)).rejects.toThrow();
    await api.owner.query("UPDATE payout_transfer SET first_sent_at = now() - interval '26 days' WHERE id = $1", [
      made.key.id,
    ]);
    await work(made);
    expect(paypal().calls).toEqual(['POST']);
    expect(await payoutOf(made)).toMatchObject({ state: 'processing', transfer: { state: 'unclear' } });
    await settleByHand(made);
  });
});
