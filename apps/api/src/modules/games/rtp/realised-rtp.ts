import { type ChoiceProof, type GameEntry, type ProofSummary, sameJson } from '@goldwren/game-engine';

/** Beyond so many standard deviations a return is no chance any more: one game and day in 3.5 million. */
const outsideSigmas = 5;

/** What the rounds of a game returned, and what its proof says of such rounds; hundredths of the base stake. */
export interface ReturnTally {
  rounds: number;
  /** Pays less raises. */
  returned: bigint;
  /** By the proof, with the lowest and the highest return that the choices made can have. */
  expectedLow: number;
  expectedHigh: number;
  variance: number;
  /** The largest award among the rounds' maths. */
  maxPay: number;
  /** Some rounds are of a game whose proven return is that of the best decisions: a player may stay below it. */
  isOptimalPlay: boolean;
}

export function emptyTally(): ReturnTally {
  return { rounds: 0, returned: 0n, expectedLow: 0, expectedHigh: 0, variance: 0, maxPay: 0, isOptimalPlay: false };
}

type Proved = Pick<GameEntry, 'game' | 'proof'>;

/** What the proof says of a choice, or of one that has the same odds. */
function provenOf({ game, proof }: Proved, raw: unknown): ChoiceProof | undefined {
  const choice = game.parseChoice(raw);
  const named = choice && (game.provedAs?.(choice) ?? choice);
  return proof.choices.find((proven) => sameJson(proven.choice, named));
}

/** @param round.returned of this round, in hundredths of its base stake */
export function addRound(tally: ReturnTally, proved: Proved, round: { choice: unknown; returned: bigint }): void {
  const { proof } = proved;
  const proven = provenOf(proved, round.choice);
  // Where players decide what a round returns, what any of them may do is expected, not what one plan gives.
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

/** What a round of this choice may return on average, and how far it may vary. */
function spanOf({ rtp, rtpHigh, sdPerUnitStake }: ProofSummary, proven: ChoiceProof | undefined) {
  if (!proven) return { rtpLow: rtp, rtpHigh, sdPerUnitStake };
  return proven.anyPlay ?? { rtpLow: proven.rtp, rtpHigh: proven.rtp, sdPerUnitStake: proven.sdPerUnitStake };
}

/** Adds what was counted elsewhere. */
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
  /** How far outside of what the proof expects; 0 within the expectations of the choices. */
  readonly z: number;
  readonly isOutside: boolean;
}

/**
 * Judges a return. Above: five standard deviations, and one highest award more, which is honest on however small a day.
 * Below: five, but not where players may decide worse than the proof's.
 */
export function bandOf(tally: ReturnTally): Band {
  const sd = Math.sqrt(tally.variance);
  const returned = Number(tally.returned);
  const excess = Math.max(0, returned - tally.expectedHigh) + Math.min(0, returned - tally.expectedLow);
  const z = sd === 0 ? 0 : excess / sd;
  const isOutside = excess > outsideSigmas * sd + tally.maxPay || (z < -outsideSigmas && !tally.isOptimalPlay);
  return { sd, z, isOutside };
}

function x100({ numerator, denominator }: { numerator: string; denominator: string }): number {
  return (100 * Number(numerator)) / Number(denominator);
}
