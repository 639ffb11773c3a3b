import { createHmac } from 'node:crypto';
import type { Challenge, ChallengeAnswer, ChallengeHand } from '@goldwren/contracts/player';
import { coach as poker } from '@goldwren/game-engine/coach/jacks-or-better-poker';
import { coach as blackjack } from '@goldwren/game-engine/coach/midnight-blackjack';
import { challengeCommitment } from '@goldwren/game-engine/fairness';
import type pg from 'pg';
import { createSealedBox } from '../../../src/platform/crypto/sealed-box.ts';
import { sha256 } from '../../../src/platform/crypto/sha256.ts';
import { testSecrets } from '../api/settings.ts';
import type { Player } from '../people/players.ts';

export type Decision = ChallengeHand['actions'][number];

/** Encrypts and decrypts seeds with the key of the tests. */
const box = createSealedBox(Buffer.from(testSecrets.SEED_ENCRYPTION_KEY, 'hex'));
const contextOf = (day: string) => `challenge-seed|${day}`;

/** Decrypts the seed of a day. */
export async function openChallengeSeed(owner: pg.Pool, day: string): Promise<Buffer> {
  const { rows } = await owner.query('SELECT sealed_seed FROM challenge_day WHERE day = $1', [day]);
  return box.open(rows[0].sealed_seed, contextOf(day));
}

/** Gives a day that no one has played yet a known seed, so that its cards are the same in every run. */
export async function fixChallengeSeed(owner: pg.Pool, day: string, seed: Buffer): Promise<void> {
  await owner.query('UPDATE challenge_day SET sealed_seed = $2, commitment = $3 WHERE day = $1', [
    day,
    box.seal(seed, contextOf(day)),
    challengeCommitment(sha256, seed),
  ]);
}

/** Computes the key of a hand as the page documents it, independently of the engine. */
export function challengeKeyOf(seed: Buffer, { day, game, maths_hash: hash }: Challenge, deal: number): Buffer {
  return createHmac('sha256', seed).update(`gw2-challenge|${day}|${game}|${hash}|${deal}`).digest();
}

/** Returns the first legal decision of an open hand, without any picked numbers. */
export function firstDecision({ legal_actions: [first] }: ChallengeHand): Decision {
  if (!first) throw new RangeError('the hand is over');
  return first.pick ? { ...first.action, [first.pick.field]: [] } : first.action;
}

/** Returns the best decision of an open hand. */
export function bestDecision(seed: Buffer, challenge: Challenge, hand: ChallengeHand): Decision {
  const coach = challenge.game === 'midnight-blackjack' ? blackjack : poker;
  const key = challengeKeyOf(seed, challenge, hand.deal);
  const reviews = coach(key, {}, [...hand.actions, firstDecision(hand)]);
  return reviews.at(-1)?.best as Decision;
}

export function act(player: Player, day: string, { number, actions }: ChallengeHand, action: Decision) {
  return player.client.challenge.act({ body: { day, hand: number, step: actions.length, action } });
}

/** Plays the rest of the challenge, or until `until` returns true. Returns every answer. */
export async function playChallenge(
  player: Player,
  choose: (challenge: Challenge, hand: ChallengeHand) => Decision = (_, hand) => firstDecision(hand),
  until: (hand: ChallengeHand) => boolean = () => false,
): Promise<ChallengeAnswer[]> {
  const challenge = await player.client.challenge.get({ query: {} });
  const answers: ChallengeAnswer[] = [];
  let open = challenge.played.at(-1);
  while (open && open.result === null && !until(open)) {
    const answer = await act(player, challenge.day, open, choose(challenge, open));
    answers.push(answer);
    open = answer.hand.result ? (answer.next ?? undefined) : answer.hand;
  }
  return answers;
}
