import { createHmac, webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeHmac, nodeSha256 } from '../../../scripts/node-crypto.ts';
import { asciiBytes, fromHex, toHex, utf8Bytes } from '../../bytes.ts';
import { formatAmount, parseAmount } from '../amounts.ts';
import {
  buildClientSeed,
  deriveRoundKey,
  deriveRoundSecret,
  formatOutcomeSeed,
  isClientSeed,
  isHash,
  isOwnText,
  outcomeSeed,
  type RoundKeyParts,
  roundCommitMessage,
  roundCommitment,
  roundKeyMessage,
  sessionCommitMessage,
} from './derive-keys.ts';

const seed = new Uint8Array(32).fill(1);
const parts: RoundKeyParts = { slug: 'some-game', mathsHash: 'ab'.repeat(32), clientSeed: 'seed_1', nonce: 3 };
const short = new Uint8Array(31);

test.each([
  ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    'aa'.repeat(131),
    toHex(asciiBytes('Test Using Larger Than Block-Size Key - Hash Key First')),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('computes the RFC 4231 HMAC from two plain hashes (key %s)', (key, message, mac) => {
  expect(toHex(nodeHmac(fromHex(key), fromHex(message)))).toBe(mac);
});

test('computes the same HMAC as node:crypto around the block size and for repeated lengths', () => {
  for (const keyLength of [0, 1, 63, 64, 65, 128]) {
    const key = new Uint8Array(keyLength).fill(keyLength);
    for (const messageLength of [0, 1, 191, 192, 193, 500, 193, 1]) {
      const message = new Uint8Array(messageLength).fill(keyLength + 1);
      expect(toHex(nodeHmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  }
});

test('builds the documented messages without the stake', () => {
  const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
  expect(text(roundKeyMessage(parts))).toBe(`gw2|some-game|${'ab'.repeat(32)}|seed_1|3`);
  expect(text(sessionCommitMessage(seed))).toBe(`gw2-session|${'\u0001'.repeat(32)}`);
  expect(text(roundCommitMessage(seed))).toBe(`gw2-commit|${'\u0001'.repeat(32)}`);
  expect(toHex(deriveRoundSecret(nodeHmac, seed, 12))).toBe(toHex(nodeHmac(seed, asciiBytes('gw2-round|12'))));
  expect(outcomeSeed(nodeSha256, seed)).toBe(formatOutcomeSeed(nodeSha256(sessionCommitMessage(seed))));
});

test('derives the same secret, key and commitment with WebCrypto and node:crypto', async () => {
  const hmac = async (key: Uint8Array, message: Uint8Array) => {
    const imported = await webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Uint8Array(await webcrypto.subtle.sign('HMAC', imported, message));
  };
  const secret = await deriveRoundSecret(hmac, seed, 5);
  expect(toHex(secret)).toBe(toHex(deriveRoundSecret(nodeHmac, seed, 5)));
  expect(toHex(await deriveRoundKey(hmac, secret, parts))).toBe(toHex(deriveRoundKey(nodeHmac, secret, parts)));
  const digest = new Uint8Array(await webcrypto.subtle.digest('SHA-256', roundCommitMessage(secret)));
  expect(toHex(digest)).toBe(roundCommitment(nodeSha256, secret));
});

const anySecret = fc.uint8Array({ minLength: 32, maxLength: 32 });
const anyParts = fc.record({
  slug: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/),
  mathsHash: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  nonce: fc.nat(),
});

test('derives another round key for every changed input', () => {
  fc.assert(
    fc.property(anySecret, anySecret, anyParts, anyParts, (secretA, secretB, a, b) => {
      const key = toHex(deriveRoundKey(nodeHmac, secretA, a));
      if (toHex(secretA) !== toHex(secretB)) expect(toHex(deriveRoundKey(nodeHmac, secretB, a))).not.toBe(key);
      for (const field of ['slug', 'mathsHash', 'clientSeed', 'nonce'] as const) {
        if (a[field] === b[field]) continue;
        expect(toHex(deriveRoundKey(nodeHmac, secretA, { ...a, [field]: b[field] }))).not.toBe(key);
      }
    }),
  );
});

test.each([
  ['slug', { ...parts, slug: 'a|b' }],
  ['maths hash', { ...parts, mathsHash: 'AB'.repeat(32) }],
  ['client seed', { ...parts, clientSeed: '' }],
  ['nonce', { ...parts, nonce: -1 }],
  ['nonce', { ...parts, nonce: 0.5 }],
  ['nonce', { ...parts, nonce: 2 ** 53 }],
])('rejects a malformed %s and names it', (part, malformed) => {
  expect(() => roundKeyMessage(malformed)).toThrow(`malformed ${part}`);
});

test('accepts only strings as hash or client seed', () => {
  expect([['ab'.repeat(32)], Number('1'.repeat(64)), null].some(isHash)).toBe(false);
  expect([['a'], 5, null].some(isClientSeed)).toBe(false);
});

test('rejects seeds, secrets and digests that are not 32 bytes, and invalid nonces', () => {
  expect(() => deriveRoundSecret(nodeHmac, short, 0)).toThrow('a session seed is 32 bytes');
  expect(() => deriveRoundSecret(nodeHmac, seed, -1)).toThrow('malformed nonce');
  expect(() => deriveRoundKey(nodeHmac, short, parts)).toThrow('a round secret is 32 bytes');
  expect(() => sessionCommitMessage(short)).toThrow('a session seed is 32 bytes');
  expect(() => roundCommitMessage(short)).toThrow('a round secret is 32 bytes');
  expect(() => formatOutcomeSeed(short)).toThrow('a SHA-256 digest is 32 bytes');
});

test("builds valid client seeds from the player's text and the link of a chain", () => {
  const link = 'ab'.repeat(32);
  expect(buildClientSeed('', link)).toBe(link);
  expect(buildClientSeed('owl_7', link)).toBe(`owl_7-${link}`);
  expect(isClientSeed(buildClientSeed('x'.repeat(31), link))).toBe(true);
  for (const text of ['x'.repeat(32), 'a|b', 'a b', 'é']) {
    expect(isOwnText(text)).toBe(false);
    expect(() => buildClientSeed(text, link)).toThrow('malformed own text');
  }
  for (const bad of ['', 'ab', 'AB'.repeat(32)]) expect(() => buildClientSeed('', bad)).toThrow('malformed link');
  expect(['', 'x'.repeat(97), 'a|b', 'a\n'].some(isClientSeed)).toBe(false);
});

test('converts amounts in both directions and rejects other text', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), (hundredths) => {
      expect(parseAmount(formatAmount(hundredths))).toBe(hundredths);
    }),
  );
  for (const text of ['', '5', '5.0', '05.00', '-1.00', '1,000.00', '1e3.00', '1.00\n', 1.25, null])
    expect(parseAmount(text)).toBeNull();
  expect(() => formatAmount(-1n)).toThrow('must not be negative');
});

test('encodes UTF-8 like TextEncoder and rejects lone surrogates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([...utf8Bytes(text)]).toEqual([...new TextEncoder().encode(text)]);
    }),
  );
  expect(() => utf8Bytes('a\ud800')).toThrow(RangeError);
});
