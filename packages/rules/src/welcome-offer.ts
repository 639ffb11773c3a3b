import { welcomeOffer } from './constants.ts';
import { allowance, type PolicyPack } from './jurisdictions.ts';
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
  const sweeps = allowance(pack, 'sweeps_play', country, region);
  const blocked = !sweeps.allowed && sweeps.reason === 'region_blocked';
  return {
    goldHundredths: welcomeOffer.goldHundredths,
    sweepsHundredths: blocked ? 0n : welcomeOffer.sweepsHundredths,
  };
}
