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

test('on 8-bit words every n from 1 to 256 gets each value from equally many words', () => {
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

test('words in the uneven tail are drawn again, as often as it takes', () => {
  expect(uniformBelow(replayed([255, 254, 253, 7]), 11, 256)).toBe(7);
  expect(uniformBelow(replayed([252]), 11, 256)).toBe(10);
});

test('below is uniformBelow over the 32-bit words, the rejected ones included', () => {
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

test.each([0, -1, 1.5, Number.NaN, 2 ** 32])('below(%d) is refused', (n) => {
  expect(() => createRng(new Uint8Array(32)).below(n)).toThrow(RangeError);
});

test('below(2^31) is the low bits of the word and below(1) is 0', () => {
  const key = new Uint8Array(32).fill(3);
  expect(createRng(key).below(2 ** 31)).toBe(createRng(key).u32() % 2 ** 31);
  expect(createRng(key).below(1)).toBe(0);
});

test('a shuffle from each equally likely row of choices reaches every order exactly once', () => {
  const orders = new Set<string>();
  for (let i = 0; i < 24; i++) {
    const choices = [i % 4, Math.floor(i / 4) % 3, Math.floor(i / 12)];
    orders.add(shuffleInPlace([...'abcd'], () => choices.shift() as number).join(''));
  }
  expect(orders.size).toBe(24);
});

test('a shuffle keeps the items and returns the same array', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.array(fc.integer()), (key, items) => {
      const shuffled = [...items];
      expect(createRng(key).shuffle(shuffled)).toBe(shuffled);
      expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
    }),
  );
});
