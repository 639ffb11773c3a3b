import type { Round } from '@goldwren/contracts/player';
import {
  type AnyGame,
  canonicalJson,
  fromHex,
  type Json,
  payoutOf,
  replayRound,
  roundCommitmentMessage,
  toHex,
} from '@goldwren/game-engine';
import { formatHundredths, parseHundredths } from '@goldwren/rules';
import type { RoundRequest } from '../model/round-types.ts';
import type { Mismatch, Verification } from '../model/verification.ts';
import { canVerify, sha256 } from './web-crypto.ts';

export interface RoundClaim {
  readonly game: AnyGame;
  /** Maths hash the session was opened with. */
  readonly mathsHash: string;
  readonly request: RoundRequest;
  /** Commitment and cards as they were first shown, when the round was open before. */
  readonly dealt: Pick<Round, 'commitment' | 'view'> | null;
  readonly round: Round;
}

/** Key order and spacing carry no meaning; anything the canonical form refuses cannot be an honest answer. */
function sameJson(a: unknown, b: unknown): boolean {
  try {
    return canonicalJson(a as Json) === canonicalJson(b as Json);
  } catch {
    return false;
  }
}

function requestMismatches({ request, round, dealt }: RoundClaim): Mismatch[] {
  const what: Mismatch[] = [];
  if (round.nonce !== request.nonce) what.push('nonce');
  if (round.currency !== request.currency || round.stake !== request.stake) what.push('stake');
  if (round.client_seed !== request.client_seed) what.push('client_seed');
  if (dealt !== null && dealt.commitment !== round.commitment) what.push('commitment_changed');
  return what;
}

function replayMismatches({ game, request, round, dealt }: RoundClaim, key: Uint8Array): Mismatch[] {
  const what: Mismatch[] = [];
  try {
    const { result } = replayRound(game, key, request.choice, round.actions);
    if (result === null) return ['not_over'];
    const stake = parseHundredths(round.stake) ?? 0n;
    if (formatHundredths(payoutOf(stake, result.payX100)) !== round.payout) what.push('payout');
    if (!sameJson(result.events, round.events)) what.push('events');
    const before = dealt === null ? null : replayRound(game, key, request.choice, []).view;
    if (before !== null && !sameJson(before, dealt?.view)) what.push('first_cards');
  } catch {
    what.push('replay');
  }
  return what;
}

/**
 * Replays a settled round from its revealed key with the engine in this browser and compares everything the server
 * said: stake, seed, commitment, every event, the payout.
 */
export async function verifyRound(claim: RoundClaim): Promise<Verification> {
  const { game, round } = claim;
  if (!canVerify()) return { result: 'unavailable', why: 'insecure' };
  if (game.mathsHash !== claim.mathsHash) {
    return { result: 'unavailable', why: 'outdated' };
  }
  if (round.round_key === null || !/^[0-9a-f]{64}$/.test(round.round_key)) {
    return { result: 'mismatch', what: ['round_key'] };
  }
  const key = fromHex(round.round_key);
  const what = requestMismatches(claim);
  if (toHex(await sha256(roundCommitmentMessage(key))) !== round.commitment) what.push('commitment');
  what.push(...replayMismatches(claim, key));
  return what.length === 0 ? { result: 'verified' } : { result: 'mismatch', what };
}
