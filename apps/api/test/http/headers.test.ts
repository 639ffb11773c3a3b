import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';

let api: TestApi;
let limited: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  limited = await createTestApi({ settings: { RATE_LIMIT_PER_MINUTE: '3' } });
});
afterAll(async () => {
  await api.close();
  await limited.close();
});

describe('every answer', () => {
  test.each([
    ['GET', '/api/games', 200],
    ['GET', '/api/wallet', 401],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/auth/login', 422],
  ] as const)('has security headers and a request id: %s %s', async (method, path, status) => {
    const { headers, status: answered } = await api.caller().send(method, path, method === 'POST' ? { json: {} } : {});
    expect(answered).toBe(status);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')?.toLowerCase()).toBe('deny');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  test('outside the API has the headers of a page', async () => {
    const { headers } = await api.caller().send('GET', '/healthz');
    expect(headers.get('x-frame-options')?.toLowerCase()).toBe('deny');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('for a player is not cached', async () => {
    const player = await newPlayer(api);
    for (const path of ['/api/wallet', '/api/auth/me', '/api/games/rounds', '/api/wallet/activity']) {
      expect((await player.send('GET', path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('the rate limit', () => {
  test('rejects requests of one address with Retry-After, without affecting others', async () => {
    const hasty = limited.caller('192.0.2.1');
    for (let n = 0; n < 3; n += 1) expect((await hasty.send('GET', '/api/games')).status).toBe(200);
    const refused = await hasty.send('GET', '/api/games');
    expectProblemAnswer(refused, 'rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.caller('192.0.2.2').send('GET', '/api/games')).status).toBe(200);
  });

  test('cannot be avoided with a forged forwarded address', async () => {
    const headers = (n: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${n}` } });
    const hasty = limited.caller('192.0.2.3');
    for (let n = 0; n < 3; n += 1) await hasty.send('GET', '/api/games', headers(n));
    expect((await hasty.send('GET', '/api/games', headers(9))).status).toBe(429);
  });
});

describe('the health checks', () => {
  test('report whether the process is up and the database is ready', async () => {
    expect((await api.caller().send('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect(await api.caller().send('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

test('sends security headers also for a path that cannot be decoded', async () => {
  const answer = await api.caller().send('GET', '/api/games/%E0%A4%A/rules');
  expectProblemAnswer(answer, 'malformed_request');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('shows no rate-limit counter in any answer, also not in a rejection', async () => {
  const answers = [];
  for (let n = 0; n < 5; n += 1) answers.push(await limited.caller('203.0.113.77').send('GET', '/api/games'));
  expect(answers.at(-1)?.status).toBe(429);
  for (const { headers } of answers) {
    expect([...headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  }
});

test('serves security.txt with a contact and an expiry date', async () => {
  const { status, body, headers } = await api.caller().send('GET', '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(Date.now() + 90 * 86_400_000);
});
