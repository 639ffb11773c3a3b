import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { newPlayer, password } from '../helpers/people/players.ts';

let api: TestApi;
let production: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  production = await createTestApi({ settings: { NODE_ENV: 'production', TRUSTED_PROXIES: '1' } });
});
afterAll(async () => {
  await api.close();
  await production.close();
});

async function cookiesOf(target: TestApi, headers: Record<string, string>): Promise<string[]> {
  const { email } = await newPlayer(target);
  const answer = await target.caller().send('POST', '/api/auth/login', { json: { email, password }, headers });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie();
}

describe('the session cookie', () => {
  test('cannot be read by scripts and is not sent from other sites', async () => {
    const [line = ''] = (await cookiesOf(api, {})).filter((cookie) => cookie.startsWith('goldwren='));
    expect(line).toMatch(/^goldwren=[^;]{40,}/);
    expect(line).toMatch(/; HttpOnly(;|$)/);
    expect(line).toMatch(/; SameSite=Lax(;|$)/);
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).not.toMatch(/; Secure|; Domain/);
  });

  test('is Secure and bound to the host in production', async () => {
    const lines = await cookiesOf(production, { 'x-forwarded-proto': 'https' });
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(['__Host-goldwren', '__Host-goldwren-device']);
    for (const line of lines) {
      for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(line).toContain(`; ${part}`);
      expect(line).not.toMatch(/; Domain/);
    }
  });

  test.each([
    ['the proxy reports http', { 'x-forwarded-proto': 'http' }],
    ['the proxy reports nothing', { 'x-forwarded-proto': '' }],
  ])('makes a sign-in over plain HTTP fail in production (%s), because it could not be set', async (_, headers) => {
    const { email } = await newPlayer(production);
    const answer = await production.caller().send('POST', '/api/auth/login', { json: { email, password }, headers });
    expect(answer.status).toBe(500);
    expect(answer.body.code).toBe('internal_error');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('is not set for visitors who do not sign in', async () => {
    for (const path of ['/api/games', '/api/openapi.json', '/api/auth/me']) {
      expect((await api.caller().send('GET', path)).headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('production', () => {
  test('sends HSTS, development does not', async () => {
    const [there, here] = await Promise.all(
      [production, api].map((target) => target.caller().send('GET', '/api/games')),
    );
    expect(there?.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(here?.headers.get('strict-transport-security')).toBeNull();
  });
});
