import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../src/launch/free-port.ts';
import { isSkrillAccount } from '../../src/payments/skrill/skrill-settings.ts';
import { createCaller } from '../helpers/api/caller.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { requestOf, wires } from '../helpers/money/payment-wires.ts';
import { specialId } from '../helpers/money/store.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { until } from '../helpers/until.ts';

describe.each([
  ['skrill', /^\/dev\/skrill\?sid=([0-9a-f]{32})$/, '10 USD'],
  ['stripe', /^\/dev\/stripe\/payments\/([0-9a-f]{32})#\d+$/, '10.00 usd'],
])('the sandbox of %s', (provider, address, price) => {
  let api: TestApi;
  let base: string;

  beforeAll(async () => {
    const port = await freePort();
    const settings = { PORT: String(port), SANDBOX_NOTIFY_DELAY_MS: '150', PAYMENT_PROVIDER: provider };
    api = await createTestApi({ settings });
    await api.app.listen({ port, host: '127.0.0.1' });
    base = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    expect(await findLedgerFaults(api.owner)).toEqual([]);
    await api.close();
  });

  const overHttp = { caller: () => createCaller((url, init) => fetch(`${base}${url}`, init)) };

  interface Begun {
    player: Player;
    orderId: string;
    payment: string;
    /** The hosted page, as sent to the browser. */
    page: Response;
  }

  /** Registers a player, starts a checkout and opens the hosted page. */
  async function begin(packageId = specialId): Promise<Begun> {
    const player = await newPlayer(overHttp);
    const started = await player.client.store.checkout({ body: { package_id: packageId } });
    const url = new URL(started.checkout_url);
    for (const [name, value] of Object.entries(started.checkout_data)) url.searchParams.set(name, value);
    const [, payment = ''] = address.exec(url.href.slice(base.length)) ?? [];
    const page = await fetch(url);
    expect(page.status).toBe(200);
    return { player, orderId: started.order_id, payment, page };
  }

  /** Presses a button of the hosted page. Returns the redirect URL. */
  async function press(payment: string, action: string): Promise<string | null> {
    const answer = await fetch(`${base}/dev/${provider}/payments/${payment}/${action}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: base, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(303);
    return answer.headers.get('location');
  }

  function statusOf({ player, orderId }: Begun): Promise<string> {
    return player.client.store.order({ params: { id: orderId } }).then((order) => order.status);
  }

  async function untilStatus(begun: Begun, status: string): Promise<void> {
    await until(`the order is ${status}`, async () => (await statusOf(begun)) === status);
  }

  describe('the hosted page', () => {
    test('shows the payment, has its own security policy and runs no script', async () => {
      const { page, player, orderId } = await begin();
      const html = await page.text();
      for (const text of ['First Purchase Special', price, player.email, orderId, 'No real money moves']) {
        expect(html).toContain(text);
      }
      expect(html).toMatch(/<html lang="en">/);
      expect(html).not.toMatch(/<script|onclick|javascript:/i);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]{44}'; form-action 'self' http:/);
      expect(page.headers.get('cache-control')).toBe('no-store');
    });

    test('after payment returns to the order, and the notification credits exactly the first-purchase offer', async () => {
      const begun = await begin();
      const before = await begun.player.client.wallet.get();
      expect(await press(begun.payment, 'pay')).toBe(`${base}/buy-coins/return?order_id=${begun.orderId}`);
      // The browser returns before the notification arrives.
      expect(await statusOf(begun)).toBe('created');
      expect(await begun.player.client.wallet.get()).toEqual(before);
      await untilStatus(begun, 'paid');
      expect(before).toMatchObject({ gold_balance: '2000000.00', sweeps_balance: '2.00', sweeps_unplayed: '2.00' });
      expect(await begun.player.client.wallet.get()).toMatchObject({
        gold_balance: '12000000.00',
        sweeps_balance: '32.00',
        sweeps_unplayed: '32.00',
      });
      // A second press credits nothing more.
      await press(begun.payment, 'pay');
      const { results } = await begun.player.client.store.orders({ query: {} });
      expect(results).toEqual([expect.objectContaining({ status: 'paid', amount: '10.00' })]);
    });

    test('without payment credits nothing, also after the return', async () => {
      const begun = await begin();
      const before = await begun.player.client.wallet.get();
      const back = await begun.player.send(
        'GET',
        `/buy-coins/return?order_id=${begun.orderId}&status=2&transaction_id=x`,
      );
      expect([200, 404]).toContain(back.status);
      expect(await statusOf(begun)).toBe('created');
      expect(await begun.player.client.wallet.get()).toEqual(before);
    });

    test.each([
      ['decline', 'failed', ''],
      ['cancel', 'cancelled', '&cancelled=1'],
      ['hold', 'pending', ''],
    ])('after %s sets the order to %s and credits nothing', async (action, status, query) => {
      const begun = await begin();
      expect(await press(begun.payment, action)).toBe(`${base}/buy-coins/return?order_id=${begun.orderId}${query}`);
      await untilStatus(begun, status);
      expect((await begun.player.client.wallet.get()).gold_balance).toBe('2000000.00');
    });

    test('credits a slow bank transfer when it completes', async () => {
      const begun = await begin();
      await press(begun.payment, 'hold');
      await untilStatus(begun, 'pending');
      await press(begun.payment, 'pay');
      await untilStatus(begun, 'paid');
    });

    test.each([
      ['dispute', 'charged_back'],
      ['refund', 'refunded'],
    ])('allows a later %s from the list, which sets the order to %s and removes the coins', async (action, status) => {
      const begun = await begin();
      await press(begun.payment, 'pay');
      await untilStatus(begun, 'paid');
      const list = await (await fetch(`${base}/dev/${provider}/payments`)).text();
      expect(list).toContain(begun.orderId);
      expect(await press(begun.payment, action)).toBe(`/dev/${provider}/payments`);
      await untilStatus(begun, status);
      expect((await begun.player.client.wallet.get()).gold_balance).toBe('2000000.00');
    });

    test('shows an error page for an unknown session or action', async () => {
      for (const [method, path] of [
        ['GET', 'nothing'],
        ['POST', 'nothing/pay'],
      ] as const) {
        expect((await fetch(`${base}/dev/${provider}/payments/${path}`, { method })).status).toBe(404);
      }
    });
  });
});

describe('the simulated gateway of Skrill', () => {
  let api: TestApi;
  let base: string;
  beforeAll(async () => {
    const port = await freePort();
    api = await createTestApi({ settings: { PORT: String(port) } });
    await api.app.listen({ port, host: '127.0.0.1' });
    base = `http://127.0.0.1:${port}`;
  });
  afterAll(() => api.close());

  test.each([
    ['another merchant', { pay_to_email: 'x@example.test' }],
    ['another notification URL', { status_url: 'http://127.0.0.1:1/' }],
    ['trailing zeros', { amount: '10.00' }],
    ['an invalid return URL', { return_url: 'javascript:alert(1)' }],
    ['no amount', { amount: '' }],
  ])('rejects %s', async (_name, wrong) => {
    const account = api.config.payments.accounts.find(isSkrillAccount);
    const request = {
      prepare_only: '1',
      pay_to_email: account?.merchantEmail ?? '',
      transaction_id: 'x',
      amount: '10',
      currency: 'USD',
      return_url: base,
      cancel_url: base,
      status_url: account?.statusUrl ?? '',
    };
    const prepare = (body: Record<string, string>) =>
      fetch(`${base}/dev/skrill`, { method: 'POST', body: new URLSearchParams(body) });
    expect((await prepare(request)).status).toBe(200);
    expect((await prepare({ ...request, ...wrong })).status).toBe(400);
  });

  test('does not exist in production', async () => {
    const production = await createTestApi({ settings: { NODE_ENV: 'production' }, databaseUrl: api.url });
    for (const root of ['skrill', 'stripe']) {
      expect((await production.caller().send('GET', `/dev/${root}/payments`)).status).toBe(404);
    }
    for (const { provider, deliver } of wires) {
      const request = requestOf(deliver('an order', 'processed'));
      expect((await production.caller().send('POST', `/api/store/webhooks/${provider}`, request)).status).toBe(404);
    }
    await production.close();
  });
});
