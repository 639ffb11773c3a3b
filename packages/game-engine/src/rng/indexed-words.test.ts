import { expect, test } from 'vitest';
import { IndexedWords, mixedWord, roundCount, wordsPerRound } from './indexed-words.ts';

const even = 2 ** 32;

/** By Newton's steps, modulo 2^32. */
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

test('a word can be undone, so that no two places have the same', () => {
  for (const place of [0, 1, 2, 1023, 1024, 4_194_303, even / 2, even - 1])
    expect(placeOf(mixedWord(place))).toBe(place);
  for (let place = 7; place < even; place += 99_991)
    if (placeOf(mixedWord(place)) !== place) throw new Error(`${place}`);
});

test('words that anybody can compute', () => {
  // In Python: w = p; for s, m in ((17, 0xed5ad4bb), (11, 0xac4c1b51), (15, 0x31848bab), (14, 1)): w = (w ^ w >> s) * m % 2**32
  expect([0, 1, 2, 1024].map((place) => mixedWord(place) >>> 0)).toEqual([0, 69681622, 4057983209, 2607796371]);
});

test('a round reads the places of its own index, from the first on', () => {
  const words = new IndexedWords();
  words.begin(3);
  expect([0, 1, 2].map(() => words.next(7))).toEqual(
    [0, 1, 2].map((at) => (mixedWord(3 * wordsPerRound + at) >>> 0) >>> 25),
  );
  expect(words.drawn()).toBe(3);
  words.begin(roundCount - 1);
  words.next(7);
  expect(words.drawn()).toBe(1);
  expect(roundCount * wordsPerRound).toBe(even);
});

/** Of so many equally likely values each should come up equally often: the statistic, in standard deviations. */
function chiSquareZ(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const free = counts.length - 1;
  return (chi - free) / Math.sqrt(2 * free);
}

/** Draws the words of every fourth round and counts what `value` makes of neighbours, for each of 30 places. */
function countedAt(values: number, value: (word: number, before: number, roundBefore: number) => number): number[][] {
  const words = new IndexedWords();
  const counts = Array.from({ length: 30 }, () => new Array<number>(values).fill(0));
  const last = new Array<number>(30).fill(0);
  for (let index = 0; index < roundCount; index += 4) {
    words.begin(index);
    let before = 0;
    for (const [place, count] of counts.entries()) {
      const word = words.next(7);
      const at = value(word, before, last[place] as number);
      count[at] = (count[at] as number) + 1;
      before = word;
      last[place] = word;
    }
  }
  return counts;
}

test('at every place of a grid all letters of a bag come equally often', () => {
  for (const counts of countedAt(128, (word) => word)) expect(Math.abs(chiSquareZ(counts))).toBeLessThan(5);
});

test('a letter tells nothing of the next one, nor of the same place a few rounds later', () => {
  const pairs = countedAt(4096, (word, before) => ((word >> 1) << 6) | (before >> 1)).slice(1);
  const rounds = countedAt(4096, (word, _, roundBefore) => ((word >> 1) << 6) | (roundBefore >> 1));
  for (const counts of [...pairs, ...rounds]) expect(Math.abs(chiSquareZ(counts))).toBeLessThan(5);
});

test('the statistic notices a letter that takes the place of another', () => {
  const skewed = countedAt(128, (word) => (word === 6 ? 5 : word));
  expect(chiSquareZ(skewed[0] as number[])).toBeGreaterThan(5);
});
