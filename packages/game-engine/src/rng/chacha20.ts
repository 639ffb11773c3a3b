const doubleRounds = 10;
const stateWords = 16;
/** "expand 32-byte k", little-endian. */
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function rotl(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/**
 * The ChaCha20 block function (RFC 8439 §2.3) on words: ten double rounds over a copy of the state, then the state is added.
 * The sixteen words are local variables, because this is three times as fast as an array.
 * @param s 16 words: constants, key, counter, nonce
 * @param out 16 words, overwritten; in little-endian order they are the 64 keystream bytes of the block
 */
// biome-ignore format: two lines are a quarter round
export function chacha20Block(s: Int32Array, out: Int32Array): void {
  let x0 = s[0] as number, x1 = s[1] as number, x2 = s[2] as number, x3 = s[3] as number;
  let x4 = s[4] as number, x5 = s[5] as number, x6 = s[6] as number, x7 = s[7] as number;
  let x8 = s[8] as number, x9 = s[9] as number, x10 = s[10] as number, x11 = s[11] as number;
  let x12 = s[12] as number, x13 = s[13] as number, x14 = s[14] as number, x15 = s[15] as number;
  for (let round = 0; round < doubleRounds; round++) {
    x0 = (x0 + x4) | 0; x12 = rotl(x12 ^ x0, 16); x8 = (x8 + x12) | 0; x4 = rotl(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0; x12 = rotl(x12 ^ x0, 8); x8 = (x8 + x12) | 0; x4 = rotl(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0; x13 = rotl(x13 ^ x1, 16); x9 = (x9 + x13) | 0; x5 = rotl(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0; x13 = rotl(x13 ^ x1, 8); x9 = (x9 + x13) | 0; x5 = rotl(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0; x14 = rotl(x14 ^ x2, 16); x10 = (x10 + x14) | 0; x6 = rotl(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0; x14 = rotl(x14 ^ x2, 8); x10 = (x10 + x14) | 0; x6 = rotl(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0; x15 = rotl(x15 ^ x3, 16); x11 = (x11 + x15) | 0; x7 = rotl(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0; x15 = rotl(x15 ^ x3, 8); x11 = (x11 + x15) | 0; x7 = rotl(x7 ^ x11, 7);
    x0 = (x0 + x5) | 0; x15 = rotl(x15 ^ x0, 16); x10 = (x10 + x15) | 0; x5 = rotl(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0; x15 = rotl(x15 ^ x0, 8); x10 = (x10 + x15) | 0; x5 = rotl(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0; x12 = rotl(x12 ^ x1, 16); x11 = (x11 + x12) | 0; x6 = rotl(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0; x12 = rotl(x12 ^ x1, 8); x11 = (x11 + x12) | 0; x6 = rotl(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0; x13 = rotl(x13 ^ x2, 16); x8 = (x8 + x13) | 0; x7 = rotl(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0; x13 = rotl(x13 ^ x2, 8); x8 = (x8 + x13) | 0; x7 = rotl(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0; x14 = rotl(x14 ^ x3, 16); x9 = (x9 + x14) | 0; x4 = rotl(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0; x14 = rotl(x14 ^ x3, 8); x9 = (x9 + x14) | 0; x4 = rotl(x4 ^ x9, 7);
  }
  out[0] = (x0 + (s[0] as number)) | 0; out[1] = (x1 + (s[1] as number)) | 0;
  out[2] = (x2 + (s[2] as number)) | 0; out[3] = (x3 + (s[3] as number)) | 0;
  out[4] = (x4 + (s[4] as number)) | 0; out[5] = (x5 + (s[5] as number)) | 0;
  out[6] = (x6 + (s[6] as number)) | 0; out[7] = (x7 + (s[7] as number)) | 0;
  out[8] = (x8 + (s[8] as number)) | 0; out[9] = (x9 + (s[9] as number)) | 0;
  out[10] = (x10 + (s[10] as number)) | 0; out[11] = (x11 + (s[11] as number)) | 0;
  out[12] = (x12 + (s[12] as number)) | 0; out[13] = (x13 + (s[13] as number)) | 0;
  out[14] = (x14 + (s[14] as number)) | 0; out[15] = (x15 + (s[15] as number)) | 0;
}

/**
 * Returns the initial state of RFC 8439 §2.3 for a key, with counter 0 and nonce 0. Each round has its own key, so
 * counter and nonce do not need to be unique.
 * @throws RangeError when the key is not 32 bytes.
 */
export function chacha20State(key: Uint8Array): Int32Array {
  if (key.length !== 32) throw new RangeError('a round key is 32 bytes');
  const state = new Int32Array(stateWords);
  for (let i = 0; i < 4; i++) state[i] = constants[i] as number;
  for (let i = 0; i < 8; i++) {
    const at = 4 * i;
    state[4 + i] =
      (key[at] as number) |
      ((key[at + 1] as number) << 8) |
      ((key[at + 2] as number) << 16) |
      ((key[at + 3] as number) << 24);
  }
  return state;
}
