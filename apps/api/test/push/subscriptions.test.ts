import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { push, rateLimits } from '@goldwren/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { isPublicAddress, parseEndpoint } from '../../src/modules/push/push-endpoint.ts';
import { createPushTransport } from '../../src/modules/push/push-transport.ts';
import { publicPushKey } from '../../src/platform/crypto/push-keys.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { createBrowser, startPushService, verifyVapid } from '../helpers/people/push.ts';

const api = setUpTestApi();
const withoutKeys = setUpTestApi(() => ({
  databaseUrl: api.url,
  settings: { PUSH_PUBLIC_KEY: '', PUSH_SIGNING_KEYS: '' },
}));
const newKey = '3c'.repeat(32);
const service = await startPushService();
afterAll(() => service.close());

const at = (endpoint: string) => ({ ...createBrowser().subscription, endpoint });

describe('turning notifications on', () => {
  test.each([
    'https://127.0.0.1/send/1',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/send',
    'https://localhost/send',
    'http://fcm.googleapis.com/send/1',
    'https://fcm.googleapis.com:8443/send/1',
    'https://fcm.googleapis.com.evil.test/send/1',
    'https://fcm.googleapis.com@evil.test/send/1',
    'https://user:pass@fcm.googleapis.com/send/1',
    'https://evilfcm.googleapis.com/send/1',
    'https://push.apple.com.evil.test/1',
    'https://fcm.googleapis.com\\@evil.test/1',
    'https://fcm.googleapis.com/send/1#part',
    'javascript:alert(1)',
    'send',
    `https://fcm.googleapis.com/${'a'.repeat(push.endpointMaxLength)}`,
  ])('is rejected for the endpoint %s', async (endpoint) => {
    const player = await newPlayer(api);
    await expectProblem(player.client.push.subscribe({ body: at(endpoint) }), 'validation_failed');
    expect((await player.client.push.get()).results).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is accepted for the endpoint %s', async (endpoint) => {
    const player = await newPlayer(api);
    await player.client.push.subscribe({ body: at(endpoint) });
    expect((await player.client.push.get()).results).toMatchObject([{ endpoint, last_success_at: null }]);
  });

  test('stores a browser once, and at most ten for a player', async () => {
    const player = await newPlayer(api);
    const browsers = Array.from({ length: push.browsers + 2 }, () => createBrowser().subscription);
    for (const body of [...browsers, ...browsers.slice(-2)]) await player.client.push.subscribe({ body });
    const stored = (await player.client.push.get()).results.map(({ endpoint }) => endpoint);
    expect(stored.sort()).toEqual(
      browsers
        .slice(2)
        .map(({ endpoint }) => endpoint)
        .sort(),
    );
    const [first] = (await player.client.push.get()).results;
    await player.client.push.unsubscribe({ params: { id: first?.id ?? '' } });
    expect((await player.client.push.get()).results).toHaveLength(push.browsers - 1);
    await expectProblem(player.client.push.unsubscribe({ params: { id: first?.id ?? '' } }), 'not_found');
  });

  test('never stores more than ten for concurrent requests', async () => {
    const player = await newPlayer(api);
    const browsers = Array.from({ length: push.browsers + 5 }, () => createBrowser().subscription);
    await Promise.all(browsers.map((body) => player.client.push.subscribe({ body })));
    expect((await player.client.push.get()).results).toHaveLength(push.browsers);
  });

  test('is not possible on a server without keys, which offers none', async () => {
    const player = await newPlayer(withoutKeys);
    expect(await player.client.push.get()).toEqual({ public_key: null, results: [] });
    await expectProblem(player.client.push.subscribe({ body: createBrowser().subscription }), 'not_found');
  });

  test('is rejected for a browser of another player without its secrets, and the other player keeps it', async () => {
    const [owner, attacker] = [await newPlayer(api), await newPlayer(api)];
    const browser = createBrowser().subscription;
    await owner.client.push.subscribe({ body: browser });
    const { p256dh, auth } = createBrowser().subscription;
    for (const forged of [{ p256dh, auth }, { p256dh }, { auth }]) {
      await expectProblem(attacker.client.push.subscribe({ body: { ...browser, ...forged } }), 'validation_failed');
    }
    expect((await attacker.client.push.get()).results).toEqual([]);
    const [kept] = (await owner.client.push.get()).results;
    expect(kept?.endpoint).toBe(browser.endpoint);
    await expectProblem(attacker.client.push.unsubscribe({ params: { id: kept?.id ?? '' } }), 'not_found');
    expect((await owner.client.push.get()).results).toHaveLength(1);
  });

  test('is rate-limited, like the test notification', async () => {
    const player = await newPlayer(api);
    for (let sent = 0; sent < rateLimits.pushTestPlayer.limit; sent += 1) await player.client.push.test();
    await expectProblem(player.client.push.test(), 'rate_limited');
  });
});

describe('the transport', () => {
  const target = (publicKey: string) => ({ ...createBrowser(service.host).subscription, publicKey });
  const keyOf = async () => (await (await newPlayer(api)).client.push.get()).public_key ?? '';
  const lookup = (...addresses: string[]) => ({
    ...service.network,
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    mayConnect: isPublicAddress,
  });

  test.each([
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['10.0.0.1']],
    [['192.168.1.1']],
    [['100.64.0.1']],
    [['0.0.0.0']],
    [['::1']],
    [['fd00::1']],
    [['fe80::1']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::7f00:1']],
    [['142.250.1.1', '127.0.0.1']],
    [[]],
  ])('does not connect to a listed name that leads to %j', async (addresses) => {
    const transport = createPushTransport(service.settings, lookup(...addresses));
    await expect(transport.send(target(await keyOf()), '{}', 'normal')).rejects.toThrow('no public address');
    expect(service.received).toEqual([]);
  });

  test('follows no redirect', async () => {
    let asked = 0;
    const inside = createServer((_request, answer) => {
      asked += 1;
      answer.end();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    service.script.status = () => 307;
    service.script.headers = { location: `http://127.0.0.1:${(inside.address() as AddressInfo).port}/` };
    await expect(service.transport.send(target(await keyOf()), '{}', 'normal')).rejects.toThrow('status 307');
    expect(asked).toBe(0);
    inside.close();
  });

  test('does not wait for a body without end', async () => {
    const endless = createServer((_request, answer) => {
      answer.writeHead(201);
      const timer = setInterval(() => answer.write(randomBytes(65_536)), 1);
      answer.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const host = `push.goldwren.test:${(endless.address() as AddressInfo).port}`;
    const transport = createPushTransport({ ...service.settings, services: [host] }, service.network);
    const browser = { ...createBrowser(host).subscription, publicKey: await keyOf() };
    expect(await transport.send(browser, '{}', 'normal')).toBe('accepted');
    await new Promise((resolve) => endless.close(resolve));
  });

  test('signs with the key that a browser was turned on with, also after a rotation', async () => {
    const former = target(service.settings.publicKey ?? '');
    const newer = target(publicPushKey(newKey) ?? '');
    const both = { ...service.settings, signingKeys: [newKey, ...service.settings.signingKeys] };
    service.received.length = 0;
    service.script.status = () => 201;
    for (const browser of [former, newer]) {
      expect(await createPushTransport(both, service.network).send(browser, '{}', 'normal')).toBe('accepted');
    }
    const keys = service.received.map(({ headers }) => verifyVapid(headers).publicKey);
    expect(keys).toEqual([former.publicKey, newer.publicKey]);
  });

  test('reports a browser as gone whose key or service is no longer in the settings', async () => {
    expect(await service.transport.send(target('a former key'), '{}', 'normal')).toBe('gone');
    const elsewhere = createPushTransport({ ...service.settings, services: ['other.goldwren.test'] }, service.network);
    expect(await elsewhere.send(target(await keyOf()), '{}', 'normal')).toBe('gone');
  });
});

test('an endpoint must be written as its host is read', () => {
  const services = ['*.push.apple.com'];
  expect(parseEndpoint('https://web.push.apple.com/1', services)?.host).toBe('web.push.apple.com');
  for (const text of ['https://push.apple.com/1', 'https://WEB.push.apple.com/1', 'https://web.push.apple.com./1'])
    expect(parseEndpoint(text, services)).toBeNull();
});
