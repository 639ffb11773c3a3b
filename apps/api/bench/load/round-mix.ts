import { randomBytes } from 'node:crypto';
import type { Currency } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';

const drawn = randomBytes(12).toString('hex');

/** Both loops play this mix: alternating currencies at their default stakes, each round with another client seed. */
export const roundMix = {
  /** As long as a browser's seed but cheap to generate, so that its cost is not measured. */
  buildClientSeed: (nonce: number): string => drawn + nonce.toString(16).padStart(8, '0'),
  currencyOf: (nonce: number): Currency => (nonce % 2 === 0 ? 'gold' : 'sweeps'),
} as const;

/** Default stakes in hundredths. */
export interface Stakes {
  readonly gold: number;
  readonly sweeps: number;
}

export function stakeText(stakes: Stakes, currency: Currency): string {
  return formatHundredths(BigInt(stakes[currency]));
}
