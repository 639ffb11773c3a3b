import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRng, shuffleInPlace, uniformBelow } from './rng.ts';

function replayed(words: number[]): () => number {
  let at = 0;
  return () => {
    if (at === words.length) throw new Error('out of words');
    return words[at++] as number;
  };
}

test('maps equally many 8-bit words to each value for every n from 1 to 256', () => {
  for (let n = 1; n <= 256; n++) {
    const counts = new Array<number>(n).fill(0);
    let rejected = 0;
    for (let word = 0; word < 256; word++) {
      try {
        const value = uniformBelow(replayed([word]), n, 256);
        counts[value] = (counts[value] as number) + 1;
      } catch {
        rejected++;
      }
    }
    expect(new Set(counts).size).toBe(1);
    expect(rejected).toBe(256 % n);
  }
});

test('draws again for every word in the uneven tail', () => {
  expect(uniformBelow(replayed([255, 254, 253, 7]), 11, 256)).toBe(7);
  expect(uniformBelow(replayed([252]), 11, 256)).toBe(10);
});

test('returns the same values as uniformBelow over 32-bit words, including rejected ones', () => {
  const n = 0xc000_0001;
  const plain = createRng(new Uint8Array(32).fill(9));
  const source = createRng(new Uint8Array(32).fill(9));
  let words = 0;
  for (let i = 0; i < 1000; i++) {
    const expected = uniformBelow(
      () => {
        words++;
        return source.u32();
      },
      n,
      2 ** 32,
    );
    expect(plain.below(n)).toBe(expected);
  }
  expect(words).toBeGreaterThan(1200);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32])('rejects below(%d)', (n) => {
  expect(() => createRng(new Uint8Array(32)).below(n)).toThrow(`below(${n})`);
});

test.each([0, -1, 1.5, Number.NaN, 257])('rejects uniformBelow of %d for 8-bit words', (n) => {
  expect(() => uniformBelow(replayed([1, 2, 3]), n, 256)).toThrow(`below(${n}) of 256`);
});

test('accepts the last word below the limit and draws again at the limit', () => {
  const key = new Uint8Array(32).fill(1);
  const source = createRng(key);
  let drawn = 0;
  let word: number;
  // Above 2^31 only one multiple of a number fits into 32 bits, so the limit is the number itself.
  do {
    word = source.u32();
    drawn++;
  } while (word <= 2 ** 31 || (word & (word + 1)) === 0 || (word & (word - 1)) === 0);
  const after = source.u32();
  const atThatWord = () => {
    const rng = createRng(key);
    for (let skipped = 1; skipped < drawn; skipped++) rng.u32();
    return rng;
  };
  expect(atThatWord().below(word + 1)).toBe(word);
  expect(atThatWord().below(word)).not.toBe(0);
  if (after < word) expect(atThatWord().below(word)).toBe(after);
});

test('returns the low bits of the word for below(2^31) and 0 for below(1)', () => {
  const key = new Uint8Array(32).fill(3);
  expect(createRng(key).below(2 ** 31)).toBe(createRng(key).u32() % 2 ** 31);
  expect(createRng(key).below(1)).toBe(0);
});

test('reaches every order exactly once over all equally likely choices of a shuffle', () => {
  const orders = new Set<string>();
  for (let i = 0; i < 24; i++) {
    const choices = [i % 4, Math.floor(i / 4) % 3, Math.floor(i / 12)];
    // Four items need three choices. A choice for the last place would use an additional word.
    orders.add(shuffleInPlace([...'abcd'], replayed(choices)).join(''));
  }
  expect(orders.size).toBe(24);
});

test('shuffles the items in place and returns the same array', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.array(fc.integer()), (key, items) => {
      const shuffled = [...items];
      expect(createRng(key).shuffle(shuffled)).toBe(shuffled);
      expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
    }),
  );
});
