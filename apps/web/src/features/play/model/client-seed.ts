import { isClientSeed } from '@goldwren/game-engine';
import { play } from '@goldwren/rules';

const randomBytes = 16;

/** A fresh client seed of the browser's own: 128 random bits in hex. Made only after the commitment is known. */
export function makeClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why a seed cannot be used, or null. The server refuses the same ones. */
export function clientSeedProblem(text: string): string | null {
  if (text === '') return 'Enter a client seed.';
  if (text.length > play.clientSeedMaxLength) return `Use at most ${play.clientSeedMaxLength} characters.`;
  return isClientSeed(text) ? null : 'Use letters, digits, hyphen and underscore.';
}
