import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import type { Result } from '../../src/dev/identity-sandbox/stripe-identity-sessions.ts';
import { createIdentityVendor } from '../../src/identity-vendors/create-identity-vendor.ts';
import { stripeIdentity } from '../../src/identity-vendors/stripe/stripe-identity.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { startVendorServer, type VendorServer } from '../helpers/people/vendor-server.ts';

let server: VendorServer;
beforeAll(async () => {
  server = await startVendorServer();
});
afterAll(() => server.close());

const newSession = () => ({ id: randomUUID(), playerId: randomUUID(), returnUrl: 'https://site.example/redeem' });

describe('the adapter and the simulator of the identity vendor', () => {
  test('agree on a new session, which contains no personal data', async () => {
    const started = newSession();
    const session = await stripeIdentity(server.account).start(started);
    expect(session).toEqual({
      vendorRef: expect.stringMatching(/^vs_[0-9a-f]{24}$/),
      owner: { id: started.id, playerId: started.playerId },
      state: 'open',
      code: null,
      url: expect.stringMatching(/^https:\/\/site\.example\/dev\/stripe-identity\/sessions\/[0-9a-f]{24}$/),
      erasure: 'none',
    });
    expect(server.sessions().at(-1)?.sent).toEqual({
      type: 'document',
      client_reference_id: started.id,
      return_url: started.returnUrl,
      'metadata[session]': started.id,
      'metadata[player]': started.playerId,
      'options[document][require_live_capture]': 'true',
      'options[document][require_matching_selfie]': 'true',
    });
  });

  test.each<[Result, string, string | null]>([
    ['verified', 'verified', null],
    ['expired', 'open', 'document_expired'],
    ['selfie', 'open', 'selfie_face_mismatch'],
    ['slow', 'processing', null],
    ['canceled', 'canceled', null],
  ])('agree on the result %s', async (result, state, code) => {
    const vendor = stripeIdentity(server.account);
    const { vendorRef, url } = await vendor.start(newSession());
    const { location } = await server.choose(url as string, result);
    expect(location).toBe('https://site.example/redeem');
    const read = await vendor.read(vendorRef);
    expect(read).toMatchObject({ vendorRef, state, code, erasure: 'none' });
    expect(read?.url === null).toBe(state !== 'open');
  });

  test('agree that a repeated call returns the first session, and that our ID finds it', async () => {
    const [vendor, started] = [stripeIdentity(server.account), newSession()];
    expect(await vendor.find(started.id)).toBeNull();
    const first = await vendor.start(started);
    expect(await vendor.start(started)).toEqual(first);
    expect(await vendor.find(started.id)).toEqual(first);
  });

  test('agree that a page works once, and that each read returns another one', async () => {
    const vendor = stripeIdentity(server.account);
    const { vendorRef, url } = await vendor.start(newSession());
    const again = await vendor.read(vendorRef);
    expect(again?.url).not.toBe(url);
    expect((await fetch(server.pageOf(url as string))).status).toBe(404);
    const page = await fetch(server.pageOf(again?.url as string));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Sandbox identity check')]);
  });

  test('agree on an erasure, which removes the metadata and ends later', async () => {
    const [vendor, started] = [stripeIdentity(server.account), newSession()];
    const { vendorRef } = await vendor.start(started);
    expect(await vendor.redact(vendorRef)).toMatchObject({ erasure: 'started', owner: null, url: null });
    expect(await vendor.read(vendorRef)).toMatchObject({ erasure: 'started' });
    expect(await vendor.read(vendorRef)).toMatchObject({ erasure: 'done', owner: null });
    expect(await vendor.find(started.id)).toBeNull();
  });

  test('agree that a wrong key starts nothing, and that an unknown session is none', async () => {
    const before = server.sessions().length;
    const stranger = stripeIdentity({ ...server.account, secretKey: 'rk_test_of_someone_else' });
    await expect(stranger.start(newSession())).rejects.toThrow('the identity vendor answered 401');
    expect(await stripeIdentity(server.account).read('vs_unknown')).toBeNull();
    expect(server.sessions()).toHaveLength(before);
  });

  test('agree on a call that waits while the vendor works on the same key', async () => {
    server.trouble = 'is busy with the same key';
    expect(await stripeIdentity(server.account).start(newSession())).toMatchObject({ state: 'open' });
  });
});

describe('an answer', () => {
  async function answering(status: number, answer: object | string) {
    const http = createServer((_request, response) => {
      response.writeHead(status, { location: 'http://127.0.0.1:1/' });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(http, 'listening');
    onTestFinished(() => void http.close());
    return stripeIdentity({ ...server.account, apiUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
  }
  const object = { id: 'vs_1', object: 'identity.verification_session', status: 'verified', metadata: {} };

  test.each([
    ['an unknown status', { status: 'needs_luck' }, { state: 'unclear', code: 'needs_luck' }],
    ['a name like a property', { status: 'constructor' }, { state: 'unclear', code: 'constructor' }],
    [
      'an unknown error',
      { status: 'requires_input', last_error: { code: 'New Code!' } },
      { state: 'open', code: null },
    ],
    ['no owner', {}, { state: 'verified', owner: null }],
    ['an owner that is no ID', { metadata: { session: '1', player: '2' } }, { owner: null }],
    ['no address', { status: 'requires_input', url: null }, { state: 'open', url: null }],
  ])('with %s is understood', async (_name, change, expected) => {
    expect(await (await answering(200, { ...object, ...change })).read('vs_1')).toMatchObject(expected);
  });

  test('returns no name, number or picture', async () => {
    const outputs = { verified_outputs: { first_name: 'Robin', id_number: '123' }, last_verification_report: 'vr_1' };
    const read = await (await answering(200, { ...object, ...outputs })).read('vs_1');
    expect(Object.keys(read ?? {}).sort()).toEqual(['code', 'erasure', 'owner', 'state', 'url', 'vendorRef']);
  });

  test.each([
    [500, {}],
    [429, {}],
    [302, {}],
    [404, { error: { message: 'no such route' } }],
    [200, { ...object, url: 'javascript:alert(1)', status: 'requires_input' }],
    [200, { ...object, id: '../other' }],
    [200, '<html>'],
    [400, { error: { message: 'robin@example.test is wrong' } }],
  ])('with status %s and the body %j has an unknown result, and its text is not repeated', async (status, body) => {
    const error = await (await answering(status, body)).read('vs_1').catch((caught: Error) => caught);
    expect(error).toMatchObject({ name: 'IdentityVendorUnreachable' });
    expect(String(error)).not.toContain('robin');
  });
});

describe('the settings', () => {
  const read = (settings: Record<string, string>) => readConfig(testSettings('postgres://db', settings));
  const credentials = { STRIPE_IDENTITY_KEY: 'rk_live_1', STRIPE_IDENTITY_WEBHOOK_SECRET: 'whsec_1,whsec_2' };

  test('are off by default, so that players upload documents', () => {
    expect(createIdentityVendor(read({}).identityVendor)).toBeNull();
    expect(createIdentityVendor(read(credentials).identityVendor)).toBeNull();
  });

  test('use the simulator outside production, and the vendor with credentials', () => {
    expect(read({ IDENTITY_VENDOR: 'stripe' }).identityVendor).toMatchObject({ isSandbox: true });
    expect(read({ IDENTITY_VENDOR: 'stripe', ...credentials }).identityVendor).toMatchObject({
      isSandbox: false,
      account: { apiUrl: 'https://api.stripe.com', webhookSecrets: ['whsec_1', 'whsec_2'] },
    });
  });

  test.each([
    ['half of the credentials', { STRIPE_IDENTITY_KEY: 'rk_live_1' }, 'STRIPE_IDENTITY_WEBHOOK_SECRET: is not set'],
    ['an unknown vendor', { IDENTITY_VENDOR: 'other' }, 'IDENTITY_VENDOR'],
    ['a key of another form', { ...credentials, STRIPE_IDENTITY_KEY: 'pk_live_1' }, 'STRIPE_IDENTITY_KEY'],
    ['no credentials in production', { IDENTITY_VENDOR: 'stripe', NODE_ENV: 'production' }, 'STRIPE_IDENTITY_KEY'],
  ])('reject %s', (_name, settings, fault) => {
    expect(() => read(settings)).toThrow(fault);
  });
});
