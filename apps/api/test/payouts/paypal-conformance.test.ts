import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { createPayoutApi } from '../../src/payout-apis/create-payout-api.ts';
import { paypalPayouts } from '../../src/payout-apis/paypal/paypal-payouts.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { type PaypalServer, startPaypalServer } from '../helpers/money/paypal-server.ts';

let paypal: PaypalServer;
beforeAll(async () => {
  paypal = await startPaypalServer();
});
afterAll(() => paypal.close());

const transferOf = (receiver = 'robin@example.test', netCents = 5_000n) => ({
  id: randomUUID(),
  redemptionId: randomUUID(),
  receiver,
  netCents,
});
const accepted = { result: 'accepted', providerRef: expect.stringMatching(/^[0-9a-f]{14}$/) };

describe('the adapter and the simulator of the Payouts API', () => {
  test.each([
    ['robin@example.test', { result: 'paid', reference: expect.stringMatching(/T$/) }],
    ['pending@example.test', { result: 'pending', unclaimed: false }],
    ['unclaimed@example.test', { result: 'pending', unclaimed: true }],
    ['locked@example.test', { result: 'rejected', failure: 'account_closed', code: 'RECEIVER_ACCOUNT_LOCKED' }],
    ['returned@example.test', { result: 'rejected', failure: 'sent_back', code: 'RETURNED' }],
  ])('agree on a payment to %s', async (receiver, report) => {
    const payouts = paypalPayouts(paypal.account);
    const transfer = transferOf(receiver);
    const sent = await payouts.send(transfer);
    expect(sent).toEqual(accepted);
    expect(await payouts.read((sent as { providerRef: string }).providerRef, transfer)).toEqual(report);
  });

  test.each([
    [1n, '0.01'],
    [100n, '1.00'],
    [123_456_789n, '1234567.89'],
  ])('agree on the amount of %s cents', async (cents, value) => {
    const transfer = transferOf('robin@example.test', cents);
    await paypalPayouts(paypal.account).send(transfer);
    expect(paypal.batches().at(-1)?.sent.items[0]?.amount).toEqual({ currency: 'USD', value });
  });

  test('agree that a repeated call returns the first payment', async () => {
    const transfer = transferOf();
    const before = paypal.batches().length;
    const first = await paypalPayouts(paypal.account).send(transfer);
    expect(await paypalPayouts(paypal.account).send(transfer)).toEqual(first);
    expect(paypal.batches()).toHaveLength(before + 1);
  });

  test('agree that a wrong secret pays nothing, and that an unknown ID has no payment', async () => {
    const before = paypal.batches().length;
    const stranger = paypalPayouts({ ...paypal.account, clientSecret: 'secret-of-someone-else' });
    await expect(stranger.send(transferOf())).rejects.toThrow('the payout provider answered 401');
    const unknown = paypalPayouts(paypal.account).read('UNKNOWN', transferOf());
    await expect(unknown).rejects.toThrow('the payout provider answered 404');
    expect(paypal.batches()).toHaveLength(before);
  });
});

describe('an answer', () => {
  /** A server that gives every call this answer, and tokens to the others. Returns the requests that arrived. */
  async function answering(status: number, answer: object | string) {
    const calls: { readonly path: string; readonly authorization: string }[] = [];
    const server = createServer((request, response) => {
      const isToken = request.url?.endsWith('/oauth2/token') ?? false;
      calls.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '' });
      const body = isToken ? { access_token: `token-${calls.length}`, expires_in: 32_400 } : answer;
      response.writeHead(isToken ? 200 : status, { location: 'http://127.0.0.1:1/' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { payouts: paypalPayouts({ ...paypal.account, url }), calls };
  }
  const duplicate = (href: string | null) => ({
    name: 'USER_BUSINESS_ERROR',
    message: 'User business error.',
    debug_id: 'f1',
    details: [
      {
        field: 'SENDER_BATCH_ID',
        issue: 'Batch with given sender_batch_id already exists',
        ...(href === null ? {} : { link: [{ href, rel: 'self', method: 'GET' }] }),
      },
    ],
  });

  test('for a repeated call contains the ID of the first payment, and its host is ignored', async () => {
    const { payouts, calls } = await answering(
      400,
      duplicate('https://evil.example/v1/payments/payouts/Q6K2CE4GQ36MQ'),
    );
    const sent = await payouts.send(transferOf());
    expect(sent).toEqual({ result: 'accepted', providerRef: 'Q6K2CE4GQ36MQ' });
    await expect(payouts.read('Q6K2CE4GQ36MQ', transferOf())).rejects.toThrow('answered 400');
    expect(calls.map(({ path }) => path)).toEqual([
      '/v1/oauth2/token',
      '/v1/payments/payouts',
      '/v1/payments/payouts/Q6K2CE4GQ36MQ?page=1&page_size=2',
    ]);
  });

  test.each([[null], ['https://api-m.paypal.com/v1/payments/payouts/../secrets'], ['nonsense']])(
    'for a repeated call with the link %s is unclear',
    async (href) => {
      const { payouts } = await answering(400, duplicate(href));
      expect(await payouts.send(transferOf())).toEqual({ result: 'unclear', code: 'BATCH_NOT_FOUND' });
    },
  );

  const header = (id: string) => ({
    payout_batch_id: 'B1',
    batch_status: 'SUCCESS',
    sender_batch_header: { sender_batch_id: id },
  });

  test.each([['that accepts another batch', 201, { batch_header: header('other') }, 'OTHER_BATCH']])(
    '%s is unclear',
    async (_name, status, body, code) => {
      const { payouts } = await answering(status, body);
      expect(await payouts.send(transferOf())).toEqual({ result: 'unclear', code });
    },
  );

  test.each([
    ['of another batch', header('other'), [], { result: 'unclear', code: 'OTHER_BATCH' }],
    ['without an item', null, [], { result: 'unclear', code: 'NO_ITEM' }],
  ])('to a read %s is unclear', async (_name, given, items, report) => {
    const transfer = transferOf();
    const { payouts } = await answering(200, { batch_header: given ?? header(transfer.id), items });
    expect(await payouts.read('B1', transfer)).toEqual(report);
  });

  test.each([
    ['DENIED', { result: 'rejected', failure: 'refused_by_provider', code: 'BATCH_DENIED' }],
    ['PROCESSING', { result: 'pending', unclaimed: false }],
  ])('with the batch status %s and no item is understood', async (batch_status, report) => {
    const transfer = transferOf();
    const { payouts } = await answering(200, { batch_header: { ...header(transfer.id), batch_status } });
    expect(await payouts.read('B1', transfer)).toEqual(report);
  });

  test.each([
    [500, {}],
    [429, {}],
    [302, {}],
    [201, {}],
    [200, '<html>'],
    [400, { message: 'robin@example.test is wrong' }],
  ])('with status %s and the body %j has an unknown result, and its text is not repeated', async (status, body) => {
    const { payouts } = await answering(status, body);
    const error = await payouts.send(transferOf()).catch((caught: Error) => caught);
    expect(error).toMatchObject({ name: 'PayoutApiUnreachable' });
    expect(String(error)).not.toContain('robin');
  });

  test('of 401 makes the next call request another token', async () => {
    const { payouts, calls } = await answering(401, { name: 'AUTHENTICATION_FAILURE' });
    for (let n = 0; n < 2; n += 1) await expect(payouts.send(transferOf())).rejects.toThrow('answered 401');
    expect(calls.map(({ authorization }) => authorization.split('-')[1] ?? 'basic')).toHaveLength(4);
    expect(calls.filter(({ path }) => path.endsWith('/token'))).toHaveLength(2);
  });

  test('is not needed for a receiver without a valid email address', async () => {
    const { payouts, calls } = await answering(500, {});
    expect(await payouts.send(transferOf('call me'))).toMatchObject({ result: 'rejected', failure: 'details_wrong' });
    expect(calls).toEqual([]);
  });
});

describe('the settings', () => {
  const read = (settings: Record<string, string>) => readConfig(testSettings('postgres://db', settings));
  const credentials = {
    PAYPAL_CLIENT_ID: 'a-client-of-twenty-characters',
    PAYPAL_CLIENT_SECRET: 'a-secret-of-twenty-characters',
  };

  test('are off by default, so that staff pay by hand', () => {
    expect(createPayoutApi(read({}).payoutApi)).toBeNull();
    expect(createPayoutApi(read(credentials).payoutApi)).toBeNull();
  });

  test('use the simulator outside production, and PayPal with credentials', () => {
    expect(read({ PAYOUT_PROVIDER: 'paypal' }).payoutApi).toMatchObject({ isSandbox: true });
    const real = read({ PAYOUT_PROVIDER: 'paypal', ...credentials }).payoutApi;
    expect(real).toMatchObject({ isSandbox: false, account: { url: 'https://api-m.paypal.com' } });
  });

  test.each([
    ['half of the credentials', { PAYPAL_CLIENT_ID: credentials.PAYPAL_CLIENT_ID }, 'PAYPAL_CLIENT_SECRET: is not set'],
    ['an unknown provider', { PAYOUT_PROVIDER: 'other' }, 'PAYOUT_PROVIDER'],
    [
      'no credentials in production',
      { PAYOUT_PROVIDER: 'paypal', NODE_ENV: 'production' },
      'PAYPAL_CLIENT_ID: is not set',
    ],
  ])('reject %s', (_name, settings, fault) => {
    expect(() => read(settings)).toThrow(fault);
  });
});
