import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installStripeSandbox } from '../../src/dev/payment-sandbox/stripe/install-stripe.ts';
import type { Notice, RefundRequest } from '../../src/payments/payment-provider.ts';
import { paymentReference } from '../../src/payments/payment-reference.ts';
import { createStripeProvider } from '../../src/payments/stripe/stripe-provider.ts';
import type { StripeAccount } from '../../src/payments/stripe/stripe-settings.ts';
import { newId } from '../../src/platform/ids.ts';

const order = { id: newId(), playerId: newId(), packageName: 'Bronze', priceCents: 1_000n };
const buyer = { email: 'robin@example.test', firstName: 'Robin', lastName: 'Wren' };
const base = {
  kind: 'stripe',
  name: 'stripe',
  label: 'Stripe',
  secretKey: 'sk_test_abc',
  webhookSecrets: ['whsec_a'],
} as const;

test('the adapter and the simulator agree on a refund, from the payment to the signed event', async () => {
  const notices: Notice[] = [];
  const account: { -readonly [K in keyof StripeAccount]: StripeAccount[K] } = { ...base, apiUrl: '' };
  // The port must be known before the simulator is installed.
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const origin = `http://127.0.0.1:${port}`;
  account.apiUrl = `${origin}/dev/stripe`;
  const provider = createStripeProvider(account);
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(async (scope) => installStripeSandbox(scope, account, 0));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/store/webhooks/stripe', async ({ body, headers }) => {
      const receipt = provider.receive({ body: body as Buffer, headers, at: new Date() });
      if (receipt.genuine) notices.push(receipt.notice);
      return receipt.genuine;
    });
  });
  await app.listen({ port, host: '127.0.0.1' });
  const { refunds } = provider;
  if (!refunds) throw new Error('Stripe has refunds');

  const { url } = await provider.prepare(order, buyer, origin);
  const page = new URL(url);
  page.hash = '';
  await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
  await expect.poll(() => notices.length).toBe(1);
  const payment = notices[0]?.providerRef ?? '';
  const request: RefundRequest = { id: newId(), order, payment };

  expect(await refunds.find(request)).toBeNull();
  const [answer, again] = await Promise.all([refunds.send(request), refunds.send(request)]);
  expect(answer).toEqual({ accepted: true, providerRef: expect.stringMatching(/^re_/) });
  expect(again).toEqual(answer);
  expect(await refunds.find(request)).toEqual(answer);
  await expect.poll(() => notices.length).toBe(2);
  expect(notices[1]).toMatchObject({
    status: 'refunded',
    namedBy: 'order',
    reference: paymentReference(order),
    providerRef: payment,
    amount: '1000',
  });

  const rejected = (rejection: string) => ({ accepted: false, rejection });
  expect(await refunds.send({ ...request, id: newId() })).toEqual(rejected('charge_already_refunded'));
  expect(await refunds.find({ ...request, id: newId() })).toBeNull();
  expect(await refunds.send({ ...request, id: newId(), payment: 'pi_other' })).toEqual(rejected('resource_missing'));
  const stranger = createStripeProvider({ ...account, secretKey: 'sk_test_other' }).refunds;
  await expect(stranger?.find(request)).rejects.toMatchObject({ name: 'ProviderUnreachable' });
  await expect(stranger?.send(request)).rejects.toMatchObject({ name: 'ProviderUnreachable' });
  expect(notices).toHaveLength(2);
});
