import type { GameMaths, MathsLock } from './types.ts';

/** Combines a maths version with the hashes from the lock of its folder. */
export function locked<Data>(maths: GameMaths<Data>, { mathsHash, goldenHash }: MathsLock) {
  return { maths, mathsHash, goldenHash };
}
