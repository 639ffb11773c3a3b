import { welcomeOffer } from './constants.ts';
import type { PolicyPack } from './jurisdictions.ts';
import { sweepsMayBeGranted } from './offers.ts';
import type { Country } from './regions.ts';

/**
 * What a new player is credited, in hundredths. Sweeps Coins only where the region allows sweeps play; a player
 * without a region gets them too, locked until the region is known.
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

/** What became of the Sweeps Coins of a player's welcome offer; `had_before`: an account of the same mailbox has had them. */
export const welcomeSweepsStates = ['granted', 'not_in_region', 'had_before'] as const;
export type WelcomeSweeps = (typeof welcomeSweepsStates)[number];
