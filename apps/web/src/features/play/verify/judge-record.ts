import type { RoundRecord } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { parseAmount } from '@goldwren/game-engine/fairness';
import type { ClockReading, LoggedRound, PendingRound, SessionRecord } from '../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../shared/fairness/violation.ts';
import { judgeRound } from './judge-round.ts';
import { loggedRound, settledFromRecord } from './settled-round.ts';

/**
 * The request that this browser made for a nonce, if the record is about it. An unanswered request may never have arrived:
 * the round of another device then has its nonce and another seed.
 */
function ownPending({ pending }: SessionRecord, record: RoundRecord): PendingRound | null {
  if (pending === null || pending.request.nonce !== record.nonce) return null;
  const isOurs = pending.roundId !== null || pending.request.client_seed === record.client_seed;
  return isOurs ? pending : null;
}

/** Checks that a record is about the session that this browser knows. */
export function recordCodes(sessionRecord: SessionRecord, record: RoundRecord): ViolationCode[] {
  const isOfSession =
    record.session_id === sessionRecord.session &&
    record.game.slug === sessionRecord.slug &&
    record.maths.hash === sessionRecord.mathsHash &&
    record.chain_start === sessionRecord.chainStart &&
    record.outcome_seed === sessionRecord.outcomeSeed;
  return [...(isOfSession ? [] : (['record'] as const)), ...(isBalanced(record) ? [] : (['balance'] as const))];
}

/**
 * Checks the balances around a round. Only a round without decisions moves its stake and its payout in one transaction.
 * Between the decisions of others, purchases or other games can change the balance.
 */
function isBalanced({ balance_before, balance_after, stake, payout, actions }: RoundRecord): boolean {
  if (actions.length > 0) return true;
  const [before, after, staked, paid] = [balance_before, balance_after, stake, payout].map(parseAmount);
  return before != null && staked != null && paid != null && before - staked + paid === after;
}

/** In a session of this browser, a record must have a seed of this browser. */
async function isOfThisBrowser(sessionRecord: SessionRecord, { nonce, client_seed }: RoundRecord): Promise<boolean> {
  const { isOwnSeed } = await import('../model/seed-chain.ts');
  return isOwnSeed(sessionRecord, nonce, client_seed);
}

type JudgedRecord = { readonly logged: LoggedRound } | { readonly codes: readonly ViolationCode[] };

/**
 * Checks a settled round that this browser finds in the records: pending, settled by default, or of another device. It is
 * checked exactly like an answer.
 */
export async function judgeRecord(
  game: AnyGame,
  sessionRecord: SessionRecord,
  record: RoundRecord,
  now: ClockReading,
): Promise<JudgedRecord> {
  const { mathsHash, nextNonce, nextCommitment } = sessionRecord;
  const asked = ownPending(sessionRecord, record);
  const pending = asked && { ...asked, handedOver: asked.handedOver || record.handed_over_at !== null };
  const commitment = pending?.commitment ?? (record.nonce === nextNonce ? nextCommitment : null);
  const settled = settledFromRecord(record);
  const judgement = await judgeRound({ game, mathsHash, commitment, pending, now }, settled);
  const codes = [...(judgement.verdict === 'mismatch' ? judgement.codes : []), ...recordCodes(sessionRecord, record)];
  if (sessionRecord.chainEnd && !(await isOfThisBrowser(sessionRecord, record))) codes.push('seed_chain');
  if (judgement.verdict === 'mismatch' || codes.length > 0) return { codes };
  return { logged: loggedRound(sessionRecord, settled, judgement) };
}
