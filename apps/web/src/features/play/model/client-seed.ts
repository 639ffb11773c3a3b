import { clientSeedOf, isOwnText } from '@goldwren/game-engine/fairness';
import { clientSeed } from '@goldwren/messages/current/client-seed';

const randomBytes = 16;
const ownTextMaxLength = 31;

/** A round's client seed. Call it only when the round's commitment is held. */
export function makeClientSeed(ownText: string): string {
  return clientSeedOf(ownText, crypto.getRandomValues(new Uint8Array(randomBytes)));
}

/** Why a text cannot be part of a seed, or null. Empty is fine: the browser's random part is always there. */
export function ownTextProblem(text: string): string | null {
  if (text.length > ownTextMaxLength) return clientSeed.tooLong(ownTextMaxLength);
  return isOwnText(text) ? null : clientSeed.invalid;
}
