import type { Rng } from '../../types.ts';

/** The unshuffled pool of a draw: 0 … size − 1. */
export function orderedPool(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, item) => item);
}

/**
 * Draws `count` distinct items of an ordered pool: the first `count` places that a shuffle of the whole pool decides, from
 * the last place down, and their words alone. The items drawn stand at the end of `pool` afterwards; the first one drawn
 * is the last.
 * @param ordered as `orderedPool` makes it
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
