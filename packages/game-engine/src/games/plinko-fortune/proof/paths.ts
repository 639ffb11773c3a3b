import type { Rng } from '../../../types.ts';
import { evaluateDrop } from '../evaluate.ts';

/** Ways by what they pay, in hundredths of the stake. */
export type PayCounts = ReadonlyMap<number, bigint>;

/** Says the bits of a number, lowest first, to whoever asks for 0 or 1. */
function bitsOf(value: number): Rng {
  let rest = value;
  return {
    u32: () => 0,
    below(n) {
      if (n !== 2) throw new RangeError('a peg has two sides');
      const bit = rest & 1;
      rest >>= 1;
      return bit;
    },
    shuffle: (items) => items,
  };
}

/** Method "all paths": every way through the pegs once, each through the evaluator that ships. */
export function countPaths(pays: Int32Array, rows: number): PayCounts {
  const counts = new Map<number, bigint>();
  for (let path = 0; path < 1 << rows; path++) {
    const pay = evaluateDrop(pays, rows, bitsOf(path));
    counts.set(pay, (counts.get(pay) ?? 0n) + 1n);
  }
  return counts;
}
