import { fromHex, toHex } from '../bytes.ts';
import { sameJson } from '../canonical-json.ts';
import { payoutOf } from '../payout.ts';
import { ReplayError, type Replayed, replayRound } from '../replay.ts';
import type { AnyGame, Choice, CurrencyCode, GameAction, GameEvent } from '../types.ts';
import { amountText, parseAmount } from './amounts.ts';
import type { Cryptography } from './cryptography.ts';
import { deriveRoundKey, isClientSeed, isHash, roundCommitMessage } from './gw2.ts';
import type { RoundRecord } from './session-statement.ts';

/** What the browser had before it sent its seed, and what it sent. Nothing here comes from the answer that is judged. */
export type HeldRound = {
  mathsHash: string;
  /** c_n, hex, as held before the client seed was sent. */
  commitment: string;
  nonce: number;
  currency: CurrencyCode;
  /** "5000.00" */
  stake: string;
  clientSeed: string;
  choice: Choice;
  /** As sent, oldest first. */
  actions: readonly GameAction[];
  /** Events that were shown while the round was open, in order; [] for an instant game. */
  shown: readonly GameEvent[];
};

/** A settled round as the house answers it. */
export type SettledAnswer = RoundRecord & { events: readonly GameEvent[] };

/** What does not fit. Every one but `maths_not_here` is an accusation. */
export type RoundDisagreement =
  /** This build plays other maths than the session's: it cannot judge. */
  | 'maths_not_here'
  /** No 64 hex digits. */
  | 'secret_malformed'
  /** The secret does not hash to the commitment that was held. */
  | 'commitment'
  | 'nonce'
  | 'currency'
  | 'stake'
  | 'client_seed'
  | 'choice'
  | 'actions'
  /** The choice or an action is none that the game has. */
  | 'not_playable'
  /** The actions do not end the round. */
  | 'not_over'
  | 'raised'
  | 'payout'
  | 'events'
  /** What was shown while the round was open is not how it began. */
  | 'shown';

export type RoundVerdict = {
  ok: boolean;
  disagreements: RoundDisagreement[];
  /** The round as it truly went; null when it cannot be derived. */
  replayed: Replayed | null;
  /** Hex; null when it cannot be derived. */
  roundKey: string | null;
};

function requestDisagreements(held: HeldRound, answer: SettledAnswer): RoundDisagreement[] {
  const found: RoundDisagreement[] = [];
  if (answer.nonce !== held.nonce) found.push('nonce');
  if (answer.currency !== held.currency) found.push('currency');
  if (answer.stake !== held.stake) found.push('stake');
  if (answer.client_seed !== held.clientSeed) found.push('client_seed');
  if (!sameJson(answer.choice, held.choice)) found.push('choice');
  if (!sameJson(answer.actions, held.actions)) found.push('actions');
  return found;
}

/** "5000.00" of a base stake and hundredths of it; null when that is no whole amount. */
function timesStake(stake: bigint, x100: number): string | null {
  return (stake * BigInt(x100)) % 100n === 0n ? amountText(payoutOf(stake, x100)) : null;
}

/** How a settled round compares with what its key says. Shared with the check of whole sessions. */
export function moneyDisagreements(
  replayed: Replayed,
  held: { stake: string },
  answer: Pick<RoundRecord, 'raised' | 'payout'>,
): RoundDisagreement[] {
  const stake = parseAmount(held.stake);
  if (stake === null || stake === 0n) return ['stake'];
  if (replayed.result === null) return ['not_over'];
  const found: RoundDisagreement[] = [];
  if (timesStake(stake, replayed.raiseX100) !== answer.raised) found.push('raised');
  if (timesStake(stake, replayed.result.payX100) !== answer.payout) found.push('payout');
  return found;
}

/** null when the choice or an action is refused. */
export function replayOrNull(game: AnyGame, roundKey: Uint8Array, choice: unknown, actions: unknown): Replayed | null {
  if (!Array.isArray(actions)) return null;
  try {
    return replayRound(game, roundKey, choice, actions);
  } catch (error) {
    if (error instanceof ReplayError) return null;
    throw error;
  }
}

function outcomeDisagreements(replayed: Replayed, held: HeldRound, answer: SettledAnswer): RoundDisagreement[] {
  const found = moneyDisagreements(replayed, held, answer);
  const events = replayed.result?.events ?? [];
  if (!sameJson(events, answer.events)) found.push('events');
  if (!sameJson(events.slice(0, held.shown.length), held.shown)) found.push('shown');
  return found;
}

/**
 * Judges a settled round by what was held before it: the secret against the commitment, the answer against the
 * request, and the outcome against the round that the key derived from both plays.
 */
export async function verifyRound(
  cryptography: Pick<Cryptography, 'sha256' | 'hmac'>,
  game: AnyGame,
  held: HeldRound,
  answer: SettledAnswer,
): Promise<RoundVerdict> {
  const disagreements = requestDisagreements(held, answer);
  const verdict = (replayed: Replayed | null, roundKey: string | null): RoundVerdict => ({
    ok: disagreements.length === 0,
    disagreements,
    replayed,
    roundKey,
  });
  if (game.mathsHash !== held.mathsHash) disagreements.push('maths_not_here');
  if (!isHash(answer.round_secret)) disagreements.push('secret_malformed');
  if (game.mathsHash !== held.mathsHash || !isHash(answer.round_secret)) return verdict(null, null);

  const secret = fromHex(answer.round_secret);
  const commitment = toHex(await cryptography.sha256(roundCommitMessage(secret)));
  if (commitment !== held.commitment) disagreements.push('commitment');
  if (!isClientSeed(held.clientSeed)) {
    if (!disagreements.includes('client_seed')) disagreements.push('client_seed');
    return verdict(null, null);
  }
  const { mathsHash, clientSeed, nonce } = held;
  const parts = { slug: game.maths.slug, mathsHash, clientSeed, nonce };
  const roundKey = await deriveRoundKey(cryptography.hmac, secret, parts);
  const replayed = replayOrNull(game, roundKey, held.choice, held.actions);
  disagreements.push(...(replayed === null ? ['not_playable' as const] : outcomeDisagreements(replayed, held, answer)));
  return verdict(replayed, toHex(roundKey));
}
