import { fromHex, toHex } from '../bytes.ts';
import { sameJson } from '../canonical-json.ts';
import { computePayout } from '../payout.ts';
import { ReplayError, type Replayed, replayRound } from '../replay.ts';
import type { AnyGame, Choice, CurrencyCode, GameAction, GameEvent } from '../types.ts';
import { formatAmount, parseAmount } from './amounts.ts';
import type { Cryptography } from './cryptography.ts';
import { deriveRoundKey, isClientSeed, isHash, roundCommitMessage } from './keys/derive-keys.ts';
import type { RoundRecord } from './sessions/session-statement.ts';

/** What the browser received before it sent its seed, and its request. No field comes from the answer under verification. */
export type HeldRound = {
  mathsHash: string;
  /** c_n in hex, received before the client seed was sent. */
  commitment: string;
  nonce: number;
  currency: CurrencyCode;
  /** "5000.00" */
  stake: string;
  clientSeed: string;
  choice: Choice;
  /** Actions as sent, oldest first. */
  actions: readonly GameAction[];
  /** Events that were shown while the round was open, in order. [] for an instant game. */
  shown: readonly GameEvent[];
};

/** A settled round in the answer of the server. */
export type SettledAnswer = RoundRecord & { events: readonly GameEvent[] };

/** Kinds of mismatch. Every kind except `maths_not_here` is a fairness violation. */
export type RoundMismatch =
  /** This build has different maths than the session, so it cannot verify the round. */
  | 'maths_not_here'
  /** The secret does not consist of 64 hex digits. */
  | 'secret_malformed'
  /** The hash of the secret is not the commitment that was received. */
  | 'commitment'
  | 'nonce'
  | 'currency'
  | 'stake'
  | 'client_seed'
  | 'choice'
  | 'actions'
  /** The game does not allow the choice or an action. */
  | 'not_playable'
  /** The actions do not end the round. */
  | 'not_over'
  | 'raised'
  | 'payout'
  | 'events'
  /** The events shown while the round was open differ from its first events. */
  | 'shown';

export type RoundVerdict = {
  ok: boolean;
  mismatches: RoundMismatch[];
  /** The correct round. Null if it cannot be derived. */
  replayed: Replayed | null;
  /** Round key in hex. Null if it cannot be derived. */
  roundKey: string | null;
};

function compareRequest(held: HeldRound, answer: SettledAnswer): RoundMismatch[] {
  const found: RoundMismatch[] = [];
  if (answer.nonce !== held.nonce) found.push('nonce');
  if (answer.currency !== held.currency) found.push('currency');
  if (answer.stake !== held.stake) found.push('stake');
  if (answer.client_seed !== held.clientSeed) found.push('client_seed');
  if (!sameJson(answer.choice, held.choice)) found.push('choice');
  if (!sameJson(answer.actions, held.actions)) found.push('actions');
  return found;
}

/** Multiplies a base stake by hundredths and formats the result. Returns null if it is not a whole amount. */
function multiplyStake(stake: bigint, x100: number): string | null {
  return (stake * BigInt(x100)) % 100n === 0n ? formatAmount(computePayout(stake, x100)) : null;
}

/** Compares the amounts of a settled round with the replayed round. The verification of sessions also uses it. */
export function compareAmounts(
  replayed: Replayed,
  held: { stake: string },
  answer: Pick<RoundRecord, 'raised' | 'payout'>,
): RoundMismatch[] {
  const stake = parseAmount(held.stake);
  if (stake === null || stake === 0n) return ['stake'];
  if (replayed.result === null) return ['not_over'];
  const found: RoundMismatch[] = [];
  if (multiplyStake(stake, replayed.raiseX100) !== answer.raised) found.push('raised');
  if (multiplyStake(stake, replayed.result.payX100) !== answer.payout) found.push('payout');
  return found;
}

/** Replays a round. Returns null if the choice or an action is invalid. */
export function replayOrNull(game: AnyGame, roundKey: Uint8Array, choice: unknown, actions: unknown): Replayed | null {
  if (!Array.isArray(actions)) return null;
  try {
    return replayRound(game, roundKey, choice, actions);
  } catch (error) {
    if (error instanceof ReplayError) return null;
    throw error;
  }
}

function compareOutcome(replayed: Replayed, held: HeldRound, answer: SettledAnswer): RoundMismatch[] {
  const found = compareAmounts(replayed, held, answer);
  const events = replayed.result?.events ?? [];
  if (!sameJson(events, answer.events)) found.push('events');
  if (!sameJson(events.slice(0, held.shown.length), held.shown)) found.push('shown');
  return found;
}

/**
 * Verifies a settled round with the data that the browser received before it. It compares the secret with the commitment,
 * the answer with the request, and the outcome with the round that the derived key produces.
 */
export async function verifyRound(
  cryptography: Pick<Cryptography, 'sha256' | 'hmac'>,
  game: AnyGame,
  held: HeldRound,
  answer: SettledAnswer,
): Promise<RoundVerdict> {
  const mismatches = compareRequest(held, answer);
  const verdict = (replayed: Replayed | null, roundKey: string | null): RoundVerdict => ({
    ok: mismatches.length === 0,
    mismatches,
    replayed,
    roundKey,
  });
  if (game.mathsHash !== held.mathsHash) mismatches.push('maths_not_here');
  if (!isHash(answer.round_secret)) mismatches.push('secret_malformed');
  if (game.mathsHash !== held.mathsHash || !isHash(answer.round_secret)) return verdict(null, null);

  const secret = fromHex(answer.round_secret);
  const commitment = toHex(await cryptography.sha256(roundCommitMessage(secret)));
  if (commitment !== held.commitment) mismatches.push('commitment');
  if (!isClientSeed(held.clientSeed)) {
    if (!mismatches.includes('client_seed')) mismatches.push('client_seed');
    return verdict(null, null);
  }
  const { mathsHash, clientSeed, nonce } = held;
  const parts = { slug: game.maths.slug, mathsHash, clientSeed, nonce };
  const roundKey = await deriveRoundKey(cryptography.hmac, secret, parts);
  const replayed = replayOrNull(game, roundKey, held.choice, held.actions);
  mismatches.push(...(replayed === null ? ['not_playable' as const] : compareOutcome(replayed, held, answer)));
  return verdict(replayed, toHex(roundKey));
}
