import type { Rng } from '../../types.ts';

/** Returns the unshuffled pool of a draw: 0 … size − 1. */
export function createOrderedPool(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, item) => item);
}

/**
 * Draws `count` distinct items of an ordered pool. It uses the first `count` steps of a shuffle of the whole pool, from the
 * last place down, and only their words. The drawn items are at the end of `pool` afterwards, the first drawn item last.
 * @param ordered from `createOrderedPool`
 * @param pool scratch space of the same size
 */
export function drawDistinct(rng: Rng, ordered: Uint8Array, count: number, pool: Uint8Array): void {
  pool.set(ordered);
  const size = pool.length;
  for (let place = size - 1; place >= size - count; place--) {
    const other = rng.below(place + 1);
    const drawn = pool[other] as number;
    pool[other] = pool[place] as number;
    pool[place] = drawn;
  }
}
