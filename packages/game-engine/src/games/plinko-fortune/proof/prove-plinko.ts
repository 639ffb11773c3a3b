import type { PayCounts } from '../../../proof/distribution.ts';
import { reduceFraction } from '../../../proof/fraction.ts';
import {
  type CountedChoice,
  countRound,
  createTotals,
  formatThousands,
  type ParRow,
  type Proof,
  summarizeProof,
} from '../../../proof/summary.ts';
import { createPlinkoTables } from '../evaluate.ts';
import type { PlinkoData, PlinkoRisk } from '../maths.ts';
import { computeBinomialRow, countBinomial } from './binomial.ts';
import { countPaths } from './paths.ts';

/** Checks that both methods counted the same ways for the same pays. Throws if they differ. */
export function assertSameCounts(risk: PlinkoRisk, left: PayCounts, right: PayCounts): void {
  const text = (counts: PayCounts) => [...counts].sort(([a], [b]) => a - b).join(' ');
  if (text(left) !== text(right)) throw new Error(`the two methods disagree: ${risk}`);
}

function countRisk(data: PlinkoData, id: PlinkoRisk): CountedChoice {
  const tables = createPlinkoTables(data);
  const counts = countPaths(tables.pays.get(id) as Int32Array, data.rows);
  assertSameCounts(id, counts, countBinomial(data, id));
  const maxPayX100 = Math.max(...counts.keys());
  const totals = createTotals();
  for (const [pay, ways] of counts) countRound(totals, ways, BigInt(pay), 0n, maxPayX100);
  return {
    choice: { risk: id },
    label: `${id} risk`,
    totals,
    pays: counts,
    feature: null,
    maxPayX100,
    maxRaiseX100: 0,
  };
}

function buildParRows({ rows, risks }: PlinkoData): ParRow[] {
  const paths = computeBinomialRow(rows);
  const all = 1n << BigInt(rows);
  return risks.flatMap(({ id, pays }) =>
    pays.map((pay, place) => {
      const last = rows - place;
      const ways = (paths[place] as bigint) * (place === last ? 1n : 2n);
      const slots = place === last ? `slot ${place + 1}` : `slots ${place + 1} and ${last + 1}`;
      const share = reduceFraction(BigInt(pay) * ways, 100n * all);
      return { name: `${id} risk, ${slots}`, odds: reduceFraction(ways, all), share };
    }),
  );
}

/** Counts every path of every risk twice, by walking all paths and by the binomial. Throws unless both agree. */
export function provePlinko(data: PlinkoData): Proof {
  const words = {
    note: '' as const,
    method: [
      'All paths: every way through the pegs, each through the evaluator that ships.',
      'Binomial: the paths that end in each slot by Pascal’s triangle, and the published table. The counts are the same integers.',
    ],
    cases: `${formatThousands(2 ** data.rows)} paths for each of ${data.risks.length} risks`,
  };
  return {
    summary: summarizeProof(
      data.risks.map(({ id }) => countRisk(data, id)),
      words,
    ),
    rows: buildParRows(data),
    notes: ['Slots count from 1 at the left. The shares of each risk add up to its return.'],
  };
}
