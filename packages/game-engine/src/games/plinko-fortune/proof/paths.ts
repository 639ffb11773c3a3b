import type { PayCounts } from '../../../proof/distribution.ts';
import type { Rng } from '../../../types.ts';
import { evaluateDrop } from '../evaluate.ts';

/** A generator that returns the bits of a number, lowest first. */
function createBitRng(value: number): Rng {
  let rest = value;
  return {
    u32: () => 0,
    below(n) {
      if (n !== 2) throw new RangeError('A peg has two sides.');
      const bit = rest & 1;
      rest >>= 1;
      return bit;
    },
    shuffle: (items) => items,
  };
}

/** Method "all paths": evaluates every path through the pegs once with the shipped evaluator. */
export function countPaths(pays: Int32Array, rows: number): PayCounts {
  const counts = new Map<number, bigint>();
  for (let path = 0; path < 1 << rows; path++) {
    const pay = evaluateDrop(pays, rows, createBitRng(path));
    counts.set(pay, (counts.get(pay) ?? 0n) + 1n);
  }
  return counts;
}
