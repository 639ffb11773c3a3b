import type { Country } from './regions.ts';

/** Permissions of a jurisdiction. The code that enforces each one refers to it by name. */
export const permissions = ['register', 'gold_play', 'sweeps_play', 'purchase', 'free_entry', 'redeem'] as const;
export type Permission = (typeof permissions)[number];

/**
 * A dated set of regional rules. Regions that are not listed allow everything. A pack is only data: compliance
 * staff choose which pack is active, and code never names a state.
 */
export interface PolicyPack {
  readonly id: string;
  /** Calendar day (product time zone) from which the pack may be active. */
  readonly from: string;
  readonly summary: string;
  /** Region such as `US-WA` → what is still allowed there. */
  readonly regions: Readonly<Record<string, readonly Permission[]>>;
}

const nothing: readonly Permission[] = [];
const goldOnly: readonly Permission[] = ['register', 'gold_play', 'purchase'];

/**
 * The specification's pack, which contains both of its lists: void in WA, MT, NV, ID; Michigan without Sweeps
 * Coins.
 */
export const specificationPack: PolicyPack = {
  id: 'spec-2025',
  from: '2025-01-01',
  summary: 'WA, ID, NV and MT excluded; MI plays with Gold Coins only.',
  // In the order in which the specification prints them.
  regions: { 'US-WA': nothing, 'US-MT': nothing, 'US-NV': nothing, 'US-ID': nothing, 'US-MI': goldOnly },
};

/** Later state bans on dual-currency play. Inactive until compliance staff activate the pack. */
export const laterBansPack: PolicyPack = {
  id: 'bans-2026',
  from: '2026-01-01',
  summary: 'Also excludes CT, NJ, CA and NY.',
  regions: { ...specificationPack.regions, 'US-CT': nothing, 'US-NJ': nothing, 'US-CA': nothing, 'US-NY': nothing },
};

export const policyPacks: readonly PolicyPack[] = [specificationPack, laterBansPack];

/**
 * Regions of a country where the pack does not allow this permission, in the pack's own order. The note on the
 * registration form prints `WA, MT, NV, ID`.
 */
export function regionsWithout(pack: Pick<PolicyPack, 'regions'>, permission: Permission, country: Country): string[] {
  const prefix = `${country}-`;
  return Object.entries(pack.regions)
    .filter(([name, allowed]) => name.startsWith(prefix) && !allowed.includes(permission))
    .map(([name]) => name.slice(prefix.length));
}

/** Regions of a country where the pack allows play with Gold Coins only. */
export function goldOnlyRegions(pack: Pick<PolicyPack, 'regions'>, country: Country): string[] {
  const closed = regionsWithout(pack, 'gold_play', country);
  return regionsWithout(pack, 'sweeps_play', country).filter((region) => !closed.includes(region));
}

/** These permissions need a known region. Without one, Sweeps Coins are granted but locked. */
const needsKnownRegion: ReadonlySet<Permission> = new Set(['sweeps_play', 'redeem']);

export type Allowance = { allowed: true } | { allowed: false; reason: 'region_blocked' | 'state_required' };

/**
 * Checks whether a player of this country and region has a permission. `region` is null for a player who has
 * not named one. Permissions that need a known region then return `state_required`.
 */
export function allowance(
  pack: PolicyPack,
  permission: Permission,
  country: Country,
  region: string | null,
): Allowance {
  if (region === null) {
    return needsKnownRegion.has(permission) ? { allowed: false, reason: 'state_required' } : { allowed: true };
  }
  const restricted = pack.regions[`${country}-${region}`];
  if (restricted && !restricted.includes(permission)) return { allowed: false, reason: 'region_blocked' };
  return { allowed: true };
}
