import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeHmac } from '../../scripts/node-crypto.ts';
import { asciiBytes, fromHex, toHex } from '../bytes.ts';
import {
  deriveRoundKey,
  isClientSeed,
  type RoundKeyParts,
  roundCommitmentMessage,
  roundKeyMessage,
  seedCommitment,
} from './gw1.ts';

const parts: RoundKeyParts = { slug: 'some-game', mathsHash: 'ab'.repeat(32), clientSeed: 'seed_1', nonce: 3 };
const seed = new Uint8Array(32).fill(1);

test.each([
  ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    '4a656665',
    toHex(asciiBytes('what do ya want for nothing?')),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    'aa'.repeat(131),
    toHex(asciiBytes('Test Using Larger Than Block-Size Key - Hash Key First')),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('the injected HMAC gives the RFC 4231 answer (key %s)', (key, message, mac) => {
  expect(toHex(nodeHmac(fromHex(key), fromHex(message)))).toBe(mac);
});

test('the message is the six parts of gw1, in order, and the stake is not among them', () => {
  expect(String.fromCharCode(...roundKeyMessage(parts))).toBe(`gw1|some-game|${'ab'.repeat(32)}|seed_1|3`);
});

test('WebCrypto and node:crypto derive the same round key', async () => {
  const hmac = async (key: Uint8Array, message: Uint8Array) => {
    const imported = await webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Uint8Array(await webcrypto.subtle.sign('HMAC', imported, message));
  };
  expect(toHex(await deriveRoundKey(hmac, seed, parts))).toBe(toHex(deriveRoundKey(nodeHmac, seed, parts)));
});

const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 });
const anyParts = fc.record({
  slug: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/),
  mathsHash: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  nonce: fc.nat(),
});

test('a change to any input changes the round key', () => {
  fc.assert(
    fc.property(anySeed, anySeed, anyParts, anyParts, (seedA, seedB, a, b) => {
      const key = toHex(deriveRoundKey(nodeHmac, seedA, a));
      if (toHex(seedA) !== toHex(seedB)) expect(toHex(deriveRoundKey(nodeHmac, seedB, a))).not.toBe(key);
      for (const field of ['slug', 'mathsHash', 'clientSeed', 'nonce'] as const) {
        if (a[field] === b[field]) continue;
        expect(toHex(deriveRoundKey(nodeHmac, seedA, { ...a, [field]: b[field] }))).not.toBe(key);
      }
    }),
  );
});

test.each([
  [{ ...parts, slug: 'a|b' }],
  [{ ...parts, mathsHash: 'AB'.repeat(32) }],
  [{ ...parts, clientSeed: '' }],
  [{ ...parts, nonce: -1 }],
  [{ ...parts, nonce: 0.5 }],
  [{ ...parts, nonce: 2 ** 53 }],
])('malformed parts are refused', (malformed) => {
  expect(() => roundKeyMessage(malformed)).toThrow(RangeError);
});

test('a server seed, a digest and a round key are 32 bytes', () => {
  const short = new Uint8Array(31);
  expect(() => deriveRoundKey(nodeHmac, short, parts)).toThrow(RangeError);
  expect(() => seedCommitment(short)).toThrow(RangeError);
  expect(() => roundCommitmentMessage(short)).toThrow(RangeError);
});

test('a client seed is 1 to 64 of A–Z a–z 0–9 _ -', () => {
  expect(['a', 'A-z_9', 'x'.repeat(64)].every(isClientSeed)).toBe(true);
  expect(['', 'x'.repeat(65), 'a|b', 'a b', 'é', 'a\n', '\u0000'].some(isClientSeed)).toBe(false);
});

test('hex goes both ways and nothing else is taken for hex', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...fromHex(toHex(bytes))]).toEqual([...bytes]);
    }),
  );
  for (const text of ['0', 'AB', 'zz', '0x12', 'ab\n']) expect(() => fromHex(text)).toThrow(RangeError);
  expect(() => asciiBytes('é')).toThrow(RangeError);
});
