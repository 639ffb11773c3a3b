import { randomBytes } from 'node:crypto';
import type { Currency } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';

const drawn = randomBytes(12).toString('hex');

/** Both loops play this mix: the coins in turn, each at its default stake, every round with a client seed of its own. */
export const roundMix = {
  /** As long as a browser's, and cheap: what it costs to make one is not measured. */
  clientSeedOf: (nonce: number): string => drawn + nonce.toString(16).padStart(8, '0'),
  currencyOf: (nonce: number): Currency => (nonce % 2 === 0 ? 'gold' : 'sweeps'),
} as const;

/** Hundredths. */
export interface Stakes {
  readonly gold: number;
  readonly sweeps: number;
}

export function stakeText(stakes: Stakes, currency: Currency): string {
  return formatHundredths(BigInt(stakes[currency]));
}
