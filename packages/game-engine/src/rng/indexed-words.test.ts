import { expect, test } from 'vitest';
import { IndexedWords, mixWord, roundCount, wordsPerRound } from './indexed-words.ts';

const even = 2 ** 32;

/** Returns the inverse modulo 2^32 by Newton's method. */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let step = 0; step < 5; step++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}

function unshifted(word: number, bits: number): number {
  let before = word;
  for (let shift = bits; shift < 32; shift += bits) before ^= word >>> shift;
  return before;
}

function placeOf(word: number): number {
  const third = Math.imul(unshifted(word, 14), inverseOf(0x31848bab));
  const second = Math.imul(unshifted(third, 15), inverseOf(0xac4c1b51));
  const first = Math.imul(unshifted(second, 11), inverseOf(0xed5ad4bb));
  return unshifted(first, 17) >>> 0;
}

test('maps places to words invertibly', () => {
  for (const place of [0, 1, 2, 1023, 1024, 4_194_303, even / 2, even - 1]) expect(placeOf(mixWord(place))).toBe(place);
  for (let place = 7; place < even; place += 99_991) if (placeOf(mixWord(place)) !== place) throw new Error(`${place}`);
});

test('returns the published words', () => {
  // In Python: w = p; for s, m in ((17, 0xed5ad4bb), (11, 0xac4c1b51), (15, 0x31848bab), (14, 1)): w = (w ^ w >> s) * m % 2**32
  expect([0, 1, 2, 1024].map((place) => mixWord(place) >>> 0)).toEqual([0, 69681622, 4057983209, 2607796371]);
});

test('reads the places of the index of the round, starting with the first', () => {
  const words = new IndexedWords();
  words.begin(3);
  expect([0, 1, 2].map(() => words.next(7))).toEqual(
    [0, 1, 2].map((at) => (mixWord(3 * wordsPerRound + at) >>> 0) >>> 25),
  );
  expect(words.drawn()).toBe(3);
  words.begin(roundCount - 1);
  words.next(7);
  expect(words.drawn()).toBe(1);
  expect(roundCount * wordsPerRound).toBe(even);
});
