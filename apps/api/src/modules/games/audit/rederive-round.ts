import { type AnyGame, ReplayError, type Replayed } from '@goldwren/game-engine';
import type { SessionSecret } from '../fairness/seeds.ts';
import { deriveRound } from '../rounds/round-view.ts';
import type { AuditedRound } from './slice.checks.ts';

/** What is wrong with a settled round. */
export type RoundFault =
  /** The round has another game or other maths than its session. */
  | 'other_game'
  /** This build does not have the maths of the round. */
  | 'maths_unknown'
  /** The sealed seed cannot be opened, or it does not match the commitment. */
  | 'seed'
  /** The game has no such choice or action. */
  | 'not_playable'
  /** The round was settled, but by the game's rules it is not over. */
  | 'not_over'
  | 'raised'
  | 'payout'
  /** The journal shows another stake, raise or payout, or none. */
  | 'posted_stake'
  | 'posted_raises'
  | 'posted_win';

/** What the rounds of a session are replayed with. */
export interface ReplayBasis {
  /** Null when the seed cannot be opened. */
  readonly secret: SessionSecret | null;
  /** Null when this build does not have the maths. */
  readonly game: AnyGame | null;
  readonly slug: string;
  readonly mathsHash: string;
}

/** Replays a settled round from its session's seed and compares the result with the stake and the payout. */
export function faultsOfRound({ secret, game, slug, mathsHash }: ReplayBasis, round: AuditedRound): RoundFault[] {
  const faults = postingFaults(round);
  if (!round.isOfSession) faults.push('other_game');
  if (!game) return [...faults, 'maths_unknown'];
  if (!secret) return [...faults, 'seed'];
  const replayed = replay({ secret, game, slug, mathsHash }, round);
  if (!replayed) return [...faults, 'not_playable'];
  if (!replayed.result) return [...faults, 'not_over'];
  const base = round.stake - round.raised;
  // Multiplies instead of calling computePayout, because a stake that was tampered with may not be divisible.
  if (base * BigInt(replayed.raiseX100) !== round.raised * 100n) faults.push('raised');
  if (base * BigInt(replayed.result.payX100) !== round.payout * 100n) faults.push('payout');
  return faults;
}

function postingFaults(round: AuditedRound): RoundFault[] {
  const faults: RoundFault[] = [];
  if (round.postedStake !== round.stake - round.raised) faults.push('posted_stake');
  if (round.postedRaises !== round.raised) faults.push('posted_raises');
  if ((round.postedWin ?? 0n) !== round.payout) faults.push('posted_win');
  return faults;
}

function replay(session: Parameters<typeof deriveRound>[0], round: AuditedRound): Replayed | null {
  try {
    return deriveRound(session, round).replayed;
  } catch (error) {
    if (error instanceof ReplayError || error instanceof RangeError) return null;
    throw error;
  }
}
