import { welcomeOffer } from '../constants.ts';
import type { PolicyPack } from '../places/jurisdictions.ts';
import type { Country } from '../places/regions.ts';
import { sweepsMayBeGranted } from './offers.ts';

/**
 * Returns the credits of a new player, in hundredths. Sweeps Coins are credited only if the region allows
 * sweeps play. A player without a region gets them, too, but they are locked until the region is known.
 */
export function welcomeGrant(
  pack: PolicyPack,
  country: Country,
  region: string | null,
): { goldHundredths: bigint; sweepsHundredths: bigint } {
  return {
    goldHundredths: welcomeOffer.goldHundredths,
    sweepsHundredths: sweepsMayBeGranted(pack, country, region) ? welcomeOffer.sweepsHundredths : 0n,
  };
}

/**
 * What happened to the Sweeps Coins of the welcome offer. `had_before`: an account of the same mailbox already
 * received them.
 */
export const welcomeSweepsStates = ['granted', 'not_in_region', 'had_before'] as const;
export type WelcomeSweeps = (typeof welcomeSweepsStates)[number];
