import { expect, test } from 'vitest';
import { IndexedWords, roundCount } from './indexed-words.ts';

/** Returns in standard deviations how far the counts are from equal frequency. */
function chiSquareZ(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const free = counts.length - 1;
  return (chi - free) / Math.sqrt(2 * free);
}

/** Draws the words of every fourth round and counts `value` of neighbours, for each of 30 places. */
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

test('draws all letters of a bag equally often at every place of a grid', () => {
  for (const counts of countedAt(128, (word) => word)) expect(Math.abs(chiSquareZ(counts))).toBeLessThan(5);
});

test('draws letters independently of the previous letter and of earlier rounds', () => {
  const pairs = countedAt(4096, (word, before) => ((word >> 1) << 6) | (before >> 1)).slice(1);
  const rounds = countedAt(4096, (word, _, roundBefore) => ((word >> 1) << 6) | (roundBefore >> 1));
  for (const counts of [...pairs, ...rounds]) expect(Math.abs(chiSquareZ(counts))).toBeLessThan(5);
});

test('detects a letter that replaces another one', () => {
  const skewed = countedAt(128, (word) => (word === 6 ? 5 : word));
  expect(chiSquareZ(skewed[0] as number[])).toBeGreaterThan(5);
});
