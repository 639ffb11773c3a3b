import { type ChoiceProof, type GameEntry, type ProofSummary, sameJson } from '@goldwren/game-engine';

/**
 * A return that differs by more standard deviations is not chance. By chance it happens once in 3.5 million days of a
 * game.
 */
const outsideSigmas = 5;

/**
 * What the rounds of a game returned, and the return that its proof expects for such rounds, in hundredths of the base
 * stake.
 */
export interface ReturnTally {
  rounds: number;
  /** Pays less raises. */
  returned: bigint;
  /** The expected return by the proof: the lowest and the highest return for the choices that players made. */
  expectedLow: number;
  expectedHigh: number;
  variance: number;
  /** The largest award in the maths of the rounds. */
  maxPay: number;
  /** Whether a round's proven RTP assumes optimal play. Players can then return less than it. */
  isOptimalPlay: boolean;
}

export function emptyTally(): ReturnTally {
  return { rounds: 0, returned: 0n, expectedLow: 0, expectedHigh: 0, variance: 0, maxPay: 0, isOptimalPlay: false };
}

type Proved = Pick<GameEntry, 'game' | 'proof'>;

/** Returns the proof of a choice, or of a choice with the same odds. */
function provenOf({ game, proof }: Proved, raw: unknown): ChoiceProof | undefined {
  const choice = game.parseChoice(raw);
  const named = choice && (game.provedAs?.(choice) ?? choice);
  return proof.choices.find((proven) => sameJson(proven.choice, named));
}

/** @param round.returned the return of this round, in hundredths of its base stake */
export function addRound(tally: ReturnTally, proved: Proved, round: { choice: unknown; returned: bigint }): void {
  const { proof } = proved;
  const proven = provenOf(proved, round.choice);
  // When decisions change the return, the range of all strategies is expected instead of the return of one strategy.
  const { sdPerUnitStake, rtpLow, rtpHigh } = spanOf(proof, proven);
  const sd = 100 * Number(sdPerUnitStake);
  tally.rounds += 1;
  tally.returned += round.returned;
  tally.expectedLow += x100(rtpLow);
  tally.expectedHigh += x100(rtpHigh);
  tally.variance += sd * sd;
  tally.maxPay = Math.max(tally.maxPay, proof.maxPayX100);
  tally.isOptimalPlay ||= proof.rtp.note === 'optimal play';
}

/** The average return that a round with this choice can have, and its standard deviation. */
function spanOf({ rtp, rtpHigh, sdPerUnitStake }: ProofSummary, proven: ChoiceProof | undefined) {
  if (!proven) return { rtpLow: rtp, rtpHigh, sdPerUnitStake };
  return proven.anyPlay ?? { rtpLow: proven.rtp, rtpHigh: proven.rtp, sdPerUnitStake: proven.sdPerUnitStake };
}

/** Adds another tally to this one. */
export function addTally(tally: ReturnTally, more: ReturnTally): void {
  tally.rounds += more.rounds;
  tally.returned += more.returned;
  tally.expectedLow += more.expectedLow;
  tally.expectedHigh += more.expectedHigh;
  tally.variance += more.variance;
  tally.maxPay = Math.max(tally.maxPay, more.maxPay);
  tally.isOptimalPlay ||= more.isOptimalPlay;
}

export interface Band {
  readonly sd: number;
  /** Standard deviations outside the expected range. 0 within the range. */
  readonly z: number;
  readonly isOutside: boolean;
}

/**
 * Compares a return with its proof. The upper bound is five standard deviations plus one highest award, because one
 * such award is possible on any day.
 * The lower bound is five standard deviations. It does not apply when players can play worse than the proof assumes.
 */
export function bandOf(tally: ReturnTally): Band {
  const sd = Math.sqrt(tally.variance);
  const returned = Number(tally.returned);
  const excess = Math.max(0, returned - tally.expectedHigh) + Math.min(0, returned - tally.expectedLow);
  const z = sd === 0 ? 0 : excess / sd;
  const { lower, upper } = zLimitsOf(sd, tally);
  return { sd, z, isOutside: z > upper || z < lower };
}

/** Returns the z scores between which `bandOf` accepts the rounds. */
export function zLimitsOf(
  sd: number,
  { maxPay, isOptimalPlay }: Pick<ReturnTally, 'maxPay' | 'isOptimalPlay'>,
): { readonly lower: number; readonly upper: number } {
  return {
    lower: isOptimalPlay ? Number.NEGATIVE_INFINITY : -outsideSigmas,
    upper: outsideSigmas + (sd === 0 ? 0 : maxPay / sd),
  };
}

function x100({ numerator, denominator }: { numerator: string; denominator: string }): number {
  return (100 * Number(numerator)) / Number(denominator);
}
