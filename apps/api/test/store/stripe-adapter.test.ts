import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../src/dev/payment-sandbox/stripe/check-session.ts';
import { ProviderUnreachable } from '../../src/payments/payment-provider.ts';
import { apiVersion } from '../../src/payments/stripe/stripe-call.ts';
import { createStripeProvider } from '../../src/payments/stripe/stripe-provider.ts';
import { sessionParameters } from '../../src/payments/stripe/stripe-session.ts';
import type { StripeAccount } from '../../src/payments/stripe/stripe-settings.ts';
import { paddedKeys, parseSignatureHeader, signEvent } from '../../src/payments/stripe/stripe-signature.ts';
import { newId } from '../../src/platform/ids.ts';

const account: StripeAccount = {
  kind: 'stripe',
  name: 'stripe',
  label: 'Stripe',
  secretKey: 'sk_test_abc',
  webhookSecrets: ['whsec_new', 'whsec_old'],
  apiUrl: 'http://127.0.0.1:1',
};
const order = { id: newId(), playerId: newId(), packageName: 'Bronze', priceCents: 1_000n };
const reference = `${order.id}-${order.playerId}`;
const buyer = { email: 'robin@example.test', firstName: 'Robin', lastName: 'Wren' };
const origin = 'https://shop.example.test';
const provider = createStripeProvider(account);
const now = new Date('2026-11-25T12:00:00.400Z');
const seconds = Math.floor(now.getTime() / 1_000);

function eventText(type: string, object: object, change: object = {}): string {
  return JSON.stringify({ id: 'evt_1', type, livemode: false, data: { object }, ...change });
}
const session = {
  client_reference_id: reference,
  payment_intent: 'pi_1',
  amount_total: 1_000,
  currency: 'usd',
  payment_status: 'paid',
};
const paid = eventText('checkout.session.completed', session);

function receive(
  body: string | Uint8Array,
  options: { header?: string; t?: number; secret?: string; type?: string } = {},
) {
  const { t = seconds, secret = 'whsec_new', type = 'application/json' } = options;
  const v1 = createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex');
  const headers = { 'content-type': type, 'stripe-signature': options.header ?? `t=${t},v1=${v1}` };
  return provider.receive({ body: Buffer.from(body), headers, at: now });
}

describe('the signature', () => {
  test('is the HMAC of timestamp, dot and body', () => {
    const expected = createHmac('sha256', 'whsec_x').update('1492774577.{"a":1}').digest('hex');
    expect(signEvent('whsec_x', '1492774577', '{"a":1}')).toBe(expected);
  });

  test.each(['whsec_new', 'whsec_old'])('is valid with each configured secret: %s', (secret) => {
    expect(receive(paid, { secret })).toMatchObject({ genuine: true, eventId: 'evt_1', notice: { reference } });
  });

  test('may be one of several, with other schemes and spaces', () => {
    const v1 = signEvent('whsec_new', String(seconds), paid);
    const other = 'a'.repeat(64);
    for (const header of [
      `t=${seconds},v1=${other},v1=${v1},v0=${other}`,
      `v1=${v1},t=${seconds}`,
      `t=${seconds}, v1=${v1}`,
    ]) {
      expect(receive(paid, { header }).genuine, header).toBe(true);
    }
  });

  test.each([
    '',
    'nonsense',
    't=,v1=a',
    't=x,v1=a',
    't=1',
    'v1=a',
    't=1,t=2,v1=a',
    `t=1${',v1=a'.repeat(11)}`,
    't=-1,v1=a',
  ])('is rejected in the form "%s"', (header) => {
    expect(parseSignatureHeader(header)).toBeNull();
    expect(receive(paid, { header }).genuine).toBe(false);
  });

  test.each([
    [-300, true],
    [-301, false],
    [0, true],
    [300, true],
    [301, false],
  ])('with a timestamp %d seconds from now is valid: %s', (offset, accepted) => {
    expect(receive(paid, { t: seconds + offset }).genuine).toBe(accepted);
  });

  test('of stored data is valid at any age, but only for the same text', () => {
    const receipt = receive(paid);
    if (!receipt.genuine) throw new Error('not genuine');
    expect(provider.read(receipt.data)).toMatchObject({ genuine: true, notice: { reference } });
    for (const change of [{ timestamp: '1' }, { body: `${paid} ` }, { signature: '' }, { signature: 'a'.repeat(64) }]) {
      expect(provider.read({ ...receipt.data, ...change }).genuine).toBe(false);
    }
    expect(provider.read({}).genuine).toBe(false);
  });

  test.each(['short', 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(300)])(
    'can be computed from padded keys: %s',
    (secret) => {
      const { inner, outer } = paddedKeys(secret);
      const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
      const hmac = sha256(Buffer.from(outer, 'hex'), sha256(Buffer.from(inner, 'hex'), Buffer.from('text')));
      expect(hmac.toString('hex')).toBe(createHmac('sha256', secret).update('text').digest('hex'));
    },
  );
});

describe('a delivery', () => {
  test.each([
    ['another content type', paid, 'application/x-www-form-urlencoded', 'unsupported_media_type'],
    ['invalid JSON', 'nonsense', undefined, 'malformed_request'],
    ['an incomplete event', '{"id":"evt_1"}', undefined, 'malformed_request'],
    ['an invalid id', paid.replace('evt_1', 'x y'), undefined, 'malformed_request'],
    ['bytes that are not text', new Uint8Array([0x7b, 0xff, 0x7d]), undefined, 'malformed_request'],
    ['a NUL', `${paid}\0`, undefined, 'malformed_request'],
  ])('with %s is rejected, even with a valid signature', (_name, body, type, code) => {
    expect(() => receive(body, type ? { type } : {})).toThrow(expect.objectContaining({ code }));
  });

  test('may contain any JSON text', () => {
    const body = eventText('checkout.session.completed', { ...session, note: 'ü🦜 \u0000 \ud800' });
    expect(receive(body)).toMatchObject({ genuine: true, notice: { reference, status: 'paid' } });
  });
});

describe('an event', () => {
  const noticeOf = (type: string, object: object, change: object = {}) => {
    const receipt = receive(eventText(type, object, change));
    return receipt.genuine ? receipt.notice : null;
  };
  const dispute = { payment_intent: 'pi_1', amount: 1_000, currency: 'usd', status: 'needs_response', metadata: {} };
  const charge = {
    payment_intent: 'pi_1',
    amount: 1_000,
    amount_refunded: 1_000,
    currency: 'usd',
    metadata: { order: reference },
  };

  test.each([
    ['checkout.session.completed', { ...session }, 'paid'],
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, 'pending'],
    ['checkout.session.completed', { ...session, payment_status: 'no_payment_required' }, null],
    ['checkout.session.async_payment_succeeded', session, 'paid'],
    ['checkout.session.async_payment_failed', session, 'failed'],
    ['checkout.session.expired', session, 'cancelled'],
    ['charge.refunded', charge, 'refunded'],
    ['charge.dispute.created', dispute, 'charged_back'],
    ['charge.dispute.created', { ...dispute, status: 'warning_needs_response' }, null],
    ['charge.dispute.funds_withdrawn', dispute, 'charged_back'],
    ['payment_intent.created', {}, null],
    ['toString', {}, null],
  ])('%s reports the order status %3$s', (type, object, status) => {
    expect(noticeOf(type, object)).toMatchObject({ status });
  });

  test('refers to the order, and a dispute refers to the payment', () => {
    const named = {
      namedBy: 'order',
      reference,
      providerRef: 'pi_1',
      amount: '1000',
      currency: 'usd',
      receiver: 'test',
    };
    expect(noticeOf('checkout.session.completed', session)).toEqual({ ...named, status: 'paid', payer: null });
    expect(noticeOf('charge.refunded', charge)).toMatchObject(named);
    expect(noticeOf('charge.dispute.created', dispute)).toMatchObject({
      ...named,
      namedBy: 'payment',
      reference: 'pi_1',
    });
  });

  test.each([null, 1, '', 'x'.repeat(501), 'a b', 'a\u0000b', ['x'], { a: 1 }])(
    'has an empty reference for %o',
    (name) => {
      expect(noticeOf('checkout.session.completed', { ...session, client_reference_id: name })).toMatchObject({
        reference: '',
      });
    },
  );

  test('contains the payer', () => {
    const payerOf = (fields: object) => noticeOf('checkout.session.completed', { ...session, ...fields })?.payer;
    expect(payerOf({ customer_details: { email: 'a@b.test' }, customer_email: 'c@d.test' })).toBe('a@b.test');
    expect(payerOf({ customer_details: null, customer_email: 'c@d.test' })).toBe('c@d.test');
  });

  test('of the other mode is a mismatch', () => {
    const live = createStripeProvider({ ...account, secretKey: 'rk_live_abc' });
    const [testNotice, liveNotice] = [false, true].map((livemode) =>
      noticeOf('checkout.session.completed', session, { livemode }),
    );
    if (!testNotice || !liveNotice) throw new Error('not genuine');
    expect([provider.mismatch(testNotice, 1_000n), live.mismatch(liveNotice, 1_000n)]).toEqual([null, null]);
    expect([provider.mismatch(liveNotice, 1_000n), live.mismatch(testNotice, 1_000n)]).not.toContain(null);
  });
});

describe('a new Checkout Session', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  interface Seen {
    url?: string | undefined;
    headers?: IncomingHttpHeaders;
    body: string;
  }

  async function apiAnswering(status: number, body: string, seen: Seen = { body: '' }): Promise<string> {
    server = createServer((request, response) => {
      Object.assign(seen, { url: request.url, headers: request.headers });
      request.on('data', (chunk: Buffer) => {
        seen.body += chunk.toString();
      });
      request.on('end', () => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test('has all parameters that Checkout requires, and no unknown ones', () => {
    const parameters = sessionParameters(order, buyer, origin);
    expect(parameters).toMatchObject({
      mode: 'payment',
      client_reference_id: reference,
      'payment_intent_data[metadata][order]': reference,
      'line_items[0][price_data][unit_amount]': '1000',
      'line_items[0][price_data][currency]': 'usd',
      success_url: `${origin}/buy-coins/return?order_id=${order.id}`,
      cancel_url: `${origin}/buy-coins/return?order_id=${order.id}&cancelled=1`,
    });
    expect(refusalOf(parameters)).toBeNull();
  });

  test('is created over HTTP with the key, once per order, and returns its page URL', async () => {
    const seen: Seen = { body: '' };
    const url = 'https://checkout.stripe.com/c/pay/cs_test_1#fidkdWxOYHwnPyd1';
    const apiUrl = await apiAnswering(200, JSON.stringify({ object: 'checkout.session', id: 'cs_test_1', url }), seen);
    const checkout = await createStripeProvider({ ...account, apiUrl }).prepare(order, buyer, origin);
    expect(checkout).toEqual({ url, data: {} });
    expect(seen.url).toBe('/v1/checkout/sessions');
    expect(seen.headers).toMatchObject({
      authorization: 'Bearer sk_test_abc',
      'idempotency-key': order.id,
      'stripe-version': apiVersion,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    expect(Object.fromEntries(new URLSearchParams(seen.body))).toEqual(sessionParameters(order, buyer, origin));
  });

  test.each([
    [200, '<html>We are sorry</html>'],
    [200, '{}'],
    [200, '{"object":"checkout.session","url":null}'],
    [200, '{"object":"checkout.session","url":"javascript:alert(1)"}'],
    [400, '{"error":{"type":"idempotency_error"}}'],
    [401, '{"error":{"type":"invalid_request_error"}}'],
    [500, ''],
    [302, '{"object":"checkout.session","url":"https://checkout.stripe.com/"}'],
  ])('fails for an answer of %d with "%s"', async (status, body) => {
    const broken = createStripeProvider({ ...account, apiUrl: await apiAnswering(status, body) });
    await expect(broken.prepare(order, buyer, origin)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  test('throws ProviderUnreachable when the provider does not answer', async () => {
    await expect(provider.prepare(order, buyer, origin)).rejects.toBeInstanceOf(ProviderUnreachable);
  });
});
