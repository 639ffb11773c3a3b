import { isClientSeed } from '@goldwren/game-engine';
import { play } from '@goldwren/rules';
import { forms } from '../../../lib/words/forms.ts';

const randomBytes = 16;

/** A fresh client seed of the browser's own: 128 random bits in hex. Made only after the commitment is known. */
export function makeClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why a seed cannot be used, or null. The server refuses the same ones. */
export function clientSeedProblem(text: string): string | null {
  if (text === '') return forms.client_seed_missing({});
  if (text.length > play.clientSeedMaxLength) return forms.too_long({ max: play.clientSeedMaxLength });
  return isClientSeed(text) ? null : forms.client_seed_invalid({});
}
