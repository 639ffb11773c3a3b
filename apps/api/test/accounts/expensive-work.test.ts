import { rateLimits } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, registration } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

test('limits registrations per address and hour with Retry-After, without limiting other addresses', async () => {
  const register = (address: string) =>
    api.caller(address).send('POST', '/api/auth/register', { json: registration() });
  const flood = await Promise.all(Array.from({ length: 40 }, () => register('203.0.113.9')));
  expect(flood.filter(({ status }) => status === 201)).toHaveLength(rateLimits.registerAddress.limit);
  const refused = flood.filter(({ status }) => status !== 201);
  for (const answer of refused) {
    expectProblemAnswer(answer, 'rate_limited');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
  }
  expect((await register('203.0.113.10')).status).toBe(201);
});

test('answers many simultaneous registrations with success or Retry-After, without delaying play', async () => {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  const crowd = Promise.all(
    Array.from({ length: 120 }, () => api.caller().send('POST', '/api/auth/register', { json: registration() })),
  );
  for (let nonce = 0; nonce < 20; nonce += 1) {
    expect((await play(player, sessionId, { nonce })).state).toBe('settled');
    expect((await player.send('GET', '/api/wallet')).status).toBe(200);
  }
  const answers = await crowd;
  const turnedAway = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(answers.length - turnedAway.length);
  expect(turnedAway.length).toBeGreaterThan(0);
  for (const answer of turnedAway) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  // Sign-ins have a separate queue.
  expect((await player.send('POST', '/api/auth/login', { json: { email: player.email, password: 'no' } })).status).toBe(
    401,
  );
});

test.each([
  ['a repeated pair', 'zyzyzyzyzy'],
  ['a keyboard row', 'asdfghjkl;'],
  ['the brand', 'Goldwren2026'],
  ['the player’s name', 'RobinWren1'],
  ['a common password', 'Password1'],
])('rejects a password made of %s, and creates no account', async (_what, secret) => {
  const form = registration({ password: secret });
  const answer = await api.caller().send('POST', '/api/auth/register', { json: form });
  expectProblemAnswer(answer, 'validation_failed');
  expect(Object.keys((answer.body as { field_errors: object }).field_errors)).toEqual(['password']);
  const { rowCount } = await api.owner.query('SELECT 1 FROM player WHERE email = $1', [form.email]);
  expect(rowCount).toBe(0);
});
