import { plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';

/** A point on the board. A slot is one unit wide, and y points down. */
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
/** The height of the ball's center above the peg's center when they touch. */
const touch = 0.5;

/** The position of a waiting ball. */
export const chute: Point = { x: middle, y: 0.75 };

/** The final position of the ball in a slot. */
export function restOf(slot: number): Point {
  return { x: 1 + slot, y: 12.05 };
}

/** All pegs, row by row from the top: three in the first row, and one more in each further row. */
export const pegs: readonly Point[] = Array.from({ length: rows }, (_, row) =>
  Array.from({ length: row + 3 }, (_, at) => ({ x: middle - (row + 2) / 2 + at, y: firstRowY + row * rowGap })),
).flat();

/** The index of a peg in `pegs`. */
function pegAt(row: number, at: number): number {
  return (row * (row + 5)) / 2 + at;
}

export interface Hit {
  /** The center of the ball when it touches the peg. */
  readonly ball: Point;
  readonly peg: number;
}

/** The pegs that a ball touches, one per row. Each next peg is half a slot to the left or right. */
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

/** The position as CSS percentages, independent of the board's size. */
export function placeOf({ x, y }: Point): { left: string; top: string } {
  return { left: `${(100 * x) / board.width}%`, top: `${(100 * y) / board.height}%` };
}
