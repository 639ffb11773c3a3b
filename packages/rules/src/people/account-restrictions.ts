import { allowance, type PolicyPack } from '../places/jurisdictions.ts';
import type { Country } from '../places/regions.ts';
import type { BreakCode } from '../play/responsible-play.ts';

/**
 * Restrictions on an account. Players see them as `restrictions`. Each is enforced at the action that it
 * restricts.
 */
export const restrictionCodes = [
  'state_required',
  'sweeps_unavailable',
  'region_blocked',
  'account_suspended',
  'redemption_suspended',
  'self_excluded',
  'exclusion_review',
  'cooling_off',
] as const;
export type RestrictionCode = (typeof restrictionCodes)[number];

/** Returns the restrictions that follow from the player's region and from staff action, most severe first. */
export function restrictionsOf(
  pack: PolicyPack,
  player: {
    country: Country;
    region: string | null;
    suspended: boolean;
    redemptionSuspended: boolean;
    breakCode: BreakCode | null;
  },
): RestrictionCode[] {
  const codes: RestrictionCode[] = [];
  if (player.suspended) codes.push('account_suspended');
  if (player.redemptionSuspended) codes.push('redemption_suspended');
  if (player.breakCode !== null) codes.push(player.breakCode);
  if (!allowance(pack, 'gold_play', player.country, player.region).allowed) return [...codes, 'region_blocked'];
  const sweeps = allowance(pack, 'sweeps_play', player.country, player.region);
  if (!sweeps.allowed) codes.push(sweeps.reason === 'state_required' ? 'state_required' : 'sweeps_unavailable');
  return codes;
}
