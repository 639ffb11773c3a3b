const double = 10;
const stateWords = 16;

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let wa = x[a] as number;
  let wb = x[b] as number;
  let wc = x[c] as number;
  let wd = x[d] as number;
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  x[a] = wa;
  x[b] = wb;
  x[c] = wc;
  x[d] = wd;
}

/**
 * The ChaCha20 block function (RFC 8439 §2.3) on words: 20 rounds over a copy of `state`, then the state added.
 * @param state 16 words: constants, key, counter, nonce
 * @param out 16 words, overwritten; serialised little-endian they are the 64 keystream bytes of the block
 */
export function chacha20Block(state: Int32Array, out: Int32Array): void {
  out.set(state);
  for (let round = 0; round < double; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < stateWords; i++) out[i] = ((out[i] as number) + (state[i] as number)) | 0;
}

/**
 * The initial state of RFC 8439 §2.3 for a key, counter 0, nonce zero. Each round has its own key, so neither
 * counter nor nonce need carry anything.
 * @throws RangeError when the key is not 32 bytes.
 */
export function chacha20State(key: Uint8Array): Int32Array {
  if (key.length !== 32) throw new RangeError('a round key is 32 bytes');
  const state = new Int32Array(stateWords);
  state.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
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
