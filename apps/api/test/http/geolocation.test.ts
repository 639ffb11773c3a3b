import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { installMaxmindSandbox } from '../../src/dev/geolocation-sandbox/install-maxmind.ts';
import { type MaxmindAccount, maxmindSandbox } from '../../src/geolocation/maxmind/maxmind-settings.ts';
import { maxmindVendor } from '../../src/geolocation/maxmind/maxmind-vendor.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { alsoAt, newPlayer } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';

const secret = 'simulator secret, long enough to be one';
let simulator: FastifyInstance;
let account: MaxmindAccount;
beforeAll(async () => {
  simulator = Fastify();
  const installed = { kind: 'maxmind', account: maxmindSandbox('', secret), isSandbox: true } as const;
  installMaxmindSandbox(simulator, installed);
  account = maxmindSandbox(await simulator.listen({ port: 0, host: '127.0.0.1' }), secret);
});
afterAll(() => simulator.close());

const [newYork, washington] = ['NY', 'WA'].map((region) => ({ country: 'US', region }));
const [inNewYork, inWashington, behindVpn] = ['192.0.2.7', '192.0.2.200', '203.0.113.7'] as const;

describe('the adapter and the simulator of GeoIP Insights', () => {
  test.each([
    [inNewYork, newYork],
    [inWashington, washington],
    ['198.51.100.1', { country: 'CA', region: 'ON' }],
    ['2001:db8:1::', newYork],
    ['198.51.100.200', null],
    [behindVpn, null],
    ['127.0.0.1', null],
    ['8.8.8.8', null],
  ])('agree on %s', async (address, place) => {
    expect(await maxmindVendor(account).lookUp(address)).toEqual(place);
  });

  test('agree that a wrong key and a text that is no address are failures', async () => {
    const stranger = maxmindVendor({ ...account, licenseKey: 'someone_else' });
    await expect(stranger.lookUp(inNewYork)).rejects.toThrow('answered 401 AUTHORIZATION_INVALID');
    await expect(maxmindVendor(account).lookUp('../../x')).rejects.toThrow('answered 400 IP_ADDRESS_INVALID');
  });
});

describe('an answer', () => {
  async function answering(status: number, body: string): Promise<ReturnType<typeof maxmindVendor>> {
    const server: Server = createServer((_request, response) =>
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return maxmindVendor({ ...account, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  }
  const located = { country: { iso_code: 'US' }, subdivisions: [{ iso_code: 'NY' }] };

  test.each([
    [200, 'nonsense'],
    [200, '[]'],
    [200, '{"country":"US"}'],
    [302, '{}'],
    [402, '{"code":"INSUFFICIENT_FUNDS","error":"x"}'],
    [500, '{}'],
    [503, 'down'],
  ])('of %d with %s is a failure', async (status, body) => {
    await expect((await answering(status, body)).lookUp(inNewYork)).rejects.toThrow();
  });

  test.each(['is_anonymous', 'is_anonymous_vpn', 'is_public_proxy', 'is_tor_exit_node', 'is_hosting_provider'])(
    'with the flag %s has no place, wherever the flag is',
    async (flag) => {
      for (const part of ['traits', 'anonymizer']) {
        const hidden = await answering(200, JSON.stringify({ ...located, [part]: { [flag]: true } }));
        expect(await hidden.lookUp(inNewYork)).toBeNull();
        const open = await answering(200, JSON.stringify({ ...located, [part]: { [flag]: false } }));
        expect(await open.lookUp(inNewYork)).toEqual(newYork);
      }
    },
  );

  test('that takes longer than two seconds is a failure', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(maxmindVendor({ ...account, url }).lookUp(inNewYork)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a site with GeoIP Insights', () => {
  let api: TestApi;
  beforeAll(async () => {
    const { accountId, licenseKey, url } = account;
    const settings = {
      GEO_PROVIDER: 'maxmind',
      MAXMIND_ACCOUNT_ID: accountId,
      MAXMIND_LICENSE_KEY: licenseKey,
      MAXMIND_URL: url,
    };
    api = await createTestApi({ settings });
  });
  afterAll(() => api.close());
  const sweeps = { currency: 'sweeps', stake: '0.20' } as const;

  test('rejects Sweeps Coins and allows Gold Coins behind a VPN and during an outage, with any region header', async () => {
    const at = (address: string) => ({ caller: () => api.caller(address) });
    const player = await newPlayer(at(inNewYork));
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId, sweeps);
    const hidden = alsoAt(at(behindVpn), player);
    await expectProblem(play(hidden, sessionId, { ...sweeps, nonce: 1 }), 'region_unknown');
    await play(hidden, sessionId, { nonce: 1 });
    const away = alsoAt(at(inWashington), player);
    await expectProblem(play(away, sessionId, { nonce: 2 }), 'region_blocked');
    await expectProblem(newPlayer(at(inWashington)), 'region_blocked');

    await simulator.close();
    const unknown = alsoAt(at('192.0.2.99'), player);
    await expectProblem(play(unknown, sessionId, { ...sweeps, nonce: 2 }), 'region_unknown');
    await play(unknown, sessionId, { nonce: 2 });
    await play(player, sessionId, { ...sweeps, nonce: 3 });
    await expectProblem(newPlayer(at('192.0.2.99')), 'region_unknown');
  });
});

test('the settings of the vendor must be complete, and production requires them', () => {
  const read = (env: Record<string, string>) => readConfig({ ...testSettings('postgres://nowhere/db'), ...env });
  expect(read({ GEO_PROVIDER: 'maxmind' }).geolocation).toMatchObject({ kind: 'maxmind', isSandbox: true });
  expect(() => read({ MAXMIND_ACCOUNT_ID: '12' })).toThrow('MAXMIND_LICENSE_KEY: is not set');
  const both = { GEO_PROVIDER: 'maxmind', MAXMIND_ACCOUNT_ID: '12', MAXMIND_LICENSE_KEY: 'abcdefghij' };
  expect(read(both).geolocation).toMatchObject({
    isSandbox: false,
    account: { accountId: '12', url: 'https://geoip.maxmind.com' },
  });
  expect(() => read({ GEO_PROVIDER: 'maxmind', NODE_ENV: 'production' })).toThrow('MAXMIND_ACCOUNT_ID: is not set');
});
