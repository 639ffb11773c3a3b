import type { RoundRecord } from '@goldwren/contracts/player';
import type { GameEvent, Replayed } from '@goldwren/game-engine';
import { type RoundMismatch, verifyRound } from '@goldwren/game-engine/fairness';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { recordOf } from './client-log.ts';
import { canVerify, webCryptography } from './web-crypto.ts';

/** The fields that a proof needs, from a round of the player's records or from pasted data. */
export type ProvableRound = Pick<
  RoundRecord,
  | 'nonce'
  | 'currency'
  | 'stake'
  | 'raised'
  | 'payout'
  | 'choice'
  | 'actions'
  | 'events'
  | 'client_seed'
  | 'commitment'
  | 'round_secret'
> & { game: { slug: string }; maths: { hash: string } };

export interface RecordCheck {
  readonly result: 'verified' | 'mismatch' | 'unavailable';
  readonly codes: readonly Exclude<RoundMismatch, 'maths_not_here'>[];
  readonly roundKey: string | null;
  readonly replayed: Replayed | null;
}

const nothing = { codes: [], roundKey: null, replayed: null };

/**
 * Replays a settled round from its secret and seed.
 * @param heldCommitment The commitment that this browser stored before it made the seed. Null to use the record's own
 */
export async function checkRecord(round: ProvableRound, heldCommitment: string | null): Promise<RecordCheck> {
  const game = gameByMaths(round.game.slug, round.maths.hash);
  if (!game || !canVerify()) return { result: 'unavailable', ...nothing };
  const record = recordOf(round);
  const { nonce, currency, stake, choice, actions, client_seed: clientSeed } = record;
  const commitment = heldCommitment ?? round.commitment;
  const held = {
    mathsHash: round.maths.hash,
    commitment,
    nonce,
    currency,
    stake,
    clientSeed,
    choice,
    actions,
    shown: [],
  };
  const answer = { ...record, events: round.events as GameEvent[] };
  const { ok, mismatches, roundKey, replayed } = await verifyRound(webCryptography, game, held, answer);
  const codes = mismatches.filter((code) => code !== 'maths_not_here');
  return { result: ok ? 'verified' : 'mismatch', codes, roundKey, replayed };
}
