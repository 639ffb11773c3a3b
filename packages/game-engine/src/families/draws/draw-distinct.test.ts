import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRng } from '../../rng/rng.ts';
import { createOrderedPool, drawDistinct } from './draw-distinct.ts';

const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('draws the last places of a shuffle, from the last one down', () => {
  fc.assert(
    fc.property(anyKey, fc.integer({ min: 2, max: 60 }), fc.nat(), (key, size, some) => {
      const count = 1 + (some % (size - 1));
      const pool = new Uint8Array(size);
      drawDistinct(createRng(key), createOrderedPool(size), count, pool);
      const shuffled = createRng(key).shuffle([...createOrderedPool(size)]);
      expect([...pool.subarray(size - count)]).toEqual(shuffled.slice(size - count));
      expect([...pool].sort((a, b) => a - b)).toEqual([...createOrderedPool(size)]);
    }),
  );
});

test('uses one word for each drawn item', () => {
  let words = 0;
  const rng = createRng(new Uint8Array(32));
  const below = (n: number) => {
    words++;
    return rng.below(n);
  };
  const counted = { u32: () => rng.u32(), shuffle: <T>(items: T[]) => rng.shuffle(items), below };
  drawDistinct(counted, createOrderedPool(40), 10, new Uint8Array(40));
  expect(words).toBe(10);
});

test('draws every ordered pair of five items equally often', () => {
  const rng = createRng(new Uint8Array(32).fill(3));
  const [ordered, pool] = [createOrderedPool(5), new Uint8Array(5)];
  const counts = new Map<string, number>();
  const draws = 100_000;
  for (let draw = 0; draw < draws; draw++) {
    drawDistinct(rng, ordered, 2, pool);
    const pair = `${pool[4]},${pool[3]}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  expect(counts.size).toBe(20);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - draws / 20) ** 2 / (draws / 20), 0);
  // With 19 degrees of freedom, one fair generator in a thousand is above 43.8.
  expect(chiSquare).toBeLessThan(43.8);
});
