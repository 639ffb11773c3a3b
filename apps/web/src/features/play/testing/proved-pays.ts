import type { Figures } from '../shell/record/odds/expected-range.ts';

export type Pays = readonly (readonly [payX100: number, ways: number])[];

/** The figures of a small game, by the definitions of the proof. */
export function figuresOf(pays: Pays): Figures {
  const ways = pays.reduce((sum, [, count]) => sum + count, 0);
  const mean = pays.reduce((sum, [pay, count]) => sum + pay * count, 0) / ways;
  const square = pays.reduce((sum, [pay, count]) => sum + pay * pay * count, 0) / ways;
  return {
    choice: 0,
    distribution: { ways: String(ways), pays: pays.map(([pay, count]) => [pay, String(count)] as const) },
    numerator: BigInt(Math.round(mean * ways)),
    denominator: BigInt(ways) * 100n,
    sdX10000: BigInt(Math.floor(Math.sqrt(square - mean * mean) * 100)),
    maxPayX100: BigInt(Math.max(...pays.map(([pay]) => pay))),
  };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** The exact distribution of the sum of payouts after some rounds, by convolution. */
export function exactSums(pays: Pays, rounds: number): Map<number, number> {
  const ways = pays.reduce((sum, [, count]) => sum + count, 0);
  // All payouts are multiples of it, so an array has a place for each sum.
  const unit = pays.map(([pay]) => pay).reduce(greatestDivisor);
  const most = Math.max(...pays.map(([pay]) => pay)) / unit;
  let sums = new Float64Array([1]);
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(sums.length + most);
    for (const [pay, count] of pays) {
      for (let place = 0, to = pay / unit; place < sums.length; place++, to++)
        next[to] = (next[to] ?? 0) + ((sums[place] ?? 0) * count) / ways;
    }
    sums = next;
  }
  return new Map(
    [...sums.entries()].filter(([, chance]) => chance > 0).map(([place, chance]) => [place * unit, chance]),
  );
}

const stake = 100n;
export const coin: Pays = [
  [0, 1],
  [190, 1],
];
export const wheel: Pays = [
  [0, 6],
  [50, 5],
  [150, 4],
  [400, 1],
];

/** So many rounds whose payouts have this sum. */
export function roundsWith(pays: Pays, count: number, payX100: number) {
  const figures = figuresOf(pays);
  return Array.from({ length: count }, (_, index) => ({
    ...{ stake, figures },
    payout: index === 0 ? (stake * BigInt(payX100)) / 100n : 0n,
  }));
}
