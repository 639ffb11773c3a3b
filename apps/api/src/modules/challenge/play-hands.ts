import type { ChallengeHand } from '@goldwren/contracts/player';
import { type JsonObject, type Replayed, replayRound } from '@goldwren/game-engine';
import type { Review } from '@goldwren/game-engine/coach';
import { createHmacOver, deriveChallengeKey } from '@goldwren/game-engine/fairness';
import { challenge } from '@goldwren/rules';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { ChallengeDay } from './challenge-days.ts';
import { reviewHands } from './coach-thread.ts';

const hmac = createHmacOver(sha256);

interface Dealt {
  readonly number: number;
  readonly deal: number;
  readonly key: Uint8Array;
  readonly actions: readonly JsonObject[];
  readonly replayed: Replayed;
}

/**
 * Deals the hands of a challenge and replays the decisions. Deals that are over without a decision are skipped, so that each
 * hand has at least one. The list ends with the open hand, unless the challenge is finished.
 * @throws ReplayError when an action is not legal.
 */
function replayHands(day: ChallengeDay, hands: readonly (readonly JsonObject[])[]): Dealt[] {
  const dealt: Dealt[] = [];
  for (let deal = 0; dealt.length < challenge.hands; deal++) {
    const key = deriveChallengeKey(hmac, day.seed, { ...day, deal });
    if (replayRound(day.game, key, {}, []).result !== null) continue;
    const actions = hands[dealt.length] ?? [];
    const replayed = replayRound(day.game, key, {}, actions);
    dealt.push({ number: dealt.length, deal, key, actions, replayed });
    if (replayed.result === null) break;
  }
  return dealt;
}

/**
 * Returns the hands as the player may see them: undealt cards are never included, and a hand is compared with the best play
 * only when it is over.
 * @throws ReplayError when an action is not legal.
 */
export async function playHands(
  day: ChallengeDay,
  hands: readonly (readonly JsonObject[])[],
): Promise<ChallengeHand[]> {
  const dealt = replayHands(day, hands);
  const finished = dealt.filter(({ replayed }) => replayed.result !== null);
  const reviews =
    finished.length > 0
      ? await reviewHands(
          day.slug,
          finished.map(({ key, actions }) => ({ key, actions })),
        )
      : [];
  return dealt.map(({ number, deal, actions, replayed }, index) => ({
    number,
    deal,
    actions: [...actions] as ChallengeHand['actions'],
    events: replayed.steps.flatMap(({ events }) => events),
    view: replayed.view,
    legal_actions: replayed.legalActions as ChallengeHand['legal_actions'],
    // Only the last hand can be open, so the reviews have the same order.
    result: replayed.result && judge(replayed.result.payX100, reviews[index] ?? []),
  }));
}

/** Returns the hand that waits for a decision, with the number of decisions so far, or null when the challenge is finished. */
export function findOpenHand(
  day: ChallengeDay,
  hands: readonly (readonly JsonObject[])[],
): { number: number; step: number } | null {
  const last = replayHands(day, hands).at(-1);
  return last?.replayed.result === null ? { number: last.number, step: last.actions.length } : null;
}

function judge(payX100: number, reviews: readonly Review[]): NonNullable<ChallengeHand['result']> {
  const decisions = reviews.map(({ taken, best, lostX100 }) => ({ taken, best, given_up_x100: lostX100 }));
  return {
    pay_x100: payX100,
    given_up_x100: decisions.reduce((sum, decision) => sum + decision.given_up_x100, 0),
    decisions: decisions as NonNullable<ChallengeHand['result']>['decisions'],
  };
}

/** Returns what the finished hands gave up together. */
export function sumGivenUp(hands: readonly ChallengeHand[]): number {
  return hands.reduce((sum, { result }) => sum + (result?.given_up_x100 ?? 0), 0);
}

/** Returns whether every hand of the challenge is over. */
export function isFinished(hands: readonly ChallengeHand[]): boolean {
  return hands.length === challenge.hands && hands.every(({ result }) => result !== null);
}
