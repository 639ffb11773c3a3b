import { buildClientSeed, isOwnText } from '@goldwren/game-engine/fairness';
import { clientSeed } from '@goldwren/messages/current/client-seed';

const randomBytes = 16;
const ownTextMaxLength = 31;

/** Makes the client seed of a round. Call it only after the commitment of the round has been received. */
export function makeClientSeed(ownText: string): string {
  return buildClientSeed(ownText, crypto.getRandomValues(new Uint8Array(randomBytes)));
}

/**
 * The reason why a text cannot be part of a seed, or null. An empty text is valid, because the browser always adds a random
 * part.
 */
export function ownTextProblem(text: string): string | null {
  if (text.length > ownTextMaxLength) return clientSeed.tooLong(ownTextMaxLength);
  return isOwnText(text) ? null : clientSeed.invalid;
}
