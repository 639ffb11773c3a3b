import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { toHex } from '../bytes.ts';
import { chacha20Block, chacha20State } from './chacha20.ts';
import { createRng } from './rng.ts';

function littleEndian(words: Int32Array): string {
  const view = new DataView(new ArrayBuffer(64));
  for (const [i, word] of words.entries()) view.setInt32(4 * i, word, true);
  return toHex(new Uint8Array(view.buffer));
}

test('computes the block of RFC 8439 §2.3.2 with key 00…1f and counter 1', () => {
  const state = chacha20State(Uint8Array.from({ length: 32 }, (_, i) => i));
  state.set([1, 0x09000000, 0x4a000000, 0], 12);
  const block = new Int32Array(16);
  chacha20Block(state, block);
  expect(littleEndian(block)).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

test('computes the keystream of RFC 8439 appendix A.1, vectors 1 and 2, for the zero key', () => {
  const rng = createRng(new Uint8Array(32));
  const blocks = [0, 1].map(() => littleEndian(Int32Array.from({ length: 16 }, () => rng.u32() | 0)));
  expect(blocks).toEqual([
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  ]);
});

test('rejects a key that is not 32 bytes', () => {
  expect(() => createRng(new Uint8Array(31))).toThrow('a round key is 32 bytes');
});

test('computes the same block as OpenSSL for any key, counter and nonce', () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => 7 * i + 1);
  const state = chacha20State(key);
  const rest = [0x01234567, 0x89abcdef, 0x02468ace, 0x13579bdf];
  state.set(rest, 12);
  const initial = Buffer.alloc(16);
  for (const [at, word] of rest.entries()) initial.writeUInt32LE(word, 4 * at);
  const block = new Int32Array(16);
  chacha20Block(state, block);
  expect(littleEndian(block)).toBe(createCipheriv('chacha20', key, initial).update(Buffer.alloc(64)).toString('hex'));
});
