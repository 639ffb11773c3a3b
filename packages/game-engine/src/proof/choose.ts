/** Returns the exact number of sets of `size` items from `all` items, or 0 if there is none. */
export function choose(all: number, size: number): bigint {
  if (size < 0 || size > all) return 0n;
  let ways = 1n;
  for (let taken = 1; taken <= size; taken++) ways = (ways * BigInt(all - size + taken)) / BigInt(taken);
  return ways;
}
