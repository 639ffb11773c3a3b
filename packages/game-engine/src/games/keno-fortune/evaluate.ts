import { createOrderedPool, drawDistinct } from '../../families/draws/draw-distinct.ts';
import type { Rng } from '../../types.ts';
import type { KenoData } from './maths.ts';

/** The maths as flat tables, and scratch space for one draw. */
export type KenoTables = {
  ordered: Uint8Array;
  /** After a draw, the drawn numbers − 1 are at the end, the first drawn number last. */
  pool: Uint8Array;
  drawn: number;
  pays: readonly Int32Array[];
};

export function createKenoTables({ numbers, drawn, pays }: KenoData): KenoTables {
  const rows = pays.map((row) => Int32Array.from(row));
  return { ordered: createOrderedPool(numbers), pool: new Uint8Array(numbers), drawn, pays: rows };
}

/** Draws a round into the pool. */
export function drawKeno({ ordered, drawn, pool }: KenoTables, rng: Rng): void {
  drawDistinct(rng, ordered, drawn, pool);
}

/**
 * Returns the pay of a round in hundredths of the stake: the result of `play` without events.
 * @param isPicked 1 for a picked number, by number − 1
 * @param picked number of picks
 */
export function evaluateKeno(tables: KenoTables, rng: Rng, isPicked: Uint8Array, picked: number): number {
  drawKeno(tables, rng);
  const { pool, drawn, pays } = tables;
  let hits = 0;
  for (let place = pool.length - drawn; place < pool.length; place++) hits += isPicked[pool[place] as number] as number;
  return (pays[picked - 1] as Int32Array)[hits] as number;
}
