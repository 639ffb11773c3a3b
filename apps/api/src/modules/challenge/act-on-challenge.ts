import type { ChallengeAnswer, ChallengeHand } from '@goldwren/contracts/player';
import { type JsonObject, ReplayError, sameJson } from '@goldwren/game-engine';
import { challengePrizeOf, formatHundredths, productDay, type Visitor } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { assertMay } from '../../platform/assert-may.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { assertTermsAccepted, type Person } from '../players/public.ts';
import { limitReached } from '../responsible-play/public.ts';
import {
  type EntryRow,
  grantChallengePrize,
  insertEntry,
  lockEntry,
  recordChallengeDecision,
  updateHands,
} from './challenge.store.ts';
import { type ChallengeDay, findDay, openToday } from './challenge-days.ts';
import { loadCoaches } from './coach-thread.ts';
import { findOpenHand, isFinished, playHands, sumGivenUp } from './play-hands.ts';

export type ChallengeDeps = Pick<Context, 'database' | 'policy' | 'clock' | 'box' | 'config'>;

export interface ChallengeRequest {
  readonly day: string;
  readonly hand: number;
  /** The number of the decision in the hand, from 0. */
  readonly step: number;
  readonly action: JsonObject;
  readonly visitor: Visitor;
}

/**
 * Stores a decision. The last one also credits the prize in the same transaction. The player's entry is locked, so decisions
 * of two browser tabs take turns. A repeated decision returns the same answer and changes nothing.
 * @throws Problem `conflict` out of order, for another action at a stored step, and after the end of the day;
 *   `validation_failed` for an illegal action; `game_off`, and the refusals of Gold Coin play.
 */
export async function actOnChallenge(
  deps: ChallengeDeps,
  player: Person,
  request: ChallengeRequest,
): Promise<ChallengeAnswer> {
  assertMay(await deps.policy(), 'gold_play', player, request.visitor);
  await assertTermsAccepted(deps, player);
  await loadCoaches();
  return inTransaction(deps.database, async (tx) => {
    const today = productDay(await readDatabaseClock(tx));
    const isToday = request.day === today;
    const day = isToday ? await openToday(deps, tx, today) : await findDay(deps, tx, request.day);
    if (isToday && day) await insertEntry(tx, { playerId: player.id, day: today, id: newId() });
    const entry = day && (await lockEntry(tx, player.id, request.day));
    if (!entry) throw new Problem('conflict', { params: { reason: 'challenge_over' } });
    const stored = entry.hands[request.hand]?.[request.step];
    if (stored) return answerAgain(day, entry, request, stored);
    if (!isToday) throw new Problem('conflict', { params: { reason: 'challenge_over' } });
    await recordDecision(tx, player.id, request.day);
    return decide(tx, day, entry, request);
  });
}

/** Records the decision as play, unless the game is off, or a break, a limit or a due reality check rejects it. */
async function recordDecision(tx: Db, playerId: string, day: string): Promise<void> {
  const refusal = await recordChallengeDecision(tx, playerId, day);
  if (refusal === 'limit_reached') throw await limitReached(tx, playerId, { stake: 'gold', amount: 0n });
  if (refusal) throw new Problem(refusal);
}

/** Returns the answer to a stored decision as it was the first time. */
async function answerAgain(
  day: ChallengeDay,
  { hands }: EntryRow,
  { hand, step, action }: ChallengeRequest,
  stored: JsonObject,
): Promise<ChallengeAnswer> {
  if (!sameJson(stored, action)) throw new Problem('conflict', { params: { reason: 'challenge_step' } });
  const then = [...hands.slice(0, hand), (hands[hand] ?? []).slice(0, step + 1)];
  return toAnswer(await playHands(day, then), hand);
}

async function decide(
  tx: Db,
  day: ChallengeDay,
  entry: EntryRow,
  { hand, step, action }: ChallengeRequest,
): Promise<ChallengeAnswer> {
  const open = findOpenHand(day, entry.hands);
  if (open?.number !== hand || open.step !== step) {
    throw new Problem('conflict', { params: { reason: 'challenge_step' } });
  }
  const hands = [...entry.hands.slice(0, hand), [...(entry.hands[hand] ?? []), action]];
  const played = await playOrRefuse(day, hands);
  const finishedAt = isFinished(played) ? await readDatabaseClock(tx) : null;
  await updateHands(tx, entry, { hands, givenUp: sumGivenUp(played), finishedAt });
  if (finishedAt) await grantChallengePrize(tx, entry.playerId, entry.day);
  return toAnswer(played, hand);
}

async function playOrRefuse(day: ChallengeDay, hands: readonly (readonly JsonObject[])[]): Promise<ChallengeHand[]> {
  try {
    return await playHands(day, hands);
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new Problem('validation_failed', { fields: { action: [{ code: 'move_illegal' }] } });
  }
}

function toAnswer(played: readonly ChallengeHand[], hand: number): ChallengeAnswer {
  const givenUp = sumGivenUp(played);
  return {
    hand: played[hand] as ChallengeHand,
    next: played[hand + 1] ?? null,
    finished: isFinished(played)
      ? { given_up_x100: givenUp, prize: formatHundredths(challengePrizeOf(givenUp)) }
      : null,
  };
}
