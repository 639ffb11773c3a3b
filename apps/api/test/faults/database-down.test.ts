import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@goldwren/messages';
import { messagesFor } from '@goldwren/messages/languages/language-registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { type DurableCluster, startDurableCluster } from '../helpers/processes/durable-cluster.ts';
import { until } from '../helpers/until.ts';

/** CI builds the site before it runs tests. */
const isBuilt = existsSync(join(fromPackageRoot('..', 'web', 'dist'), 'index.html'));
const proxied = { 'x-forwarded-proto': 'https' };

let cluster: DurableCluster;
beforeAll(async () => {
  cluster = await startDurableCluster();
}, 90_000);
afterAll(() => cluster.stop());

const statusOf = async (api: ApiProcess, path: string) => (await fetch(`${api.baseUrl}${path}`)).status;

async function expectSentences(api: ApiProcess): Promise<void> {
  for (const locale of locales) {
    const begun = performance.now();
    const call = await fetch(`${api.baseUrl}/api/games`, { headers: { ...proxied, 'accept-language': locale } });
    expect(call.status).toBe(503);
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await call.json()).toEqual({
      error: messagesFor(locale).problems.plain.unavailable,
      code: 'unavailable',
      request_id: call.headers.get('x-request-id'),
    });
    expect(performance.now() - begun).toBeLessThan(10_000);
  }
  expect(await (await fetch(`${api.baseUrl}/readyz`)).json()).toMatchObject({
    code: 'unavailable',
    status: 'the database is not reachable or not prepared',
  });
  expect(await statusOf(api, '/healthz')).toBe(200);
}

async function expectPages(api: ApiProcess): Promise<void> {
  for (const path of ['/', '/games', '/login', '/games/starlight-fortune', '/staff']) {
    const page = await fetch(`${api.baseUrl}${path}`);
    expect({ path, status: page.status }).toEqual({ path, status: 200 });
    expect(await page.text()).toContain('<html');
  }
}

describe.each(['test', 'production'])('while PostgreSQL is stopped, a process in %s', (environment) => {
  let api: ApiProcess;
  beforeAll(async () => {
    await cluster.shutDown();
    api = await startApiProcess(cluster.url, { NODE_ENV: environment }, { awaited: '/healthz' });
  });
  afterAll(() => api.stop());

  test('starts, and answers calls with a problem in the language of the player', () => expectSentences(api));

  test.runIf(isBuilt)('serves every page', () => expectPages(api));

  test('is ready after PostgreSQL has started, without a restart', async () => {
    await cluster.startAgain();
    await until('the process is ready', async () => (await statusOf(api, '/readyz')) === 200, 30_000);
    expect(await statusOf(api, '/api/games')).toBe(200);
  });

  test('serves pages and sentences again after PostgreSQL was stopped under it', async () => {
    await cluster.shutDown();
    await expectSentences(api);
    if (isBuilt) await expectPages(api);
    await cluster.startAgain();
    await until('the process is ready', async () => (await statusOf(api, '/readyz')) === 200, 30_000);
  });
});

test('the player continues the session after PostgreSQL was stopped and started', async () => {
  const api = await startApiProcess(cluster.url);
  const player = await newPlayer(api);
  const { session_id: session } = await start(player);
  await play(player, session, { nonce: 0 });
  await cluster.shutDown();
  await cluster.startAgain();
  await until('the process is ready', async () => (await statusOf(api, '/readyz')) === 200, 30_000);
  expect(await play(player, session, { nonce: 1 })).toMatchObject({ nonce: 1 });
  await api.stop();
});

test('a process that started without PostgreSQL ends when its login turns out to have other rights', async () => {
  await cluster.shutDown();
  const settings = { NODE_ENV: 'production', DATABASE_APP_URL: cluster.url };
  const api = await startApiProcess(cluster.url, settings, { awaited: '/healthz' });
  expect(api.output()).toContain('The API serves the pages');
  await cluster.startAgain();
  // The first connection checks the rights, before it runs the query of the call.
  const call = await fetch(`${api.baseUrl}/api/games`, { headers: proxied }).then(
    ({ status }) => status,
    () => 'closed',
  );
  expect(call).not.toBe(200);
  expect(await api.ended()).toBe(1);
  expect(api.output()).toMatch(/The login "\w+" of DATABASE_APP_URL is a superuser/);
});
