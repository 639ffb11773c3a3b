import { rateLimits } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import type { Answer, Caller } from '../helpers/api/caller.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { mailedToken } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, password } from '../helpers/people/players.ts';

const api = setUpTestApi();

function logInWith(browser: Caller, email: string, secret: string): Promise<Answer> {
  return browser.send('POST', '/api/auth/login', { json: { email, password: secret } });
}

function logIn(email: string, secret: string, address: string): Promise<Answer> {
  return logInWith(api.caller(address), email, secret);
}

async function fail(times: number, email: string, address: (n: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await logIn(email, 'wrong', address(n))).status);
  return statuses;
}

const home = (n: number): string => `192.0.2.${n}`;
/** Waits until the API, which caches a rejection for a second, checks the database again. */
const waitForCache = () => new Promise((resolve) => setTimeout(resolve, 1_100));

describe('guessing a password', () => {
  test('is rejected with Retry-After after five failures from one address', async () => {
    const { email } = await newPlayer(api);
    expect(await fail(6, email, () => home(1))).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await logIn(email, password, home(1));
    expect(right).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    const seconds = Number(right.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect((await logIn(email, password, home(2))).status).toBe(200);
  });

  test('has the same limit when all guesses are sent at once', async () => {
    const { email } = await newPlayer(api);
    const guesses = await Promise.all(Array.from({ length: 40 }, () => logIn(email, 'wrong', home(3))));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  test('has the same limit for an email without an account', async () => {
    expect(await fail(6, 'nobody@example.test', () => home(4))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is possible again after the window', async () => {
    const { email } = await newPlayer(api);
    await fail(6, email, () => home(5));
    await api.owner.query("UPDATE rate_limit SET window_ends_at = now() - interval '1 second'");
    await waitForCache();
    expect((await logIn(email, password, home(5))).status).toBe(200);
  });

  test('starts counting again after a success', async () => {
    const { email } = await newPlayer(api);
    await fail(4, email, () => home(6));
    expect((await logIn(email, password, home(6))).status).toBe(200);
    expect(await fail(5, email, () => home(6))).toEqual([401, 401, 401, 401, 401]);
  });
});

test('limits four hundred concurrent guesses from two hundred addresses like sequential ones', async () => {
  const { email } = await newPlayer(api);
  const guesses = await Promise.all(
    Array.from({ length: 400 }, (_, n) => logIn(email, 'wrong', `203.0.113.${(n % 200) + 1}`)),
  );
  const looked = guesses.filter(({ status }) => status !== 429 && status !== 503).length;
  expect(looked).toBeLessThanOrEqual(rateLimits.signInAccount.limit);
  expect(looked).toBeGreaterThan(0);
});

test('counts all addresses of an IPv6 /64 as one', async () => {
  const { email } = await newPlayer(api);
  expect(await fail(6, email, (n) => `2001:db8:7:7::${n + 1}`)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await logIn(email, password, '2001:db8:7:8::1')).status).toBe(200);
});

/** Sets the counts of this kind of key, because a real attack would take minutes. */
function setCount(kind: 'signInAccount' | 'signInAddress', requests: number) {
  return api.owner.query('UPDATE rate_limit SET requests = $2 WHERE key LIKE $1', [`${kind}:%`, requests]);
}

describe('an attacker who guesses', () => {
  test('locks out unknown browsers, but not a known browser of the owner, even in the same network', async () => {
    const owner = await newPlayer(api);
    await fail(1, owner.email, () => '203.0.113.1');
    await setCount('signInAccount', rateLimits.signInAccount.limit);
    expect((await logIn(owner.email, password, '203.0.113.200')).status).toBe(429);
    expect((await logInWith(owner, owner.email, password)).status).toBe(200);
  });

  test('cannot use the browser cookie of another account, or a made-up cookie, for more guesses', async () => {
    const [victim, thief] = [await newPlayer(api), await newPlayer(api)];
    await fail(1, victim.email, () => '203.0.113.2');
    await setCount('signInAccount', rateLimits.signInAccount.limit);
    expect((await logInWith(thief, victim.email, 'wrong')).status).toBe(429);
    const madeUp = await api.caller('203.0.113.3').send('POST', '/api/auth/login', {
      json: { email: victim.email, password },
      headers: { cookie: 'goldwren-device=anything.at-all.signature' },
    });
    expectProblemAnswer(madeUp, 'rate_limited');
  });

  test('does not lock the owner out of a new browser, because the mailed link works', async () => {
    const owner = await newPlayer(api);
    await fail(1, owner.email, () => '203.0.113.4');
    await setCount('signInAccount', rateLimits.signInAccount.limit);
    const fresh = api.caller();
    expect((await logInWith(fresh, owner.email, password)).status).toBe(429);
    await fresh.client.auth.forgotPassword({ body: { email: owner.email } });
    const token = await mailedToken(api.owner, owner.email, '/reset-password');
    await fresh.client.auth.resetPassword({ body: { token, password: 'another fine passphrase' } });
    expect((await logInWith(fresh, owner.email, 'another fine passphrase')).status).toBe(200);
  });

  test('is limited to ten guesses in a known browser of the owner', async () => {
    const owner = await newPlayer(api);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await logInWith(owner, owner.email, 'wrong')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});

test('limits one address that tries one guess on each of many accounts', async () => {
  await fail(1, 'a0@example.test', () => home(8));
  await setCount('signInAddress', rateLimits.signInAddress.limit - 2);
  for (const [n, status] of [401, 401, 429].entries()) {
    expect((await logIn(`b${n}@example.test`, 'wrong', home(8))).status).toBe(status);
  }
});

test('stores neither emails nor addresses in the table of rate limits', async () => {
  const { rows } = await api.owner.query('SELECT key FROM rate_limit');
  expect(rows.length).toBeGreaterThan(5);
  for (const { key } of rows) expect(key).not.toMatch(/@|example|192\.0\.2|203\.0\.113/);
});
