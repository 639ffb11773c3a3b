import {
  type AnyGame,
  fromHex,
  type GameAction,
  type GameEvent,
  getDefaultAction,
  sameJson,
} from '@goldwren/game-engine';
import { type RoundRecord, verifyRound } from '@goldwren/game-engine/fairness';
import type { PendingRound } from '../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../shared/fairness/violation.ts';
import { canVerify, webCryptography } from '../../../shared/fairness/web-crypto.ts';

/** A settled round, from an answer or from the player's own records. */
export interface Settled {
  readonly record: RoundRecord;
  readonly events: readonly GameEvent[];
  readonly commitment: string;
  readonly roundId: string;
  readonly settledBy: 'player' | 'default_action' | null;
}

export type Judgement =
  | { readonly verdict: 'verified' | 'elsewhere' | 'unavailable'; readonly roundKey: string | null }
  | { readonly verdict: 'mismatch'; readonly codes: ViolationCode[] };

interface Held {
  readonly game: AnyGame;
  readonly mathsHash: string;
  /** The commitment that was received before any seed of the round was made. Null if none was received. */
  readonly commitment: string | null;
  /** The request of this browser. Null when another device played the whole round. */
  readonly pending: PendingRound | null;
}

/**
 * Compares the actions that this browser knows with those of the record, and determines where the other actions came from.
 */
function attributeActions(held: Held, settled: Settled, roundKey: string): 'here' | 'elsewhere' | 'nobody' {
  const { pending, game } = held;
  if (pending === null || pending.elsewhere) return 'elsewhere';
  const { actions } = settled.record;
  const sent = pending.actions;
  if (!sameJson(actions.slice(0, pending.answered), sent.slice(0, pending.answered))) return 'nobody';
  if (sameJson(actions, sent)) return 'here';
  if (settled.settledBy !== 'default_action') return 'elsewhere';
  const isDefault = (at: number) => {
    const taken = getDefaultAction(game, fromHex(roundKey), settled.record.choice, actions.slice(0, at));
    return taken !== null && sameJson(taken, actions[at]);
  };
  if (!isDefault(actions.length - 1)) return 'nobody';
  const isOwnAction = (action: GameAction | undefined, at: number) =>
    sameJson(action ?? null, sent[at] ?? null) || isDefault(at);
  return actions.every(isOwnAction) ? 'here' : 'elsewhere';
}

/**
 * Checks a settled round against what this browser stored. A round that another device started or continued must also match
 * its own secret, but its verdict is never `verified`.
 */
export async function judgeRound(held: Held, settled: Settled): Promise<Judgement> {
  if (!canVerify()) return { verdict: 'unavailable', roundKey: null };
  const { pending, game, mathsHash } = held;
  const own = pending !== null && !pending.elsewhere;
  const { record, events } = settled;
  const request = own
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
  if (verdict.mismatches.includes('maths_not_here')) return { verdict: 'unavailable', roundKey: null };
  const codes = verdict.mismatches as ViolationCode[];
  if (settled.commitment !== commitment && !codes.includes('commitment')) codes.push('commitment');
  if (pending?.roundId && pending.roundId !== settled.roundId) codes.push('another_round');
  const { roundKey } = verdict;
  const actor = roundKey === null || codes.length > 0 ? 'here' : attributeActions(held, settled, roundKey);
  if (actor === 'nobody') codes.push('actions');
  if (codes.length > 0) return { verdict: 'mismatch', codes };
  return { verdict: actor === 'here' && own ? 'verified' : 'elsewhere', roundKey };
}
