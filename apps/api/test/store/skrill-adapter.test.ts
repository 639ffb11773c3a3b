import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ProviderUnreachable } from '../../src/payments/payment-provider.ts';
import { isAmountOf, skrillAmount } from '../../src/payments/skrill/skrill-amount.ts';
import { createSkrillProvider } from '../../src/payments/skrill/skrill-provider.ts';
import { skrillLimits, skrillRequest } from '../../src/payments/skrill/skrill-request.ts';
import type { SkrillAccount } from '../../src/payments/skrill/skrill-settings.ts';
import { skrillSignatures } from '../../src/payments/skrill/skrill-signature.ts';
import { isSameText } from '../../src/platform/crypto/same-text.ts';
import { newId } from '../../src/platform/ids.ts';

const account: SkrillAccount = {
  kind: 'skrill',
  name: 'skrill',
  label: 'Skrill',
  merchantEmail: 'shop@example.test',
  merchantId: '4637827',
  secret: 'MySecretWord1',
  gatewayUrl: 'http://127.0.0.1:1/',
  checkoutUrl: 'https://pay.skrill.com',
  statusUrl: 'https://shop.example.test/api/store/webhooks/skrill',
};
const order = { id: newId(), playerId: newId(), packageName: 'Bronze', priceCents: 1_000n };
const buyer = { email: 'robin@example.test', firstName: 'Robin', lastName: 'Wren' };
const addresses = { returnUrl: 'https://a.test/r', cancelUrl: 'https://a.test/c', statusUrl: 'https://a.test/s' };
const origin = 'https://shop.example.test';

/** The example from Skrill's documentation. */
const vector = {
  merchant_id: '4637827',
  transaction_id: 'ord_01HXYZ',
  mb_amount: '9.99',
  mb_currency: 'USD',
  status: '2',
  md5sig: '24FE92E68CC5FE22FF720B83516BAD9E',
  sha2sig: '0C8A43A5C6CAD8D050E184D29F7DC9EFEFE69441203356EFFDB25FAF7A39B6FB',
};

describe('the signature', () => {
  test('matches the example of the documentation', () => {
    const fields = {
      merchantId: '4637827',
      transactionId: 'ord_01HXYZ',
      amount: '9.99',
      currency: 'USD',
      status: '2',
    };
    expect(skrillSignatures(fields, 'MySecretWord1')).toEqual({ md5sig: vector.md5sig, sha2sig: vector.sha2sig });
  });

  test('is checked with SHA-256 when present, otherwise with MD5', () => {
    const provider = createSkrillProvider(account);
    expect(provider.read(vector)).toMatchObject({
      genuine: true,
      notice: { reference: 'ord_01HXYZ', amount: '9.99' },
    });
    expect(provider.read({ ...vector, md5sig: 'x' }).genuine).toBe(true);
    expect(provider.read({ ...vector, sha2sig: '' }).genuine).toBe(true);
    expect(provider.read({ ...vector, sha2sig: 'x' }).genuine).toBe(false);
    expect(provider.read({ ...vector, sha2sig: '', md5sig: 'x' }).genuine).toBe(false);
    expect(provider.read({ ...vector, merchant_id: '4637828' }).genuine).toBe(false);
    expect(provider.read({}).genuine).toBe(false);
  });

  test('is compared at any length', () => {
    expect(isSameText('abc', 'abc')).toBe(true);
    for (const other of ['', 'ab', 'abd', 'abcd', 'äbc']) expect(isSameText('abc', other)).toBe(false);
  });

  test.each([
    ['2', 'payment', 'paid'],
    ['0', 'payment', 'pending'],
    ['-1', 'payment', 'cancelled'],
    ['-2', 'payment', 'failed'],
    ['-3', 'payment', 'charged_back'],
    ['2', 'refund', 'refunded'],
    ['0', 'refund', null],
    ['-2', 'refund', null],
    ['5', 'payment', null],
    ['toString', 'payment', null],
  ])('status %s of a %s means %s', (status, event, means) => {
    const { merchant_id: merchantId, transaction_id: transactionId, mb_amount: amount, mb_currency: currency } = vector;
    const signed = skrillSignatures({ merchantId, transactionId, amount, currency, status }, account.secret);
    const verified = createSkrillProvider(account).read({ ...vector, ...signed, status, event });
    expect(verified).toMatchObject({ genuine: true, notice: { status: means } });
  });
});

describe('a delivery', () => {
  const provider = createSkrillProvider(account);
  const at = new Date();
  const receive = (body: string | Uint8Array, type = 'application/x-www-form-urlencoded') =>
    provider.receive({ body: Buffer.from(body), headers: { 'content-type': type }, at });
  const form = new URLSearchParams(vector).toString();

  test('has the same event id in any order of fields, and another id with another field', () => {
    const eventOf = (body: string) =>
      expect.objectContaining({ eventId: (receive(body) as { eventId: string }).eventId });
    expect(receive(form.split('&').toReversed().join('&'))).toEqual(eventOf(form));
    expect(receive(`${form}&customer_id=2`)).not.toEqual(eventOf(form));
    expect(receive(form, 'application/x-www-form-urlencoded; charset=utf-8')).toMatchObject({ data: vector });
  });

  test.each([
    ['another content type', '{}', 'application/json', 'unsupported_media_type'],
    ['a repeated field', 'status=2&status=0', undefined, 'malformed_request'],
    ['a NUL', 'a=%00', undefined, 'malformed_request'],
    ['a prototype key', '__proto__=1', undefined, 'malformed_request'],
    ['65 fields', Array.from({ length: 65 }, (_, n) => `f${n}=1`).join('&'), undefined, 'malformed_request'],
    ['a long value', `a=${'x'.repeat(2_001)}`, undefined, 'malformed_request'],
    ['a long name', `${'x'.repeat(65)}=1`, undefined, 'malformed_request'],
  ])('with %s is rejected', (_name, body, type, code) => {
    expect(() => receive(body, type)).toThrow(expect.objectContaining({ code }));
  });
});

describe('the amount', () => {
  test('is sent without trailing zeros when it is whole, otherwise with two decimals', () => {
    expect([1_000n, 50_000n, 990n, 1_005n, 5n].map(skrillAmount)).toEqual(['10', '500', '9.90', '10.05', '0.05']);
  });

  test('is accepted as it was sent or with two decimals, and in no other form', () => {
    for (const text of ['10', '10.00']) expect(isAmountOf(text, 1_000n)).toBe(true);
    for (const text of ['10.0', '10.', '010', '1e1', '10,00', '+10', ' 10', '10.000', '']) {
      expect(isAmountOf(text, 1_000n)).toBe(false);
    }
    expect(isAmountOf('9.90', 990n)).toBe(true);
    expect(isAmountOf('9.9', 990n)).toBe(false);
  });
});

describe('the prepare request', () => {
  test('contains everything that Quick Checkout requires', () => {
    expect(skrillRequest(account.merchantEmail, order, buyer, addresses)).toEqual({
      prepare_only: '1',
      pay_to_email: 'shop@example.test',
      recipient_description: 'Goldwren',
      transaction_id: `${order.id}-${order.playerId}`,
      return_url: addresses.returnUrl,
      return_url_text: 'Back to Goldwren',
      cancel_url: addresses.cancelUrl,
      status_url: addresses.statusUrl,
      language: 'EN',
      pay_from_email: 'robin@example.test',
      firstname: 'Robin',
      lastname: 'Wren',
      amount: '10',
      currency: 'USD',
      detail1_description: 'Package:',
      detail1_text: 'Bronze, Gold Coins',
      merchant_fields: 'event',
      event: 'payment',
    });
  });

  test('respects every length limit with any names', () => {
    const long = {
      email: `${'e'.repeat(200)}@example.test`,
      firstName: 'Maximiliane-Éléonore',
      lastName: '🦜'.repeat(40),
    };
    const request = skrillRequest(account.merchantEmail, { ...order, packageName: 'P'.repeat(400) }, long, addresses);
    for (const [name, limit] of Object.entries(skrillLimits)) {
      expect(request[name]?.length ?? 0, name).toBeLessThanOrEqual(limit);
    }
    expect(request.firstname).toBe('Maximiliane-Éléonore');
    expect(request.lastname).toBe('🦜'.repeat(25));
    // A shortened address would be a different one.
    expect(request).not.toHaveProperty('pay_from_email');
    expect(request.merchant_fields?.split(',').length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['returnUrl', 241],
    ['cancelUrl', 241],
    ['statusUrl', 401],
  ])('rejects a %s of %d characters instead of shortening it', (name, length) => {
    const url = `https://a.test/${'x'.repeat(length - 15)}`;
    expect(() => skrillRequest(account.merchantEmail, order, buyer, { ...addresses, [name]: url })).toThrow(RangeError);
  });
});

describe('preparing over HTTP', () => {
  let gateway: Server | undefined;
  afterEach(() => void gateway?.close());

  async function gatewayAnswering(status: number, body: string, seen: string[] = []): Promise<string> {
    gateway = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
      request.on('end', () => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body));
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
  }

  test('posts the form and returns the page URL with the session', async () => {
    const seen: string[] = [];
    const gatewayUrl = await gatewayAnswering(200, '0a1b2c3d4e5f60718293a4b5c6d7e8f9\n', seen);
    const checkout = await createSkrillProvider({ ...account, gatewayUrl }).prepare(order, buyer, origin);
    expect(checkout).toEqual({ url: 'https://pay.skrill.com', data: { sid: '0a1b2c3d4e5f60718293a4b5c6d7e8f9' } });
    const form = Object.fromEntries(new URLSearchParams(seen.join('')));
    expect(form).toMatchObject({
      transaction_id: `${order.id}-${order.playerId}`,
      amount: '10',
      status_url: account.statusUrl,
      return_url: `${origin}/buy-coins/return?order_id=${order.id}`,
      cancel_url: `${origin}/buy-coins/return?order_id=${order.id}&cancelled=1`,
    });
  });

  test.each([
    [200, '<html>We are sorry</html>'],
    [200, ''],
    [200, '0a1b2c3d"onload="'],
    [400, 'BAD_REQUEST'],
    [500, '0a1b2c3d4e5f60718293a4b5c6d7e8f9'],
    [302, '0a1b2c3d4e5f60718293a4b5c6d7e8f9'],
  ])('rejects an answer of %d with "%s"', async (status, body) => {
    const provider = createSkrillProvider({ ...account, gatewayUrl: await gatewayAnswering(status, body) });
    await expect(provider.prepare(order, buyer, origin)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  test('throws ProviderUnreachable when the provider does not answer', async () => {
    const prepared = createSkrillProvider(account).prepare(order, buyer, origin);
    await expect(prepared).rejects.toBeInstanceOf(ProviderUnreachable);
  });
});
