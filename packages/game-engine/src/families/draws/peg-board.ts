import type { Rng } from '../../types.ts';

/** A triangle of pegs above rows + 1 slots. At every row a ball goes left (0) or right (1) with equal probability. */
export type PegBoardData = { rows: number };

/** Draws a path with one `below(2)` per row, from the top. The slot counts from 0 at the left: it is the number of 1s. */
export function dropPath(rng: Rng, { rows }: PegBoardData): number[] {
  const path: number[] = [];
  for (let row = 0; row < rows; row++) path.push(rng.below(2));
  return path;
}

/** Returns the slot at the end of a path. */
export function getSlot(path: readonly number[]): number {
  let slot = 0;
  for (const step of path) slot += step;
  return slot;
}

/** Draws only the slot of a ball, with the same words as `dropPath` and without allocation. */
export function dropSlot(rng: Rng, rows: number): number {
  let slot = 0;
  for (let row = 0; row < rows; row++) slot += rng.below(2);
  return slot;
}

/** Returns the pays of all slots from the left. The table lists them from an edge to the middle, because it is symmetric. */
export function listSlotPays(fromEdge: readonly number[], { rows }: PegBoardData): number[] {
  if (fromEdge.length !== Math.floor(rows / 2) + 1) throw new RangeError(`${fromEdge.length} pays for ${rows} rows`);
  return Array.from({ length: rows + 1 }, (_, slot) => fromEdge[Math.min(slot, rows - slot)] as number);
}
