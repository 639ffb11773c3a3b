import { allowance, type Country, type PolicyPack, regionNames } from '@goldwren/rules';
import { Problem } from '../../platform/problem.ts';
import type { Person, Visitor } from '../players/public.ts';

/** Why this player may not buy here and now; null when they may. Home counts, and where the visitor is. */
export function purchaseRefusal(pack: PolicyPack, player: Person, visitor: Visitor | null): Problem | null {
  if (player.suspendedAt !== null) return new Problem('account_suspended');
  for (const place of [player, visitor]) {
    if (!place || allowance(pack, 'purchase', place.country, place.region).allowed) continue;
    const name = place.region === null ? undefined : regionNames[place.country][place.region];
    return new Problem('region_blocked', {
      message: `Coins cannot be bought in ${name ?? 'your region'}. Nothing was charged.`,
    });
  }
  return null;
}

/**
 * Does the bonus come with a purchase here? Not where Sweeps Coins are barred. A player without a region gets it, locked
 * until the region is known, as with the welcome offer.
 */
export function bringsSweeps(pack: PolicyPack, country: Country, region: string | null): boolean {
  const play = allowance(pack, 'sweeps_play', country, region);
  return play.allowed || play.reason === 'state_required';
}
