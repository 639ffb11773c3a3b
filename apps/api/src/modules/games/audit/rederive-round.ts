import { type AnyGame, ReplayError, type Replayed } from '@goldwren/game-engine';
import { gameByMaths } from '@goldwren/game-engine/registry';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import { deriveRound } from '../rounds/round-view.ts';
import { openSecret } from '../sessions/live-session.ts';
import type { AuditedRow } from './settled-rounds.checks.ts';

/** What is wrong with a settled round. */
export type RoundFault =
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
  /** The journal shows another stake, raise or payout. */
  | 'posted_stake'
  | 'posted_raises'
  | 'posted_win';

/** Replays a settled round from its session's seed and compares the result with the stake and the payout. */
export function faultsOfRound(box: SealedBox, row: AuditedRow): RoundFault[] {
  const faults = postingFaults(row);
  const game = gameByMaths(row.slug, row.maths_hash);
  if (!game) return [...faults, 'maths_unknown'];
  const replayed = replay(box, game, row);
  if (typeof replayed === 'string') return [...faults, replayed];
  if (!replayed.result) return [...faults, 'not_over'];
  const base = row.stake - row.raised;
  // Multiplies instead of calling computePayout, because a stake that was tampered with may not be divisible.
  if (base * BigInt(replayed.raiseX100) !== row.raised * 100n) faults.push('raised');
  if (base * BigInt(replayed.result.payX100) !== row.payout * 100n) faults.push('payout');
  return faults;
}

function postingFaults(row: AuditedRow): RoundFault[] {
  const faults: RoundFault[] = [];
  if (row.posted_stake !== row.stake - row.raised) faults.push('posted_stake');
  if (row.posted_raises !== row.raised) faults.push('posted_raises');
  if ((row.posted_win ?? 0n) !== row.payout) faults.push('posted_win');
  return faults;
}

function replay(box: SealedBox, game: AnyGame, row: AuditedRow): Replayed | RoundFault {
  const secret = secretOrNull(box, row);
  if (!secret) return 'seed';
  const session = { secret, game, slug: row.slug, mathsHash: row.maths_hash };
  try {
    return deriveRound(session, { ...row, clientSeed: row.client_seed }).replayed;
  } catch (error) {
    if (error instanceof ReplayError || error instanceof RangeError) return 'not_playable';
    throw error;
  }
}

function secretOrNull(box: SealedBox, row: AuditedRow) {
  const { player_id: playerId, session_id: id, sealed_server_seed: sealedServerSeed, commitment } = row;
  try {
    return openSecret(box, { playerId, id, sealedServerSeed, commitment });
  } catch {
    return null;
  }
}
