import type { Rng } from '../../types.ts';

/** A triangle of pegs over one slot more than it has rows. At every row a ball goes left (0) or right (1), both as likely. */
export type PegBoardData = { rows: number };

/** One word a row, from the top: `below(2)`. The slot counts from 0 at the left and is the number of steps to the right. */
export function dropPath(rng: Rng, { rows }: PegBoardData): number[] {
  const path: number[] = [];
  for (let row = 0; row < rows; row++) path.push(rng.below(2));
  return path;
}

/** Where a path ends. */
export function slotOf(path: readonly number[]): number {
  let slot = 0;
  for (const step of path) slot += step;
  return slot;
}

/** The slot of a ball that nobody watches: the same words, nothing allocated. */
export function dropSlot(rng: Rng, rows: number): number {
  let slot = 0;
  for (let row = 0; row < rows; row++) slot += rng.below(2);
  return slot;
}

/** Pays of all slots from the left; a table names them from an edge to the middle, and both halves are alike. */
export function slotPays(fromEdge: readonly number[], { rows }: PegBoardData): number[] {
  if (fromEdge.length !== Math.floor(rows / 2) + 1) throw new RangeError(`${fromEdge.length} pays for ${rows} rows`);
  return Array.from({ length: rows + 1 }, (_, slot) => fromEdge[Math.min(slot, rows - slot)] as number);
}
