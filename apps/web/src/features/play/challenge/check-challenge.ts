import type { Challenge } from '@goldwren/contracts/player';
import { canonicalJson, fromHex, replayRound, toHex } from '@goldwren/game-engine';
import { challengeCommitMessage, deriveChallengeKey } from '@goldwren/game-engine/fairness';
import { webCryptography } from '../../../shared/fairness/web-crypto.ts';

/**
 * Returns whether the revealed seed matches the commitment and gives exactly the shown hands. Every deal counts: one that was
 * skipped must have been over without a decision.
 */
export async function checkChallenge({ day, game: slug, ...challenge }: Challenge): Promise<boolean> {
  const { gameByMaths } = await import('@goldwren/game-engine/registry');
  const { maths_hash: mathsHash, seed: hex, played } = challenge;
  const game = gameByMaths(slug, mathsHash);
  if (!game || hex === null) return false;
  const seed = fromHex(hex);
  const digest = await webCryptography.sha256(challengeCommitMessage(seed));
  if (toHex(digest) !== challenge.commitment) return false;
  let number = 0;
  for (let deal = 0; number < played.length; deal++) {
    const key = await deriveChallengeKey(webCryptography.hmac, seed, { day, slug, mathsHash, deal });
    if (replayRound(game, key, {}, []).result !== null) continue;
    const hand = played[number++];
    if (hand?.deal !== deal) return false;
    const events = replayRound(game, key, {}, hand.actions).steps.flatMap((step) => step.events);
    if (canonicalJson(events) !== canonicalJson(hand.events as typeof events)) return false;
  }
  return true;
}
