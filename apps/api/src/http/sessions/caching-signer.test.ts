import { Signer } from '@fastify/cookie';
import { expect, test } from 'vitest';
import { createCachingSigner } from './caching-signer.ts';

const [current, previous, foreign] = ['n', 'b', 'f'].map((letter) => letter.repeat(32)) as [string, string, string];

test('returns the same as the plain signer, the first time and every later time', () => {
  const secrets = [current, previous];
  const plain = new Signer(secrets);
  const caching = createCachingSigner(secrets);
  const cookies = [
    new Signer(current).sign('one'),
    new Signer(previous).sign('one'),
    new Signer(foreign).sign('one'),
    `${new Signer(current).sign('one')}x`,
    'one.',
    '.one',
    'one',
    '',
  ];
  for (let turn = 0; turn < 3; turn += 1) {
    for (const cookie of cookies) expect(caching.unsign(cookie)).toEqual(plain.unsign(cookie));
    for (const value of ['one', 'two']) expect(caching.sign(value)).toBe(plain.sign(value));
  }
});

test('evicts the oldest cookies beyond ten thousand, and still verifies correctly', () => {
  const caching = createCachingSigner([current]);
  const plain = new Signer(current);
  for (let n = 0; n < 10_002; n += 1) expect(caching.unsign(plain.sign(`id${n}`)).valid).toBe(true);
  expect(caching.unsign(plain.sign('id0'))).toEqual({ valid: true, renew: false, value: 'id0' });
  expect(caching.unsign(`${plain.sign('id0').slice(0, -2)}AA`).valid).toBe(false);
});
