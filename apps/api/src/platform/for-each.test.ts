import { expect, test } from 'vitest';
import { forEachItem } from './for-each.ts';

test('runs the remaining items after one fails, and throws all errors at the end', async () => {
  const done: number[] = [];
  const run = forEachItem('numbers', [1, 2, 3], async (item) => {
    if (item === 1) throw new Error('poison');
    done.push(item);
    return true;
  });
  await expect(run).rejects.toThrow('1 of 3 numbers failed');
  expect(done).toEqual([2, 3]);
});

test('stops at once when the database is out of reach', async () => {
  let begun = 0;
  const lost = Object.assign(new Error('gone'), { code: '57P01' });
  const run = forEachItem('numbers', [1, 2, 3], async () => {
    begun += 1;
    throw lost;
  });
  await expect(run).rejects.toBe(lost);
  expect(begun).toBe(1);
});

test('returns the number of items for which work returned true', async () => {
  expect(await forEachItem('numbers', [1, 2, 3], async (item) => item !== 2)).toBe(2);
});
