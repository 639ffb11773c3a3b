import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { until } from '../helpers/until.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function openSocket(api: ApiProcess): Promise<Socket> {
  const socket = connect(Number(new URL(api.baseUrl).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

const isRefused = async (api: ApiProcess) =>
  openSocket(api).then(
    (socket) => {
      socket.destroy();
      return false;
    },
    () => true,
  );

test('reports the stop at /readyz at once, and answers every request until the delay is over', async () => {
  const api = await startApiProcess(database.url, { SHUTDOWN_DELAY_SECONDS: '3' });
  const player = await newPlayer(api);
  const { session_id: session } = await start(player);
  const begun = performance.now();
  const stopped = api.stop();

  await until('/readyz has turned', async () => (await fetch(`${api.baseUrl}/readyz`)).status === 503, 1_000);
  const turned = await fetch(`${api.baseUrl}/readyz`, { headers: { 'accept-language': 'fr-CA' } });
  expect(turned.headers.get('retry-after')).toBe('1');
  expect(turned.headers.get('connection')).toBe('close');
  expect(turned.headers.get('content-language')).toBe('fr-CA');
  expect(await turned.json()).toEqual({
    error: expect.stringMatching(/\w{3}/),
    code: 'unavailable',
    request_id: turned.headers.get('x-request-id'),
    status: 'this process is stopping',
  });
  expect((await fetch(`${api.baseUrl}/healthz`)).status).toBe(200);
  for (let nonce = 0; nonce < 20; nonce += 1) {
    expect(await play(player, session, { nonce })).toMatchObject({ nonce });
    await wait(50);
  }
  const answer = await player.send('GET', '/api/wallet');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');

  expect(await stopped).toBe(0);
  expect(performance.now() - begun).toBeGreaterThan(2_900);
  expect(await isRefused(api)).toBe(true);
});

test('answers requests in progress after the listener has closed, in the format of the product', async () => {
  const api = await startApiProcess(database.url);
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'a fine long passphrase' });
  const headers = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const halfBody = await openSocket(api);
  halfBody.write(`POST /api/auth/login HTTP/1.1\r\n${headers}\r\n${body.slice(0, 20)}`);
  const halfHead = await openSocket(api);
  halfHead.write('GET /api/games HTTP/1.1\r\nHost: x\r\n');
  const unknownPage = await openSocket(api);
  unknownPage.write('GET /api/none HTTP/1.1\r\nHost: x\r\n');
  await wait(300);

  const stopped = api.stop();
  await until('new connections are refused', () => isRefused(api), 5_000);
  halfBody.write(body.slice(20));
  halfHead.write('\r\n');
  unknownPage.write('\r\n');
  const [login, games, none] = await Promise.all([halfBody, halfHead, unknownPage].map((socket) => text(socket)));
  for (const answer of [login, games, none]) expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(login).toMatch(/^HTTP\/1\.1 401 /);
  expect(login).toContain('"code":"invalid_credentials"');
  expect(games).toMatch(/^HTTP\/1\.1 200 /);
  expect(none).toContain('"code":"not_found"');
  expect(await stopped).toBe(0);
});

test('stops at once without a delay, so that an idle connection does not keep the process', async () => {
  const api = await startApiProcess(database.url);
  await fetch(`${api.baseUrl}/healthz`);
  const begun = performance.now();
  expect(await api.stop()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(2_500);
});
