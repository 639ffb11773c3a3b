import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';

const api = setUpTestApi();
let player: Caller;
beforeAll(async () => {
  player = await newPlayer(api);
});

const login = '/api/auth/login';
const json = { 'content-type': 'application/json' };

describe('a body that is not valid JSON', () => {
  test.each([
    ['cut off', '{"email": "a'],
    ['a bare word', 'email'],
    ['single quotes', "{'email': 1}"],
    ['a trailing comma', '{"email": "a@example.test",}'],
    ['NaN', '{"email": NaN}'],
    ['two values', '{}{}'],
    ['a prototype key', '{"email": "a@example.test", "__proto__": {"admin": true}}'],
    ['a constructor prototype', '{"constructor": {"prototype": {"admin": true}}}'],
  ])('returns 400: %s', async (_name, payload) => {
    expectProblemAnswer(await player.send('POST', login, { payload, headers: json }), 'malformed_request');
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  test('returns 400: a wrong Content-Length', async () => {
    const headers = { ...json, 'content-length': '5' };
    expectProblemAnswer(await player.send('POST', login, { payload: '{"email": "a"}', headers }), 'malformed_request');
  });
});

describe('a body that is not JSON', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'nonsense'])(
    'returns 415: %s',
    async (type) => {
      const answer = await player.send('POST', login, { payload: '{"email":"a"}', headers: { 'content-type': type } });
      expectProblemAnswer(answer, 'unsupported_media_type');
    },
  );

  test('returns 415: no content type', async () => {
    expectProblemAnswer(await player.send('POST', login, { payload: '{"email":"a"}' }), 'unsupported_media_type');
  });
});

describe('a body that is too large', () => {
  test.each([65 * 1024, 2 * 1024 * 1024, 10 * 1024 * 1024])('returns 413: %i bytes', async (bytes) => {
    const payload = JSON.stringify({ email: 'a'.repeat(bytes) });
    expectProblemAnswer(await player.send('POST', login, { payload, headers: json }), 'payload_too_large');
  });

  test('is not read without a session', async () => {
    const payload = JSON.stringify({ us_state: 'a'.repeat(2 * 1024 * 1024) });
    expectProblemAnswer(
      await api.caller().send('PATCH', '/api/account', { payload, headers: json }),
      'unauthenticated',
    );
  });
});

describe('a body of the wrong shape', () => {
  test.each([
    ['null', 'null'],
    ['an array', '[]'],
    ['a string', '"text"'],
    ['a number', '1'],
    ['nothing', ''],
    ['deep nesting', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['deep arrays', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['an array for a string', '{"email":["a@example.test"],"password":"12345678"}'],
    ['an object for a string', '{"email":{"$ne":null},"password":{"$ne":null}}'],
    ['numbers for strings', '{"email":1,"password":2}'],
    ['NUL in a string', '{"email":"a\\u0000@example.test","password":"12345678"}'],
    ['half a surrogate pair', '{"email":"\\ud800@example.test","password":"12345678"}'],
    ['a field that does not exist', '{"email":"a@example.test","password":"12345678","role":"admin"}'],
    ['a field called toString', '{"email":"a@example.test","password":"12345678","toString":"x"}'],
  ])('returns 422 with the fields: %s', async (_name, payload) => {
    const answer = await player.send('POST', login, { payload, headers: json });
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.keys(answer.body.field_errors).length).toBeGreaterThan(0);
  });
});
