import { plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';

/** On the board: a slot is one unit wide, y goes down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const { rows } = plinkoFortune.maths.data;
export const slotCount = rows + 1;
export const board = { width: slotCount + 1, height: 13.4 };
const middle = board.width / 2;
const firstRowY = 1.95;
const rowGap = 0.86;
/** How far above a peg's middle the ball's is when they touch. */
const touch = 0.46;

/** Where a ball waits. */
export const chute: Point = { x: middle, y: 0.75 };

/** Where it comes to rest. */
export function restOf(slot: number): Point {
  return { x: 1 + slot, y: 12.05 };
}

/** All pegs, row by row from the top: three in the first, one more in each. */
export const pegs: readonly Point[] = Array.from({ length: rows }, (_, row) =>
  Array.from({ length: row + 3 }, (_, at) => ({ x: middle - (row + 2) / 2 + at, y: firstRowY + row * rowGap })),
).flat();

/** Number of a peg in `pegs`. */
function pegAt(row: number, at: number): number {
  return (row * (row + 5)) / 2 + at;
}

export interface Hit {
  /** The middle of the ball when it touches the peg. */
  readonly ball: Point;
  readonly peg: number;
}

/** The pegs that a ball touches, one a row: the next stands half a slot to the side that it goes to. */
export function hitsOf(path: readonly number[]): Hit[] {
  let right = 0;
  return path.map((step, row) => {
    const hit = {
      ball: { x: middle - row / 2 + right, y: firstRowY + row * rowGap - touch },
      peg: pegAt(row, right + 1),
    };
    right += step;
    return hit;
  });
}

/** As a style's place on the board, whatever its size. */
export function placeOf({ x, y }: Point): { left: string; top: string } {
  return { left: `${(100 * x) / board.width}%`, top: `${(100 * y) / board.height}%` };
}
