import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../support/caller.ts';
import { newPlayer, password } from '../support/players.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

function logIn(email: string, secret: string, address: string): Promise<Answer> {
  return api.caller(address).send('POST', '/api/auth/login', { json: { email, password: secret } });
}

async function fail(times: number, email: string, address: (n: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await logIn(email, 'wrong', address(n))).status);
  return statuses;
}

const home = (n: number): string => `192.0.2.${n}`;

describe('guessing a password', () => {
  test('is stopped after five failures from one address, with the time to wait', async () => {
    const { email } = await newPlayer(api);
    expect(await fail(6, email, () => home(1))).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await logIn(email, password, home(1));
    expect(right).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    const seconds = Number(right.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect((await logIn(email, password, home(2))).status).toBe(200);
  });

  test('is no faster when all guesses are sent at once', async () => {
    const { email } = await newPlayer(api);
    const guesses = await Promise.all(Array.from({ length: 40 }, () => logIn(email, 'wrong', home(3))));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  test('looks the same for an email without an account', async () => {
    expect(await fail(6, 'nobody@example.test', () => home(4))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is possible again when the window has passed', async () => {
    const { email } = await newPlayer(api);
    await fail(5, email, () => home(5));
    expect((await logIn(email, password, home(5))).status).toBe(429);
    await api.owner.query("UPDATE sign_in_throttle SET window_started_at = window_started_at - interval '16 minutes'");
    expect((await logIn(email, password, home(5))).status).toBe(200);
  });

  test('starts from nothing after a success', async () => {
    const { email } = await newPlayer(api);
    await fail(4, email, () => home(6));
    expect((await logIn(email, password, home(6))).status).toBe(200);
    expect(await fail(5, email, () => home(6))).toEqual([401, 401, 401, 401, 401]);
  });
});

/** As if this kind of key had failed so often already; a real attack would take minutes. */
function failedBefore(kind: 'account' | 'address', failures: number) {
  return api.owner.query('UPDATE sign_in_throttle SET failures = $2 WHERE key LIKE $1', [`${kind}:%`, failures]);
}

test('strangers cannot lock an owner out of an address used before, and lock out other strangers', async () => {
  const { email } = await newPlayer(api);
  expect((await logIn(email, password, home(7))).status).toBe(200);
  await fail(1, email, () => '203.0.113.1');
  await failedBefore('account', 48);
  expect(await fail(3, email, (n) => `203.0.113.${n + 2}`)).toEqual([401, 401, 429]);
  expect((await logIn(email, password, '203.0.113.200')).status).toBe(429);
  expect((await logIn(email, password, home(7))).status).toBe(200);
});

test('one address cannot try one guess on each of many accounts', async () => {
  await fail(1, 'a0@example.test', () => home(8));
  await failedBefore('address', 48);
  for (const [n, status] of [401, 401, 429].entries()) {
    expect((await logIn(`b${n}@example.test`, 'wrong', home(8))).status).toBe(status);
  }
});

test('the table of failures names neither emails nor addresses', async () => {
  const { rows } = await api.owner.query('SELECT key FROM sign_in_throttle');
  expect(rows.length).toBeGreaterThan(5);
  for (const { key } of rows) expect(key).not.toMatch(/@|example|192\.0\.2|203\.0\.113/);
});
