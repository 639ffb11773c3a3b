import type { Currency } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';

/** Both loops play this mix: the coins in turn, each at its default stake, with a client seed of usual length. */
export const roundMix = {
  clientSeed: '5f2b9c1de04a4a7c8b1e',
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
