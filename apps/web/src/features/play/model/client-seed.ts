import { isOwnText } from '@goldwren/game-engine/fairness';
import { clientSeed } from '@goldwren/messages/current/client-seed';

const ownTextMaxLength = 31;

/**
 * The reason why a text cannot be part of a seed, or null. An empty text is valid, because the browser always adds a link
 * of its seed chain.
 */
export function ownTextProblem(text: string): string | null {
  if (text.length > ownTextMaxLength) return clientSeed.tooLong(ownTextMaxLength);
  return isOwnText(text) ? null : clientSeed.invalid;
}
