import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';

let api: TestApi;
let configured: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  configured = await createTestApi({ settings: { PUBLIC_ORIGIN: 'https://goldwren.example' } });
});
afterAll(async () => {
  await api.close();
  await configured.close();
});

function change(player: Player, headers: Record<string, string>) {
  return player.send('PATCH', '/api/account', { json: { show_as_winner: false }, headers });
}

const host = { host: 'goldwren.test:8080' };

describe('a write', () => {
  test.each([
    { ...host, origin: 'http://goldwren.test:8080' },
    { ...host, origin: 'http://goldwren.test:8080', 'sec-fetch-site': 'same-origin' },
    { ...host, 'sec-fetch-site': 'same-origin' },
    { ...host, 'sec-fetch-site': 'none' },
    { ...host },
  ])('is accepted from this origin: %o', async (headers) => {
    expect((await change(await newPlayer(api), headers)).status).toBe(200);
  });

  test.each([
    { ...host, origin: 'https://evil.example' },
    { ...host, origin: 'https://goldwren.test:8080' },
    { ...host, origin: 'http://goldwren.test' },
    { ...host, origin: 'http://goldwren.test:8080.evil.example' },
    { ...host, origin: 'null' },
    { ...host, origin: '' },
    { ...host, 'sec-fetch-site': 'cross-site' },
    { ...host, 'sec-fetch-site': 'same-site' },
    { ...host, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('is rejected from another origin: %o', async (headers) => {
    const player = await newPlayer(api);
    expectProblemAnswer(await change(player, headers), 'origin_mismatch');
    expect((await player.client.auth.me()).user.show_as_winner).toBe(true);
  });

  test('is compared with the configured origin instead of the Host', async () => {
    const player = await newPlayer(configured);
    expect((await change(player, { ...host, origin: 'https://goldwren.example' })).status).toBe(200);
    expectProblemAnswer(await change(player, { ...host, origin: 'http://goldwren.test:8080' }), 'origin_mismatch');
  });

  test('is rejected also for sign-in and sign-out', async () => {
    const player = await newPlayer(api);
    const headers = { origin: 'https://evil.example' };
    for (const path of ['/api/auth/logout', '/api/auth/login', '/api/auth/register']) {
      expectProblemAnswer(await player.send('POST', path, { json: {}, headers }), 'origin_mismatch');
    }
    expect((await player.client.auth.me()).user.id).toBe(player.id);
  });
});

test('allows reads from any origin', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await api.caller().send('GET', '/api/games', { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
