import { choose } from '../../../proof/choose.ts';
import { reduceFraction } from '../../../proof/fraction.ts';
import {
  type CountedChoice,
  countRound,
  createTotals,
  formatThousands,
  type Proof,
  summarizeProof,
} from '../../../proof/summary.ts';
import type { KenoData } from '../maths.ts';

/** Returns the number of possible draws for each number of hits: the hypergeometric distribution. */
export function countHitsBySets({ numbers, drawn }: KenoData, picked: number): bigint[] {
  return Array.from({ length: picked + 1 }, (_, hits) => choose(picked, hits) * choose(numbers - picked, drawn - hits));
}

/** Returns the same for all ordered draws, computed number by number. */
export function countHitsByDraws({ numbers, drawn }: KenoData, picked: number): bigint[] {
  let ways: bigint[] = [1n];
  for (let draw = 0; draw < drawn; draw++) {
    const next = new Array<bigint>(picked + 1).fill(0n);
    for (const [hits, count] of ways.entries()) {
      const toHit = picked - hits;
      const toMiss = numbers - draw - toHit;
      if (toHit > 0) next[hits + 1] = (next[hits + 1] ?? 0n) + count * BigInt(toHit);
      next[hits] = (next[hits] ?? 0n) + count * BigInt(toMiss);
    }
    ways = next;
  }
  return ways;
}

/** Returns the number of orders in which each set is drawn. */
function ordersOf(drawn: number): bigint {
  let orders = 1n;
  for (let factor = 2; factor <= drawn; factor++) orders *= BigInt(factor);
  return orders;
}

/** Compares both methods. @throws RangeError if they differ. */
function waysOf(data: KenoData, picked: number): bigint[] {
  const sets = countHitsBySets(data, picked);
  const orders = ordersOf(data.drawn);
  for (const [hits, ways] of countHitsByDraws(data, picked).entries()) {
    if (ways !== orders * (sets[hits] as bigint)) throw new RangeError(`${hits} of ${picked}: two methods disagree`);
  }
  return sets;
}

export function formatPicks(picked: number): string {
  return picked === 1 ? '1 number' : `${picked} numbers`;
}

function countPicks(data: KenoData, picked: number): CountedChoice {
  const pays = data.pays[picked - 1] as readonly number[];
  const totals = createTotals();
  const maxPayX100 = Math.max(...pays);
  const counts = new Map<number, bigint>();
  for (const [hits, ways] of waysOf(data, picked).entries()) {
    const pay = pays[hits] as number;
    countRound(totals, ways, BigInt(pay), 0n, maxPayX100);
    counts.set(pay, (counts.get(pay) ?? 0n) + ways);
  }
  const choice = { numbers: Array.from({ length: picked }, (_, pick) => pick + 1) };
  return { choice, label: formatPicks(picked), totals, pays: counts, feature: null, maxPayX100, maxRaiseX100: 0 };
}

/** Counts all draws exactly for every number of picks. */
export function proveKeno(data: KenoData): Proof {
  const picks = data.pays.map((_, index) => index + 1);
  const sets = choose(data.numbers, data.drawn);
  const words = {
    note: '' as const,
    method: [
      'The hypergeometric distribution: of all sets that can be drawn, how many contain each number of hits.',
      'The same counts, number by number, over all ordered draws. Both give the same integers.',
    ],
    cases: `${formatThousands(sets)} sets for each number of picks`,
  };
  const rows = picks.flatMap((picked) =>
    waysOf(data, picked).map((ways, hits) => ({
      name: `${formatPicks(picked)}, ${hits} drawn`,
      odds: reduceFraction(ways, sets),
      share: reduceFraction(ways * BigInt(data.pays[picked - 1]?.[hits] as number), 100n * sets),
    })),
  );
  return {
    summary: summarizeProof(
      picks.map((picked) => countPicks(data, picked)),
      words,
    ),
    rows,
    notes: ['The odds do not depend on which numbers are picked: all sets are equally likely to be drawn.'],
  };
}
