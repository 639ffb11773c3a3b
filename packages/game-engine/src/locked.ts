import type { GameMaths, MathsLock } from './types.ts';

/** A maths version, and what its folder's lock says of it. */
export function locked<Data>(maths: GameMaths<Data>, { mathsHash, goldenHash }: MathsLock) {
  return { maths, mathsHash, goldenHash };
}
