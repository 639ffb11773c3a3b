import type { Rng } from '../types.ts';
import { chacha20Block, chacha20State } from './chacha20.ts';

/** A source of words. Each call returns one word, 0 … range − 1. */
export type WordSource = () => number;

/**
 * Returns a uniform integer in 0 … n − 1 from words of 0 … range − 1. Words at or above the largest multiple of n are
 * drawn again, so that every result belongs to the same number of words.
 */
export function uniformBelow(next: WordSource, n: number, range: number): number {
  if (!Number.isInteger(n) || n < 1 || n > range) throw new RangeError(`below(${n}) of ${range}`);
  const limit = range - (range % n);
  let word = next();
  while (word >= limit) word = next();
  return word % n;
}

/** Shuffles with Fisher–Yates from the last place down: place i takes one of the i + 1 items that are not placed yet. */
export function shuffleInPlace<T>(items: T[], below: (n: number) => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const moved = items[i] as T;
    items[i] = items[j] as T;
    items[j] = moved;
  }
  return items;
}

class ChaChaRng implements Rng {
  private readonly state: Int32Array;
  private readonly block = new Int32Array(16);
  private used = 16;

  constructor(roundKey: Uint8Array) {
    this.state = chacha20State(roundKey);
  }

  u32(): number {
    return this.next() >>> 0;
  }

  /**
   * The same as uniformBelow, but in 32-bit arithmetic, which cannot represent 2^32, and with fewer divisions. A power of two
   * rejects nothing and uses the low bits. A word with at least n words above it is below the limit, so only the highest n
   * words are compared with the limit. 2^32 mod n equals (2^32 − n) mod n.
   */
  below(n: number): number {
    const size = n >>> 0;
    if (size !== n || size === 0) throw new RangeError(`below(${n})`);
    let word = this.next();
    if ((size & (size - 1)) === 0) return word & (size - 1);
    if (~word >>> 0 < size) {
      const last = (0xffff_ffff - ((-size >>> 0) % size)) >>> 0;
      while (word >>> 0 > last) word = this.next();
    }
    return (word >>> 0) % size;
  }

  shuffle<T>(items: T[]): T[] {
    return shuffleInPlace(items, (n) => this.below(n));
  }

  /** Returns a word as a signed integer, so that callers can compute with machine integers. */
  private next(): number {
    if (this.used === 16) this.refill();
    return this.block[this.used++] as number;
  }

  private refill(): void {
    chacha20Block(this.state, this.block);
    const counter = ((this.state[12] as number) + 1) | 0;
    // 2^32 blocks are 256 GB for one round. No round reaches this, but a repeated keystream must never go unnoticed.
    if (counter === 0) throw new RangeError('the keystream of this round key is used up');
    this.state[12] = counter;
    this.used = 0;
  }
}

/**
 * Creates the generator of a round. Its words are the ChaCha20 keystream (RFC 8439) of the round key with nonce 0 and a
 * counter from 0, read as little-endian 32-bit words.
 * @param roundKey 32 bytes
 * @throws RangeError when the key is not 32 bytes.
 */
export function createRng(roundKey: Uint8Array): Rng {
  return new ChaChaRng(roundKey);
}
