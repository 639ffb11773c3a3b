import type { PayCounts } from '../../../proof/distribution.ts';
import type { PlinkoData, PlinkoRisk } from '../maths.ts';

/** Returns row `rows` of Pascal's triangle: the number of paths to each slot. */
export function computeBinomialRow(rows: number): bigint[] {
  let row = [1n];
  for (let depth = 0; depth < rows; depth++)
    row = [1n, ...row.slice(1).map((ways, at) => ways + (row[at] as bigint)), 1n];
  return row;
}

/** Method "binomial": uses the number of paths to each slot and the published table, but no shipped code. */
export function countBinomial({ rows, risks }: PlinkoData, risk: PlinkoRisk): PayCounts {
  const table = risks.find(({ id }) => id === risk)?.pays ?? [];
  const fromMiddle = [...table].reverse();
  const counts = new Map<number, bigint>();
  for (const [slot, ways] of computeBinomialRow(rows).entries()) {
    const pay = fromMiddle[Math.abs(slot - rows / 2)] as number;
    counts.set(pay, (counts.get(pay) ?? 0n) + ways);
  }
  return counts;
}
