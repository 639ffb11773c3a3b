import { welcomeOffer } from './constants.ts';
import { type PolicyPack, sweepsMayBeGranted } from './jurisdictions.ts';
import type { Country } from './regions.ts';

/**
 * What a new player is credited, in hundredths. Sweeps Coins only where the region allows sweeps play; a player
 * without a region gets them too, locked until the region is known (decisions §2, §3).
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
