import type { Round } from '@goldwren/contracts/player';
import { type AnyGame, fromHex } from '@goldwren/game-engine';
import type { Coach, Review } from '@goldwren/game-engine/coach';
import { deriveRoundKey } from '@goldwren/game-engine/fairness';
import { webCryptography } from '../../../shared/fairness/web-crypto.ts';

/** The games that have a best play after the deal. Each coach is loaded at its first review. */
const coaches: Readonly<Record<string, () => Promise<{ coach: Coach }>>> = {
  'jacks-or-better-poker': () => import('@goldwren/game-engine/coach/jacks-or-better-poker'),
  'midnight-blackjack': () => import('@goldwren/game-engine/coach/midnight-blackjack'),
  'three-card-poker': () => import('@goldwren/game-engine/coach/three-card-poker'),
};

export type ReviewedRound = Pick<Round, 'actions' | 'choice' | 'client_seed' | 'nonce' | 'round_secret'>;

/** Compares each decision of a settled round with the best one. Empty when the round is open or had no decision. */
export async function reviewRound(
  { maths: { slug }, mathsHash }: AnyGame,
  { actions, choice, client_seed: clientSeed, nonce, round_secret: secret }: ReviewedRound,
): Promise<Review[]> {
  const load = coaches[slug];
  if (!load || secret === null || actions.length === 0) return [];
  const { coach } = await load();
  const key = await deriveRoundKey(webCryptography.hmac, fromHex(secret), { slug, mathsHash, clientSeed, nonce });
  return coach(key, choice, actions);
}
