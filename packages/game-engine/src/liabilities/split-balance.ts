import { pieceCounts } from './node.ts';

/**
 * Splits a balance into two to four pieces at random. A piece may be zero. Nothing is split for a balance of zero.
 * @param below a random integer from 0 up to, but without, its argument
 */
export function splitBalance(balance: bigint, below: (bound: bigint) => bigint): bigint[] {
  if (balance === 0n) return [];
  const count = pieceCounts.least + Number(below(BigInt(pieceCounts.most - pieceCounts.least + 1)));
  const cuts = Array.from({ length: count - 1 }, () => below(balance + 1n)).sort((a, b) => (a < b ? -1 : 1));
  return [...cuts, balance].map((cut, index) => cut - (cuts[index - 1] ?? 0n));
}
