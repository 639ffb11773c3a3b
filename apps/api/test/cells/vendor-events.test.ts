import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adopt } from '../../src/commands/cells/adopt.ts';
import { publishReferences } from '../../src/jobs/run-sharing.ts';
import { advanceTransfer, type TransferDeps } from '../../src/modules/payouts/public.ts';
import { createPayoutApi } from '../../src/payout-apis/create-payout-api.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { createTwoCells, newPlayerOf, type TwoCells } from '../helpers/cells/two-cells.ts';
import { approvedRedemption, handOut } from '../helpers/money/payouts.ts';
import { type PaypalServer, startPaypalServer } from '../helpers/money/paypal-server.ts';
import { toPaypal } from '../helpers/money/transfers.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { startVendorServer, type VendorServer } from '../helpers/people/vendor-server.ts';

// Events of vendors arrive at one cell and are about any of them. Both cells have the same accounts at the vendors.

let paypal: PaypalServer;
let vendor: VendorServer;
let cells: TwoCells;
let finance: Awaited<ReturnType<typeof newStaff>>;
let deps: TransferDeps;
const reported: { readonly name: string; readonly facts: object }[] = [];
beforeAll(async () => {
  [paypal, vendor] = [await startPaypalServer(), await startVendorServer()];
  cells = await createTwoCells({ ...paypal.settings, ...vendor.settings });
  finance = await newStaff(cells.two, ['finance']);
  const events = { report: (name: string, facts: object) => void reported.push({ name, facts }) } as never;
  deps = { ...cells.two.context, events, payoutApi: createPayoutApi(cells.two.config.payoutApi) };
});
beforeEach(() => {
  reported.length = 0;
});
afterAll(async () => {
  await cells.close();
  await paypal.close();
  await vendor.close();
});

/** A payout of the second cell that PayPal has, and its batch there. */
async function sentInTwo(receiver = 'pending@example.test') {
  await cells.openOnly('cell_two');
  const form = { ...toPaypal, payout_details: { details: receiver } };
  const { player, id: redemption } = await approvedRedemption(cells.two, '50.00', { form });
  await cells.openOnly(null);
  const [payout] = (await handOut(finance, [redemption])).started;
  const key = { playerId: player.id, id: payout?.id as string };
  await advanceTransfer(deps, key);
  const batch = paypal.batches().find((one) => one.sent.sender_batch_header.sender_batch_id === key.id);
  if (!batch) throw new Error('no batch');
  return { key, batch };
}

type Sent = Awaited<ReturnType<typeof sentInTwo>>;

const rowOf = async ({ key }: Sent) =>
  (await cells.two.owner.query('SELECT * FROM payout_transfer WHERE id = $1', [key.id])).rows[0];
const sendTo = (api: TestApi, event: ReturnType<PaypalServer['event']>) =>
  api.caller().send('POST', '/api/payouts/webhooks/paypal', event);

describe('an event of the payout provider that arrives at another cell', () => {
  test('is recorded in the cell of the payout, also when the provider takes a paid one back', async () => {
    const sent = await sentInTwo();
    await publishReferences(cells.two.context);
    sent.batch.status = 'SUCCESS';
    expect(await sendTo(cells.one, paypal.event(sent.batch))).toMatchObject({ status: 200, body: { received: true } });
    expect((await rowOf(sent)).signaled_at).toBeInstanceOf(Date);
    await advanceTransfer(deps, sent.key);
    expect(await rowOf(sent)).toMatchObject({ state: 'paid', taken_back_at: null });

    sent.batch.status = 'REVERSED';
    expect((await sendTo(cells.one, paypal.event(sent.batch))).status).toBe(200);
    await advanceTransfer(deps, sent.key);
    expect(reported).toMatchObject([{ name: 'payout_taken_back', facts: { payout: sent.key.id, code: 'REVERSED' } }]);
    expect((await rowOf(sent)).taken_back_code).toBe('REVERSED');
  });

  test('is rejected by the cell of the payout when it is forged', async () => {
    const sent = await sentInTwo();
    await publishReferences(cells.two.context);
    const event = paypal.event(sent.batch, 'SUCCESS');
    const forged = { ...event, payload: event.payload.replace('SUCCEEDED', 'succeeded') };
    expectProblemAnswer(await sendTo(cells.one, forged), 'forbidden');
    expect((await rowOf(sent)).signaled_at).toBeNull();
    expect((await sendTo(cells.one, event)).status).toBe(200);
    expect((await rowOf(sent)).signaled_at).toBeInstanceOf(Date);
  });

  test('about an unknown payout, about something else, and that is no event, has the answer of one cell', async () => {
    const sent = await sentInTwo();
    const unknown = paypal.event(sent.batch, 'SUCCESS', { resource: { payout_batch_id: 'UNKNOWN' } });
    const other = paypal.event(sent.batch, 'SUCCESS', { event_type: 'CUSTOMER.DISPUTE.CREATED' });
    for (const event of [unknown, other]) expect((await sendTo(cells.one, event)).status).toBe(200);
    expectProblemAnswer(await sendTo(cells.one, { ...unknown, payload: '{' }), 'malformed_request');
    const elsewhere = await cells.one.caller().send('POST', '/api/payouts/webhooks/other', unknown);
    expectProblemAnswer(elsewhere, 'not_found');
  });

  test('is recorded after the directory was lost and the cell was adopted again', async () => {
    const sent = await sentInTwo();
    await publishReferences(cells.two.context);
    await cells.directory.query('DELETE FROM directory.reference');
    await adopt.run([], testSettings(cells.two.url, { ...cells.settings, CELL_NAME: 'cell_two' }), () => undefined);
    expect((await sendTo(cells.one, paypal.event(sent.batch, 'SUCCESS'))).status).toBe(200);
    expect((await rowOf(sent)).signaled_at).toBeInstanceOf(Date);
  });

  test('gets 503 without the directory, so that the provider repeats it', async () => {
    const sent = await sentInTwo();
    const alone = await createTestApi({
      databaseUrl: cells.one.url,
      settings: { ...cells.settings, CELL_NAME: 'cell_one', CELL_DIRECTORY_URL: 'postgres://nobody@127.0.0.1:9/none' },
    });
    try {
      const answer = await sendTo(alone, paypal.event(sent.batch, 'SUCCESS'));
      expectProblemAnswer(answer, 'unavailable');
      expect(answer.headers.get('retry-after')).not.toBeNull();
      // The job waits for the directory, and loses nothing.
      await expect(publishReferences({ ...cells.two.context, cells: alone.context.cells })).rejects.toThrow();
    } finally {
      await alone.context.cells?.close();
      await alone.close();
    }
    expect((await rowOf(sent)).published_at).toBeNull();
    await publishReferences(cells.two.context);
    expect((await rowOf(sent)).published_at).toBeInstanceOf(Date);
    expect((await sendTo(cells.one, paypal.event(sent.batch, 'SUCCESS'))).status).toBe(200);
    expect((await rowOf(sent)).signaled_at).toBeInstanceOf(Date);
  });
});

test('an event of the identity vendor that arrives at another cell is recorded in the cell of the session', async () => {
  const player = await newPlayerOf(cells, 'cell_two');
  const { url } = await player.client.identity.startVendorSession();
  await publishReferences(cells.two.context);
  const { event } = await vendor.choose(url as string, 'verified');
  const signaledAt = async () =>
    (await cells.two.owner.query('SELECT signaled_at FROM identity_vendor_session WHERE player_id = $1', [player.id]))
      .rows[0]?.signaled_at;
  expect(await signaledAt()).toBeNull();
  const send = (sent: typeof event) => cells.one.caller().send('POST', '/api/identity/webhooks/stripe', sent);
  expectProblemAnswer(
    await send({ ...event, payload: String(event.payload).replace('"verified"', '"Verified"') }),
    'forbidden',
  );
  expect(await signaledAt()).toBeNull();
  expect((await send(event)).status).toBe(200);
  expect(await signaledAt()).toBeInstanceOf(Date);
});

test('a site with one cell writes nothing', async () => {
  const sent = await sentInTwo();
  await publishReferences({ ...cells.two.context, cells: null });
  expect((await rowOf(sent)).published_at).toBeNull();
});
