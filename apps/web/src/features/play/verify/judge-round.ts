import type { AnyGame } from '@goldwren/game-engine';
import { verifyRound } from '@goldwren/game-engine/fairness';
import type { ClockReading, PendingRound } from '../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../shared/fairness/violation.ts';
import { canVerify, webCryptography } from '../../../shared/fairness/web-crypto.ts';
import { attributeActions } from './attribute-actions.ts';
import type { Judgement, Settled } from './settled-round.ts';

interface Held {
  readonly game: AnyGame;
  readonly mathsHash: string;
  /** The commitment that was received before any seed of the round was made. Null if none was received. */
  readonly commitment: string | null;
  /** The request of this browser. Null when another device played the whole round. */
  readonly pending: PendingRound | null;
  /** The clocks of this page. */
  readonly now: ClockReading;
}

/**
 * Checks a settled round against what this browser stored. A round that another device started or continued must also match
 * its own secret, but its verdict is never `verified`.
 */
export async function judgeRound(held: Held, settled: Settled): Promise<Judgement> {
  const unavailable: Judgement = { verdict: 'unavailable', roundKey: null, settledBy: null };
  if (!canVerify()) return unavailable;
  const { pending, game, mathsHash } = held;
  const { record, events } = settled;
  // A round of another device must still be the one that this browser saw open.
  const request = pending
    ? { ...pending.request, clientSeed: pending.request.client_seed }
    : { ...record, clientSeed: record.client_seed };
  const commitment = held.commitment ?? settled.commitment;
  const { nonce, currency, stake, clientSeed, choice } = request;
  const verdict = await verifyRound(
    webCryptography,
    game,
    {
      ...{ mathsHash, commitment, nonce, currency, stake, clientSeed, choice },
      actions: record.actions,
      shown: pending?.shown ?? [],
    },
    { ...record, events },
  );
  if (verdict.mismatches.includes('maths_not_here')) return unavailable;
  const codes = verdict.mismatches as ViolationCode[];
  if (settled.commitment !== commitment && !codes.includes('commitment')) codes.push('commitment');
  if (pending?.roundId && pending.roundId !== settled.roundId) codes.push('another_round');
  const { roundKey } = verdict;
  if (roundKey === null || codes.length > 0) return { verdict: 'mismatch', codes };
  const { actor, settledBy, codes: found } = attributeActions(held, settled, roundKey);
  if (found.length > 0) return { verdict: 'mismatch', codes: [...found] };
  return { verdict: actor === 'here' ? 'verified' : 'elsewhere', roundKey, settledBy };
}
