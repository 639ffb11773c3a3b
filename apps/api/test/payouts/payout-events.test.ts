import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPayoutApi } from '../../src/payout-apis/create-payout-api.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createTestApi, setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { sweepsOf } from '../helpers/money/redeem.ts';
import { setUpTransfers } from '../helpers/money/transfers.ts';

const { api, mailsOf, payoutOf, paypal, query, redemptionOf, reported, start, work } = setUpTransfers();
const off = setUpTestApi(() => ({ databaseUrl: api.url }));
/** The API with the simulator of each test as its provider. */
let site: TestApi;
beforeEach(async () => {
  site = await createTestApi({ databaseUrl: api.url, settings: paypal().settings });
});
afterEach(() => site.close());

type Made = Awaited<ReturnType<typeof start>>;
type Event = ReturnType<ReturnType<typeof paypal>['event']>;

const path = '/api/payouts/webhooks/paypal';
const send = (event: Event, to = path) => site.caller().send('POST', to, event);
const rowOf = async ({ key }: Made) =>
  (await api.owner.query('SELECT * FROM payout_transfer WHERE id = $1', [key.id])).rows[0];
const jobsOf = async ({ key }: Made) =>
  (await api.owner.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [`send_payout:${key.id}`])).rowCount;

/** A payout that the worker has sent and read, without a job, and its batch at the provider. */
async function sent(receiver?: string) {
  const made = await start(receiver);
  await work(made);
  await api.owner.query('DELETE FROM graphile_worker._private_jobs');
  paypal().calls.length = 0;
  const batch = paypal()
    .batches()
    .find((one) => one.sent.sender_batch_header.sender_batch_id === made.key.id);
  if (!batch) throw new Error('no batch');
  return { made, batch };
}

describe('an event', () => {
  test('is a signal, and the worker reads the payment', async () => {
    const { made, batch } = await sent('pending@example.test');
    batch.status = 'SUCCESS';
    expect(await send(paypal().event(batch))).toMatchObject({ status: 200, body: { received: true } });
    expect(await payoutOf(made)).toMatchObject({ state: 'processing' });
    expect(await jobsOf(made)).toBe(1);
    await work(made);
    expect(await payoutOf(made)).toMatchObject({ state: 'paid', transfer: { state: 'paid', taken_back: null } });
    expect(paypal().calls).toEqual(['GET']);
  });

  test('about a batch is a signal, too', async () => {
    const { made, batch } = await sent('pending@example.test');
    const event = paypal().event(batch, 'SUCCESS', {
      event_type: 'PAYMENT.PAYOUTSBATCH.SUCCESS',
      resource: { batch_header: { payout_batch_id: batch.id } },
    });
    expect((await send(event)).status).toBe(200);
    expect(await jobsOf(made)).toBe(1);
  });

  test('that says something else than the provider changes nothing', async () => {
    const { made, batch } = await sent('pending@example.test');
    expect((await send(paypal().event(batch, 'SUCCESS'))).status).toBe(200);
    await work(made);
    expect(await payoutOf(made)).toMatchObject({ state: 'processing', transfer: { state: 'pending' } });
  });

  test('about an unclaimed payment that returned puts the redemption back in the queue', async () => {
    const { made, batch } = await sent('unclaimed@example.test');
    const coins = await sweepsOf(made.player);
    batch.status = 'RETURNED';
    expect((await send(paypal().event(batch))).status).toBe(200);
    await work(made);
    expect(await payoutOf(made)).toMatchObject({ state: 'failed', failure: 'sent_back' });
    expect(await redemptionOf(made)).toMatchObject({ status: 'approved' });
    expect(await sweepsOf(made.player)).toBe(coins);
  });

  test.each([
    ['about another kind of thing', { event_type: 'CUSTOMER.DISPUTE.CREATED' }],
    ['about an unknown payment', { resource: { payout_batch_id: 'UNKNOWN' } }],
    ['whose ID is no ID', { resource: { payout_batch_id: "x' OR 1=1 --" } }],
  ])('%s is accepted and changes nothing', async (_name, change) => {
    const { made, batch } = await sent('pending@example.test');
    expect((await send(paypal().event(batch, 'SUCCESS', change))).status).toBe(200);
    expect(await jobsOf(made)).toBe(0);
  });
});

describe('a delivery is rejected, and nothing changes,', () => {
  const changed: [string, (event: Event) => Event, 'forbidden' | 'unsupported_media_type' | 'malformed_request'][] = [
    ['with one changed byte', (e) => ({ ...e, payload: e.payload.replace('SUCCEEDED', 'succeeded') }), 'forbidden'],
    ['with a second event in it', (e) => ({ ...e, payload: `${e.payload},"webhook_event":{}` }), 'malformed_request'],
    ['with another ID of the transmission', (e) => withHeader(e, 'paypal-transmission-id', 'other'), 'forbidden'],
    ['with another time', (e) => withHeader(e, 'paypal-transmission-time', new Date(0).toISOString()), 'forbidden'],
    ['without a signature', (e) => withHeader(e, 'paypal-transmission-sig', ''), 'forbidden'],
    ['with a signature of something else', (e) => withHeader(e, 'paypal-transmission-sig', 'AAAA'), 'forbidden'],
    ['with a certificate that is no URL', (e) => withHeader(e, 'paypal-cert-url', 'file:///etc/passwd'), 'forbidden'],
    ['with another type', (e) => withHeader(e, 'content-type', 'text/plain'), 'unsupported_media_type'],
    ['that is no JSON', (e) => ({ ...e, payload: '{' }), 'malformed_request'],
    ['that is no event', (e) => ({ ...e, payload: '[]' }), 'malformed_request'],
  ];
  const withHeader = (event: Event, name: string, value: string) => ({
    ...event,
    headers: { ...event.headers, [name]: value },
  });

  test.each(changed)('%s', async (_name, change, code) => {
    const { made, batch } = await sent('pending@example.test');
    batch.status = 'SUCCESS';
    expectProblemAnswer(await send(change(paypal().event(batch))), code);
    expect((await rowOf(made)).signaled_at).toBeNull();
    expect(await jobsOf(made)).toBe(0);
  });

  test('when it was signed for another webhook', async () => {
    const { made, batch } = await sent('pending@example.test');
    expectProblemAnswer(await send(paypal().event(batch, 'SUCCESS', {}, '0WEBHOOKOFOTHERS')), 'forbidden');
    expect(await jobsOf(made)).toBe(0);
  });

  test('with 503 while the provider does not say whether it is genuine, so that the provider repeats it', async () => {
    const { made, batch } = await sent('pending@example.test');
    paypal().isDown = true;
    expectProblemAnswer(await send(paypal().event(batch)), 'unavailable');
    expect(await jobsOf(made)).toBe(0);
  });

  test('for another provider, without a provider, and without a webhook', async () => {
    const { batch } = await sent('pending@example.test');
    const event = paypal().event(batch);
    expectProblemAnswer(await send(event, '/api/payouts/webhooks/other'), 'not_found');
    expectProblemAnswer(await off.caller().send('POST', path, event), 'not_found');
    const account = { ...paypal().account, webhookId: null };
    expect(createPayoutApi({ kind: 'paypal', account, isSandbox: false })?.receive).toBeNull();
  });

  test('after too many from one address, before the provider is called', async () => {
    const { batch } = await sent('pending@example.test');
    const caller = site.caller('198.51.100.79');
    expect((await caller.send('POST', path, paypal().event(batch))).status).toBe(200);
    await api.owner.query("UPDATE rate_limit SET requests = 120 WHERE key LIKE 'payoutEventAddress:%'");
    expectProblemAnswer(await caller.send('POST', path, paypal().event(batch)), 'rate_limited');
  });
});

describe('a payment that the provider takes back', () => {
  test.each(['REVERSED', 'RETURNED', 'REFUNDED', 'NEEDS_LUCK'])(
    '(%s) is left to staff, and moves no coins',
    async (status) => {
      const { made, batch } = await sent();
      const [coins, mails] = [await sweepsOf(made.player), (await mailsOf(made)).length];
      const receipt = await made.player.client.payouts.receipt({ params: { id: made.redemption } });
      batch.status = status;
      const event = paypal().event(batch);
      for (let times = 0; times < 3; times += 1) expect((await send(event)).status).toBe(200);
      expect(await jobsOf(made)).toBe(1);
      await Promise.all([work(made), work(made)]);
      expect(reported).toMatchObject([{ name: 'payout_taken_back', facts: { payout: made.key.id, code: status } }]);
      const taken_back = { code: status, at: expect.any(String) };
      expect(await payoutOf(made)).toMatchObject({ state: 'paid', transfer: { state: 'paid', taken_back } });
      expect(await redemptionOf(made)).toMatchObject({ status: 'paid' });
      expect(await made.player.client.payouts.receipt({ params: { id: made.redemption } })).toEqual(receipt);
      expect([await sweepsOf(made.player), (await mailsOf(made)).length]).toEqual([coins, mails]);
      // Replays and late events of before change nothing any more.
      paypal().calls.length = 0;
      for (const late of ['SUCCESS', 'PENDING', status])
        expect((await send(paypal().event(batch, late))).status).toBe(200);
      await work(made);
      expect(paypal().calls).toEqual([]);
      expect(reported).toHaveLength(1);
    },
  );

  test('is found by the next event when the provider was down during the first one', async () => {
    const { made, batch } = await sent();
    batch.status = 'REVERSED';
    await send(paypal().event(batch));
    paypal().isDown = true;
    await expect(work(made)).rejects.toThrow('the payout provider answered 503');
    paypal().isDown = false;
    await work(made);
    expect(reported.map(({ name }) => name)).toContain('payout_taken_back');
  });

  test('is found when it happens while an earlier event is handled', async () => {
    const { made, batch } = await sent();
    await send(paypal().event(batch));
    paypal().duringRead = async () => {
      batch.status = 'REVERSED';
      await send(paypal().event(batch));
    };
    await work(made);
    expect(reported).toEqual([]);
    await work(made);
    expect(reported).toMatchObject([{ name: 'payout_taken_back', facts: { code: 'REVERSED' } }]);
  });

  test('is not one that an event only says to be so', async () => {
    const { made, batch } = await sent();
    await send(paypal().event(batch, 'REVERSED'));
    await work(made);
    await work(made);
    expect(paypal().calls).toEqual(['GET']);
    expect(reported).toEqual([]);
    expect(await payoutOf(made)).toMatchObject({ transfer: { taken_back: null } });
  });
});

test('the database lets the API only signal, and never changes an end', async () => {
  const { made } = await sent();
  const asPlayers = (set: string) =>
    api.databases.players.db.$client.query(`UPDATE payout_transfer SET ${set} WHERE id = $1`, [made.key.id]);
  await expect(asPlayers("taken_back_at = now(), taken_back_code = 'X'")).rejects.toThrow('permission denied');
  await expect(asPlayers("state = 'failed'")).rejects.toThrow('permission denied');
  await expect(api.databases.players.db.$client.query('SELECT code FROM payout_transfer')).rejects.toThrow(
    'permission',
  );
  const asWorker = (set: string) => query(`UPDATE payout_transfer SET ${set} WHERE id = $1`, [made.key.id]);
  await expect(asWorker("state = 'pending', ended_at = NULL")).rejects.toThrow('append-only');
  await asWorker("taken_back_at = now(), taken_back_code = 'REVERSED'");
  await expect(asWorker('taken_back_at = NULL, taken_back_code = NULL')).rejects.toThrow('append-only');
  const open = await start('pending@example.test');
  await expect(
    query("UPDATE payout_transfer SET taken_back_at = now(), taken_back_code = 'X' WHERE id = $1", [open.key.id]),
  ).rejects.toThrow('payout_transfer_taken_back');
});
