import { computeIntegerSqrt, type PayDistribution } from '@goldwren/game-engine';
import { normalShareBelow } from './normal-share.ts';

/** The proven figures of a round, per base stake. */
export interface Figures {
  /** The choice, as its place in the proof. */
  readonly choice: number;
  /** Null if the proof publishes none. */
  readonly distribution: PayDistribution | null;
  /** RTP as a fraction. */
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** Standard deviation, in ten-thousandths. */
  readonly sdX10000: bigint;
  readonly maxPayX100: bigint;
}

/** A settled round of an instant game, in hundredths. */
export interface OwnRound {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly figures: Figures;
}

/** How many standard deviations the range reaches to each side of the average. */
const reach = 2n;
/** For any distribution, at least this many of 100 results are in the range (Chebyshev's inequality). */
export const atLeastOfHundred = Number(100n - 100n / (reach * reach));
/** A rank is shown only when the normal distribution is wrong by at most this many of 100 players. */
export const rankError = 5;
/** The constant of the Berry–Esseen theorem for rounds with different distributions (Shevtsova 2010). */
const berryEsseen = 0.56;
/** So many times the largest single result must the standard deviation of the sum be. */
const enough = (berryEsseen * 100) / rankError;

/** What the figures expect of rounds, in hundredths. */
export interface ExpectedRange {
  readonly rounds: number;
  readonly net: bigint;
  readonly mean: bigint;
  /** No result can be below the sum of all stakes, so this is the lowest end. */
  readonly low: bigint;
  readonly high: bigint;
  /** Of 100 players with the same stakes, how many would be lower. Null while the normal distribution is not accurate. */
  readonly lower: number | null;
  /** From how many rounds at equal stakes a rank is shown. */
  readonly roundsForRank: number;
}

/** The exact sum of averages, rounded to the nearest hundredth. */
class Mean {
  private numerator = 0n;
  private denominator = 1n;

  add(stake: bigint, { numerator, denominator }: Figures): void {
    const part = stake * (numerator - denominator);
    if (denominator === this.denominator) this.numerator += part;
    else {
      // The games have few choices, so the denominator stays small.
      const isMultiple = this.denominator % denominator === 0n;
      this.numerator = isMultiple
        ? this.numerator + part * (this.denominator / denominator)
        : this.numerator * denominator + part * this.denominator;
      if (!isMultiple) this.denominator *= denominator;
    }
  }

  rounded(): bigint {
    const half = this.numerator < 0n ? -this.denominator : this.denominator;
    return (2n * this.numerator + half) / (2n * this.denominator);
  }
}

/** A point of the picture: the state after some rounds. Numbers, because it is only drawn. */
interface Point {
  readonly rounds: number;
  readonly net: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const mostPoints = 200;

/** Compares rounds with their figures, and gives the way there as points. Null without rounds. */
export function compareRounds(rounds: readonly OwnRound[]): { range: ExpectedRange; points: Point[] } | null {
  const mean = new Mean();
  let [net, staked, variance, largest] = [0n, 0n, 0n, 0n];
  const points: Point[] = [{ rounds: 0, net: 0, mean: 0, low: 0, high: 0 }];
  let range: ExpectedRange | null = null;
  const each = Math.max(1, Math.ceil(rounds.length / mostPoints));
  for (const [index, { stake, payout, figures }] of rounds.entries()) {
    net += payout - stake;
    staked += stake;
    mean.add(stake, figures);
    variance += (stake * figures.sdX10000) ** 2n;
    // The difference of a result from its average is never more than the largest payout.
    const most = stake * figures.maxPayX100;
    if (most > largest) largest = most;
    const count = index + 1;
    if (count % each !== 0 && count !== rounds.length) continue;
    const sd = computeIntegerSqrt(variance);
    const middle = mean.rounded();
    const distance = (reach * sd) / 10_000n;
    const low = middle - distance < -staked ? -staked : middle - distance;
    const high = middle + distance;
    points.push({ rounds: count, ...numbers({ net, mean: middle, low, high }) });
    const deviation = Number(sd) / 10_000;
    const isAccurate = deviation > 0 && deviation >= (enough * Number(largest)) / 100;
    const lower = isAccurate ? Math.round(100 * normalShareBelow(Number(net - middle) / deviation)) : null;
    range = { rounds: count, net, mean: middle, low, high, lower, roundsForRank: roundsForRank(figures) };
  }
  return range && { range, points };
}

function numbers(amounts: Record<'net' | 'mean' | 'low' | 'high', bigint>) {
  const { net, mean, low, high } = amounts;
  return { net: Number(net) / 100, mean: Number(mean) / 100, low: Number(low) / 100, high: Number(high) / 100 };
}

/** The number of rounds at equal stakes from which the normal distribution is accurate enough, rounded up to two digits. */
function roundsForRank({ maxPayX100, sdX10000 }: Figures): number {
  const exact = ((enough * Number(maxPayX100) * 100) / Number(sdX10000)) ** 2;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.ceil(exact / step) * step;
}
